import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** A file of the reference page, with its content plain and compressed. */
export interface ReferenceFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const pageFile = (name: string): string => fileURLToPath(new URL(`page/${name}`, import.meta.url));

/** The files of the reference page by path. Redoc's standalone bundle needs no other package. */
const FILES: Readonly<Record<string, { readonly type: string; readonly from: () => string }>> = {
  '/docs/page.js': { type: JAVASCRIPT, from: () => pageFile('page.js') },
  '/docs/page.css': { type: 'text/css; charset=utf-8', from: () => pageFile('page.css') },
  '/docs/guides.css': { type: 'text/css; charset=utf-8', from: () => pageFile('guides.css') },
  '/docs/icon.svg': { type: 'image/svg+xml', from: () => pageFile('icon.svg') },
  '/docs/redoc.js': { type: JAVASCRIPT, from: () => createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js') },
};

/** Redoc's logo under the menu, which the bundle loads from its vendor's host. The page's policy blocks that host, and it is unreachable offline. */
const VENDOR_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const EMBEDDED_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="16"><text y="12" font-family="sans-serif" font-size="12" fill="#4b5563">Redoc</text></svg>',
)}`;

/** Returns a function that finds a file of the page. Each file is read and compressed once, on first use. */
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
  const plain = Buffer.from(text.replaceAll(VENDOR_LOGO, EMBEDDED_LOGO));
  return { type, plain, gzipped: await compress(plain) };
}
