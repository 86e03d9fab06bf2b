/** The only three roundings of corners, in pixels: fields and small parts, cards, and what is round at its ends. */
export const radii = { small: 8, card: 16, pill: 999 } as const;
