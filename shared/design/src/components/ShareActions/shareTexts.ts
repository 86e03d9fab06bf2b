/** What the ways to share a page say. */
export const shareTexts = {
  share: 'Share',
  copy: 'Copy link',
  print: 'Print',
  copied: 'The link is copied.',
  notCopied: (url: string) => `The link could not be copied. It is ${url}`,
} as const;
