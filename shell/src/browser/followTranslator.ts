/**
 * Lets React change a page that the browser's translator has changed. A translator replaces each text by a <font> element
 * with the translation. React knows only its own text nodes: it would throw where it removes one, or write a new text into
 * one that is not on the page any more. So each replaced text node stands for its <font> from now on, and a new text puts
 * the node itself back, which the translator then translates again. React has no other remedy than that no component,
 * of any team or library, ever changes a bare text beside another node (facebook/react issue 11538).
 */
export function followTranslator(): void {
  const replacements = new WeakMap<Node, HTMLElement>();

  /** The <font> in place of a text node among the children of `parent`; otherwise the node itself. */
  const standIn = <T extends Node | null>(node: T, parent: Node): T | HTMLElement => {
    const font = node !== null && node.parentNode !== parent ? replacements.get(node) : undefined;
    return font?.parentNode === parent ? font : node;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, standIn(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    // A text node that is moved must not leave its translation behind.
    replacements.get(node)?.remove();
    insertBefore.call(this, node, standIn(before, this));
    return node;
  };

  const putBack = (text: Node) => {
    const font = replacements.get(text);
    if (text.parentNode === null && font?.parentNode) font.replaceWith(text);
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (removed.nodeType !== Node.TEXT_NODE || font === undefined || removed.parentNode) continue;
        replacements.set(removed, font);
        changes.observe(removed, { characterData: true });
      }
  }).observe(document.body, { childList: true, subtree: true });
}
