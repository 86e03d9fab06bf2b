/** Keeps the styles of both colour schemes (docs/pictures.md). */
export default {
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { minifyStyles: false, inlineStyles: false, mergePaths: false } },
    },
  ],
};
