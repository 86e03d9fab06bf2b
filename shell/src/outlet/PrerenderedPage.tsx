import { ownHtml } from 'shared/core';

/** A page as the document brought it, in place of a page whose code can't run, or does not run yet. */
export const PrerenderedPage = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={ownHtml(html)} />
);
