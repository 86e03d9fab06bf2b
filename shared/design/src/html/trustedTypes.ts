/** The part of the Trusted Types API that is used here; not every browser has it, and no server. */
interface TrustedTypes {
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

/** The browser's Trusted Types; undefined where there are none. */
export const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
