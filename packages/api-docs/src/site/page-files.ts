import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedFile } from './rendered-file.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const inPage = (name: string) => (): string => fileURLToPath(new URL(`page/${name}`, import.meta.url));

/** The files of the pages by path. */
const FILES: Readonly<Record<string, { readonly type: string; readonly from: () => string }>> = {
  '/docs/docs.css': { type: 'text/css; charset=utf-8', from: inPage('docs.css') },
  '/docs/icon.svg': { type: 'image/svg+xml', from: inPage('icon.svg') },
  ...Object.fromEntries(
    ['announce', 'choices', 'code-tabs', 'console', 'copy-buttons', 'docs', 'search-box', 'theme'].map((name) => [
      `/docs/${name}.js`,
      { type: JAVASCRIPT, from: inPage(`${name}.js`) },
    ]),
  ),
  // The module for browsers, beside the one that `require` finds. It needs no other package.
  '/docs/minisearch.js': {
    type: JAVASCRIPT,
    from: () => join(createRequire(import.meta.url).resolve('minisearch'), '../../es/index.js'),
  },
};

/** Reads a file of the pages. Returns undefined if there is none at the path. */
export function pageFile(path: string): Promise<RenderedFile> | undefined {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  return file && readFile(file.from()).then((bytes) => ({ type: file.type, bytes }));
}
