/** Who issues a paper. */
export type Issuer = 'you' | 'school' | 'bank' | 'nepal' | 'test' | 'doctor' | 'embassy';

export interface CheckItem {
  /** Unique in its list, because ticks are stored under it. */
  id: string;
  title: string;
  from: Issuer;
  /** May have links (linkedText). */
  text: string;
  /** The rest of a long text, folded. */
  more?: string;
  /** The price or the time, e.g. `NPR 2,70,000`. */
  sum?: string;
}
