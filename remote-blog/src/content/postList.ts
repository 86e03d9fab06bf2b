/** All articles without their texts, newest first: the data of the list page. */
export { default } from 'virtual:posts';
