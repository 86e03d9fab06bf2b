/** The weights that the site may use; the build leaves the others out of the font. */
export const lightestWeight = 400;
export const heaviestWeight = 800;
