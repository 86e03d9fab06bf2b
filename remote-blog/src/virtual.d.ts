/** Modules that `vite/postsPlugin.ts` provides. */
declare module 'virtual:posts' {
  /** All articles without their bodies, newest first. */
  const posts: readonly import('./schema/post.ts').PostSummary[];
  export default posts;
}

declare module '*.md' {
  const article: import('./schema/post.ts').Article;
  export default article;
}
