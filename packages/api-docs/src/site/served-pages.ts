import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { adminErrorsPage } from '../errors/errors-page.ts';
import { type DocsPage, GUIDES, PAGES } from './guides/guide-list.ts';
import { renderMarkdown } from './guides/render-markdown.ts';
import { type Audience, type Mode, type PageContent, pageFrame } from './page-frame.ts';
import { readReference } from './reference/reference-document.ts';
import { type ReferencePage, referencePages, renderReference } from './reference/reference-pages.ts';
import type { RenderedFile } from './rendered-file.ts';
import { searchIndex } from './search/search-index.ts';
import { addressOf, navigation, type SitePage } from './site.ts';

const ROOT = new URL('../../../../', import.meta.url);
const SEARCH = '/docs/search.json';
const MARKDOWN: readonly DocsPage[] = [...GUIDES, ...PAGES];

/** A page before it is rendered. */
interface Source extends SitePage {
  readonly modes: readonly Mode[];
  readonly render: (base: string) => PageContent;
}

/** The pages of a site by their paths. */
interface ServedPages {
  /** Renders a page, or the index of the search; undefined if there is none. */
  readonly find: (path: string) => RenderedFile | undefined;
  /** Renders the page for a path that has none. */
  readonly missing: (path: string) => RenderedFile;
}

/**
 * Returns the pages and the index of the search. All files are read at start, so that a missing one is noticed then. A page
 * is rendered when it is asked for: rendering all of them would take more than half a second of processor time from every start.
 */
export function servedPages(openApi: Buffer, audience: Audience): ServedPages {
  const isOwn = ({ name }: DocsPage) => audience === 'admin' && name === 'errors';
  const markdown = MARKDOWN.map((page) => ({
    page,
    source: isOwn(page) ? adminErrorsPage() : readFileSync(new URL(page.file, ROOT), 'utf8'),
  }));
  const reference = once(() => {
    const document = readReference(openApi.toString('utf8'));
    return { document, pages: referencePages(document) };
  });
  const sources = once((): ReadonlyMap<string, Source> => {
    const all = [
      ...markdown.map(({ page, source }) => ({
        ...page,
        address: addressOf(page),
        render: (base: string) => renderPage(page, source, base),
      })),
      ...reference().pages.map((page) => ({ ...page, render: (base: string) => renderReference(page, reference().document, base) })),
    ];
    return new Map(all.map((source) => [new URL(source.address, 'http://docs/docs/').pathname, source]));
  });
  const find = (path: string): RenderedFile | undefined => {
    if (!/^\/docs(?:\/|$)/.test(path)) return undefined;
    const source = sources().get(path);
    return path === SEARCH ? searchFile(markdown, reference().pages) : source && pageFile(source, path, reference().pages, audience);
  };
  return { find, missing: (path) => missingFile(path, reference().pages, audience) };
}

function searchFile(
  markdown: readonly { readonly page: DocsPage; readonly source: string }[],
  reference: readonly ReferencePage[],
): RenderedFile {
  const pages = markdown.map(({ page, source }) => ({
    title: page.title,
    address: addressOf(page),
    source: source.replace(/^# .*\n/, ''),
  }));
  return { type: 'application/json; charset=utf-8', bytes: Buffer.from(searchIndex(pages, reference)) };
}

function pageFile(source: Source, path: string, reference: readonly ReferencePage[], audience: Audience): RenderedFile {
  const base = path === '/docs' ? 'docs/' : path.split('/').length > 3 ? '../' : '';
  const groups = navigation(base, source.address, reference);
  const group = groups.find(({ links }) => links.some(({ isCurrent }) => isCurrent))?.links ?? [];
  const at = group.findIndex(({ isCurrent }) => isCurrent);
  // The pages of the last group are for looking up, in any order.
  const isRead = groups.at(-1)?.links !== group;
  const html = pageFrame(source.render(base), {
    audience,
    base,
    markdown: audience === 'public' ? `${path.split('/').at(-1)}.md` : undefined,
    groups,
    previous: isRead ? group[at - 1] : undefined,
    next: isRead ? group[at + 1] : undefined,
    modes: source.modes,
  });
  return { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
}

const missingFile = (path: string, reference: readonly ReferencePage[], audience: Audience): RenderedFile => {
  const base = '../'.repeat(path.split('/').length - 3);
  const html = `<h1>Page not found</h1>
<p>There is no page at this address. Search the docs, or go to the <a href="${base}guides/quickstart">quickstart</a> or the <a href="${base}../docs">API reference</a>.</p>`;
  const frame = {
    audience,
    base,
    markdown: undefined,
    groups: navigation(base, '', reference),
    previous: undefined,
    next: undefined,
    modes: [],
  };
  return {
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(pageFrame({ html, title: 'Page not found', sections: [] }, frame)),
  };
};

function renderPage(page: DocsPage, source: string, base: string): PageContent {
  const fileOf = (target: string): string => posix.join(posix.dirname(page.file), target.split('#', 1)[0] ?? '');
  const resolve = (target: string): string | undefined => {
    if (/^(?:https?:|mailto:|#)/.test(target)) return target;
    const anchor = target.includes('#') ? target.slice(target.indexOf('#')) : '';
    const file = fileOf(target);
    if (file === 'docs') return `${base}../docs${anchor}`;
    const served = MARKDOWN.find((other) => other.file === file);
    return served === undefined ? undefined : `${base}${addressOf(served)}${anchor}`;
  };
  return renderMarkdown(source, resolve, fileOf);
}

/** Returns a function that computes its value on first use. */
function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: compute() }).value;
}
