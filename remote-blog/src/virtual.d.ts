/** Modules that `build/postsPlugin.ts` provides. */
declare module 'virtual:posts' {
  /** All articles without their bodies, newest first. */
  const posts: readonly import('./content/post.ts').PostSummary[];
  export default posts;
}

declare module 'virtual:post-titles' {
  /** What is known of an article before it is loaded, newest first. */
  const titles: readonly Pick<import('./content/post.ts').PostSummary, 'slug' | 'title'>[];
  export default titles;
}

declare module '*.md' {
  const article: import('./content/post.ts').Article;
  export default article;
}
