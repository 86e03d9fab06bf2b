/** notistack's own styles, collected while prerendering, as the documents of goober, its style library, teach. */
import { extractCss } from 'goober';
import { prerender } from 'react-dom/static';
import { ToastStack } from './ToastStack.tsx';

await prerender(<ToastStack onReady={() => {}} />);

/**
 * The style element of every page. In the browser goober finds it by its id and writes only what it does not hold: nothing,
 * because the site's security policy refuses text that scripts write into a style element.
 */
export const toastStyles = { id: '_goober', css: extractCss() };
