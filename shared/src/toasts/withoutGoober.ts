/**
 * Imported before notistack. notistack styles itself through goober, which writes text into a `<style>` element; the
 * site's Content-Security-Policy refuses that. goober writes to whatever stands at `window._goober`, so here stands an
 * object that no page reads: the stack is dressed in our own styles (ToastStack.tsx). To go when notistack can do
 * without goober (https://github.com/iamhosseindhv/notistack/issues/552).
 */
Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
