/** The part of the Trusted Types API that is used here; not every browser has it, and no server. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * HTML that the site itself was built with, for React's `dangerouslySetInnerHTML`. The site's policy lets no other text
 * become HTML, except what DOMPurify has cleaned: never give this anything from a visitor or the network's answers.
 */
export function ownHtml(html: string): { __html: string } {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('own-html', { createHTML: (own) => own });
  return { __html: policy?.createHTML(html) ?? html };
}
