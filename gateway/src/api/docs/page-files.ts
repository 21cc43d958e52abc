import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StaticFile, staticFile } from '../../http/replies/static-file.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const pageFile = (name: string) => (): string => fileURLToPath(new URL(`page/${name}`, import.meta.url));

/** The files of the pages by path. */
const FILES: Readonly<Record<string, { readonly type: string; readonly from: () => string }>> = {
  '/docs/docs.css': { type: 'text/css; charset=utf-8', from: pageFile('docs.css') },
  '/docs/icon.svg': { type: 'image/svg+xml', from: pageFile('icon.svg') },
  ...Object.fromEntries(
    ['announce', 'choices', 'code-tabs', 'console', 'copy-buttons', 'docs', 'search-box', 'theme'].map((name) => [
      `/docs/${name}.js`,
      { type: JAVASCRIPT, from: pageFile(`${name}.js`) },
    ]),
  ),
  // The module for browsers, beside the one that `require` finds. It needs no other package.
  '/docs/minisearch.js': {
    type: JAVASCRIPT,
    from: () => join(createRequire(import.meta.url).resolve('minisearch'), '../../es/index.js'),
  },
};

const CACHE_CONTROL = 'public, max-age=3600';

/** Returns a function that finds a file of the pages. Each file is read once, on first use. */
export function pageFiles(): (path: string) => Promise<StaticFile> | undefined {
  const read = new Map<string, Promise<StaticFile>>();
  return (path) => {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (file === undefined) return undefined;
    const found = read.get(path) ?? readFile(file.from()).then((bytes) => staticFile(file.type, bytes, CACHE_CONTROL));
    read.set(path, found);
    return found;
  };
}
