import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type StaticFile, staticFile } from '../../http/replies/static-file.ts';

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

const CACHE_CONTROL = 'public, max-age=3600';

/** Returns a function that finds a file of the page. Each file is read once, on first use. */
export function referenceFiles(): (path: string) => Promise<StaticFile> | undefined {
  const read = new Map<string, Promise<StaticFile>>();
  return (path) => {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (file === undefined) return undefined;
    const found = read.get(path) ?? load(file.type, file.from());
    read.set(path, found);
    return found;
  };
}

async function load(type: string, path: string): Promise<StaticFile> {
  const text = await readFile(path, 'utf8');
  return staticFile(type, Buffer.from(text.replaceAll(VENDOR_LOGO, EMBEDDED_LOGO)), CACHE_CONTROL);
}
