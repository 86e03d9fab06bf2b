/** Opens the document of the address on the screen, in place, so that Back, the query and the anchor stay the same. */
export function openDocument(): void {
  // Over HTTP/1.1, six hanging scripts would take all connections, and the document could not be loaded.
  window.stop();
  window.location.reload();
}
