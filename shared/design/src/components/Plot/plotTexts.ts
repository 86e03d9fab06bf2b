export const plotTexts = {
  show: 'Show the figures',
  asked: 'Asked',
  yours: 'Yours',
  today: 'Today',
} as const;
