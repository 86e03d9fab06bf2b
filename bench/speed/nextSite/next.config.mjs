/** As Next.js's guide to static exports has it. */
export default { output: 'export', trailingSlash: true, images: { unoptimized: true } };
