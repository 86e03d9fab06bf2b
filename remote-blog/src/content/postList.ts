/** All articles without their texts, newest first: what the list page is handed. */
export { default } from 'virtual:posts';
