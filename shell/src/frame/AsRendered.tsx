import { ownHtml } from '@sayapatri/design';
import { prerendered } from '../navigation/prerendered.ts';
import { PageLoading } from './PageLoading.tsx';

/** The open document's own page as compose wrote it: readable and with working links, but without the page's code. */
export const AsRendered = () =>
  prerendered.html ? <div dangerouslySetInnerHTML={ownHtml(prerendered.html)} /> : <PageLoading />;
