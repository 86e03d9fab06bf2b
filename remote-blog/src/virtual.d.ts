/** Modules that `build/postsPlugin.ts` provides. */
declare module 'virtual:posts' {
  /** All articles without their bodies, newest first. */
  const posts: readonly import('./content/post.ts').PostSummary[];
  export default posts;
}

declare module '*.md' {
  const article: import('./content/post.ts').Article;
  export default article;
}
