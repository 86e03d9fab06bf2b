/** Characters: enough for a tool's summary, and a limit for links from elsewhere. */
const longest = 1000;

/** The text that a link such as `/contact?message=…` suggests for the message: plain, and cut to a bounded length. */
export function suggestedMessage(search: string): string {
  const text = new URLSearchParams(search).get('message') ?? '';
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .slice(0, longest);
}
