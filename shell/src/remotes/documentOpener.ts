export interface DocumentCalls {
  /** Loads the static document of the address on the screen; used when its page can't be loaded after a navigation. */
  openDocument?: () => void;
  /** Takes `openDocument` back while the document is still awaited. */
  stopOpening?: () => void;
}

export type DocumentOpener = ReturnType<typeof createDocumentOpener>;

/** Opens a page as a static document, for as long as the visitor stays on it. */
export function createDocumentOpener({
  openDocument = () => {
    // Over HTTP/1.1, six hanging scripts would take all connections, and the document could not be loaded.
    window.stop();
    // Reloads in place, so that Back, the query and the anchor stay the same.
    window.location.reload();
  },
  stopOpening = () => window.stop(),
}: DocumentCalls) {
  /** The path whose document is being opened. */
  let opening: string | undefined;
  return {
    /** Opens the document at `path`, unless the visitor has left that page. */
    open(path: string): void {
      if (window.location.pathname !== path) return;
      opening = path;
      openDocument();
    },
    /** To be called when the page at `path` is wanted: another document still loading would take the visitor back. */
    stopOthers(path: string): void {
      if (opening === undefined || opening === path) return;
      opening = undefined;
      stopOpening();
    },
    isOpening: (): boolean => opening !== undefined,
  };
}
