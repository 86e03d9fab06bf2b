/** The words under a section that name its figures' sources. */
export const sourceTexts = {
  title: 'Sources and dates',
  sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
  official: (count: number) => (count === 1 ? 'Official page' : 'Official pages'),
  changing: 'fees and rules',
  change: (what: string, pages: number) =>
    `${what.slice(0, 1).toUpperCase()}${what.slice(1)} change: check the official ${pages === 1 ? 'page' : 'pages'}.`,
  note: (text: string, date: string) => `${text} (${date}): check`,
  newTab: 'opens in a new tab',
} as const;
