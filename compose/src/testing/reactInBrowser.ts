import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A script with a `require` that knows the production build of React, for pages that tests write by hand. */
export function reactInBrowser(): string {
  const fromHere = createRequire(import.meta.url).resolve;
  const fromReactDom = createRequire(fromHere('react-dom')).resolve;
  const build = (main: string, name: string) => path.join(path.dirname(main), `cjs/${name}.production.js`);
  const modules = Object.entries({
    react: build(fromHere('react'), 'react'),
    'react-dom': build(fromHere('react-dom'), 'react-dom'),
    'react-dom/client': build(fromHere('react-dom'), 'react-dom-client'),
    scheduler: build(fromReactDom('scheduler'), 'scheduler'),
  }).map(([name, file]) => `${JSON.stringify(name)}: (exports) => {${readFileSync(file, 'utf8')}}`);
  return `const modules = {${modules}}, loaded = {};
    function require(name) {
      if (loaded[name] === undefined) modules[name](loaded[name] = {});
      return loaded[name];
    }`;
}
