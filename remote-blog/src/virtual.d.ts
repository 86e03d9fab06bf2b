/** Modules that `vite/postsPlugin.ts` provides. */
declare module 'virtual:posts' {
  /** All articles without their bodies, newest first. */
  const posts: readonly import('./schema/post.ts').PostSummary[];
  export default posts;
}

declare module 'virtual:post-titles' {
  /** Every article's path and title, known before it is loaded, newest first. */
  const titles: readonly Pick<import('./schema/post.ts').PostSummary, 'slug' | 'title'>[];
  export default titles;
}

declare module '*.md' {
  const article: import('./schema/post.ts').Article;
  export default article;
}
