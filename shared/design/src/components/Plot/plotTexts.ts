export const plotTexts = {
  show: 'Show the figures',
  asked: 'Asked',
  yours: 'Yours',
} as const;
