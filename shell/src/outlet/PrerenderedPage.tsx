import { ownHtml } from '@sayapatri/design';

/** The document's own prerendered HTML of a page, shown while the page's code is loading or if it can't run. */
export const PrerenderedPage = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={ownHtml(html)} />
);
