/** The functions used of it; to be dropped when the package takes @types/react-dom. */
declare module 'react-dom/server' {
  export function renderToString(element: import('react').ReactElement): string;
  export function renderToStaticMarkup(element: import('react').ReactElement): string;
}
