import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

export interface ReferenceFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const ours = (name: string): string => fileURLToPath(new URL(`page/${name}`, import.meta.url));

/** The files of the reference page by path. Redoc's is its own bundle, which needs no other package. */
const FILES: Readonly<Record<string, { readonly type: string; readonly from: () => string }>> = {
  '/docs/page.js': { type: JAVASCRIPT, from: () => ours('page.js') },
  '/docs/page.css': { type: 'text/css; charset=utf-8', from: () => ours('page.css') },
  '/docs/icon.svg': { type: 'image/svg+xml', from: () => ours('icon.svg') },
  '/docs/redoc.js': { type: JAVASCRIPT, from: () => createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js') },
};

/** Redoc's mark under the menu would come from a host of its maker's, which neither the page's policy nor a machine without internet lets through. */
const FOREIGN_MARK = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const OWN_MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="16"><text y="12" font-family="sans-serif" font-size="12" fill="#4b5563">Redoc</text></svg>',
)}`;

/** Finds a file of the page; each is read and compressed once, when it is first asked for. */
export function referenceFiles(): (path: string) => Promise<ReferenceFile> | undefined {
  const read = new Map<string, Promise<ReferenceFile>>();
  return (path) => {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (file === undefined) return undefined;
    const found = read.get(path) ?? load(file.type, file.from());
    read.set(path, found);
    return found;
  };
}

async function load(type: string, path: string): Promise<ReferenceFile> {
  const text = await readFile(path, 'utf8');
  const plain = Buffer.from(text.replaceAll(FOREIGN_MARK, OWN_MARK));
  return { type, plain, gzipped: await compress(plain) };
}
