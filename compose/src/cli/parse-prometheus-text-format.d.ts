/** The package brings no types. */
declare module 'parse-prometheus-text-format' {
  export interface MetricFamily {
    name: string;
    /** Histograms and summaries have further fields, which are not read here, and no value. */
    metrics: { value?: string; labels?: Record<string, string> }[];
  }
  /** Reads metrics in the text format of Prometheus. Throws an Error that quotes the first line it can't read. */
  export default function parseMetrics(text: string): MetricFamily[];
}
