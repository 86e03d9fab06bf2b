export interface DocumentCalls {
  /** Loads the static document at `path`, which may be the address on the screen. */
  openDocument?: (path: string) => void;
  /** Cancels `openDocument` while the document is still loading. */
  stopOpening?: () => void;
}

export type DocumentOpener = ReturnType<typeof createDocumentOpener>;

/** Opens pages as static documents, when what they need from a remote can't be loaded. */
export function createDocumentOpener({
  openDocument = (path) => {
    // Over HTTP/1.1, six hanging scripts would take all connections, and the document could not be loaded.
    window.stop();
    // Reloads in place, so that Back, the query and the anchor stay the same.
    if (window.location.pathname === path) window.location.reload();
    else window.location.assign(path);
  },
  stopOpening = () => window.stop(),
}: DocumentCalls) {
  /** The path whose document is being opened. */
  let opening: string | undefined;
  function open(path: string): void {
    opening = path;
    openDocument(path);
  }
  return {
    /** Opens the document at `path`. */
    open,
    /** Reloads the open page as a document, unless the visitor has left `path`. */
    reopen(path: string): void {
      if (window.location.pathname === path) open(path);
    },
    /** To be called when the visitor opens the page at `path`: cancels another document, which would replace this page. */
    stopOthers(path: string): void {
      if (opening === undefined || opening === path) return;
      opening = undefined;
      stopOpening();
    },
    isOpening: (): boolean => opening !== undefined,
  };
}
