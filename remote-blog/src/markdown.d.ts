/** What `vite/postsPlugin.ts` makes of an article's file. */
declare module '*.md' {
  const article: import('./schema/post.ts').Article;
  export default article;
}
