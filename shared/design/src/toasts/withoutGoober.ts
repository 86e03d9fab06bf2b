/**
 * Imported before notistack, which styles itself through goober. goober writes text into a `<style>` element, which the
 * site's Content-Security-Policy refuses. It writes to the object at `window._goober`, so this module puts an object
 * there that nothing reads; the toasts have our own styles (ToastStack.tsx). Remove this when notistack works without
 * goober (https://github.com/iamhosseindhv/notistack/issues/552).
 */
Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
