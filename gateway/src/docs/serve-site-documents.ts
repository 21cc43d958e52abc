import {
  type BrunoSources,
  type Change,
  type MarkdownSite,
  brunoCollection,
  changelogAtom,
  changelogJson,
  llmsFullText,
  llmsText,
  markdownSite,
  zipOf,
} from '@storefront/api-docs/site';
import type { Middleware } from '../http/context/request-context.ts';
import { type StaticFile, sendStaticFile, staticFile } from '../http/replies/static-file.ts';
import { READ_ONLY, acceptMethod } from '../http/routing/accept-method.ts';

const CACHE_CONTROL = 'public, max-age=300';
const PLAIN = 'text/plain; charset=utf-8';
const SECURITY = '/.well-known/security.txt';
const DOCUMENT = /^\/(?:llms(?:-full)?\.txt|changelog\.(?:json|atom)|bruno\.zip|docs(?:\/.*)?\.md)$/;

/** The sources of the documents. */
export interface SiteDocumentsDeps {
  readonly openApi: Buffer;
  readonly bruno: BrunoSources;
  /** The changes of the API, newest first. */
  readonly changes: readonly Change[];
  /** The URL in `security.txt`; without one, there is no such file. */
  readonly securityContact?: string | undefined;
}

/** Serves the documents for tools and agents, without a key: the pages as Markdown, the changelog, the Bruno collection, and `security.txt`. Each is rendered on first use. */
export function serveSiteDocuments({ securityContact, ...sources }: SiteDocumentsDeps): Middleware {
  const find = siteDocuments(sources);
  return (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const file = path === SECURITY ? securityFile(securityContact) : DOCUMENT.test(path) ? find(path) : undefined;
    if (file === undefined) return next();
    if (!acceptMethod(request, response, READ_ONLY)) return;
    return sendStaticFile(request, response, file);
  };
}

const securityFile = (contact: string | undefined): StaticFile | undefined =>
  contact === undefined ? undefined : staticFile(PLAIN, Buffer.from(securityText(contact, new Date())), CACHE_CONTROL);

/** Returns a function that finds a document by its path. */
function siteDocuments({ openApi, bruno, changes }: Omit<SiteDocumentsDeps, 'securityContact'>): (path: string) => StaticFile | undefined {
  const files = new Map<string, StaticFile>();
  let rendered: MarkdownSite | undefined;
  const site = (): MarkdownSite => (rendered ??= markdownSite(openApi));
  const render = (path: string): readonly [type: string, content: string | Buffer] | undefined => {
    if (path === '/llms.txt') return [PLAIN, llmsText(site())];
    if (path === '/llms-full.txt') return [PLAIN, llmsFullText(site())];
    if (path === '/changelog.json') return ['application/json; charset=utf-8', changelogJson(changes)];
    if (path === '/changelog.atom') return ['application/atom+xml; charset=utf-8', changelogAtom(changes)];
    if (path === '/bruno.zip') return ['application/zip', zipOf(brunoCollection(bruno))];
    const page = Object.values(site())
      .flat()
      .find((other) => `/${other.path}` === path);
    return page && ['text/markdown; charset=utf-8', page.text];
  };
  return (path) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const [type, content] = render(path) ?? [];
    if (type === undefined || content === undefined) return undefined;
    const file = staticFile(type, Buffer.from(content), CACHE_CONTROL);
    files.set(path, file);
    return file;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Returns the text of `/.well-known/security.txt` (RFC 9116), which is the same for a whole day. */
export function securityText(contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
