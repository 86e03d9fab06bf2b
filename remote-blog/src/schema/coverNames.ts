/** The values that the `image` field of an article may have. Plain data, so that the build can check it without React. */
export const coverNames = ['campus-path', 'growing-books', 'rooftop-kites'] as const;

export type CoverName = (typeof coverNames)[number];
