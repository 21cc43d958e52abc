import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type StaticFile, staticFile } from '../../../http/replies/static-file.ts';
import { type DocsPage, GUIDES, PAGES } from './guide-list.ts';
import { guidePage, type NavLink } from './guide-page.ts';
import { renderMarkdown } from './render-markdown.ts';

const ROOT = new URL('../../../../../', import.meta.url);

const isGuide = ({ file }: DocsPage): boolean => file.startsWith('docs/guides/');
/** The address of a page relative to the folder of `/docs`. */
const addressOf = (page: DocsPage): string => (isGuide(page) ? `guides/${page.name}` : page.name);

/**
 * Returns a function that finds a page by its path. All files are read at start, so that a missing one is noticed then. A page is rendered on first use:
 * rendering all of them would take about half a second of processor time from every start.
 */
export function servedPages(): (path: string) => StaticFile | undefined {
  const all = [...GUIDES, ...PAGES];
  const sources = new Map(
    all.map((page) => [`/docs/${addressOf(page)}`, { page, source: readFileSync(new URL(page.file, ROOT), 'utf8') }]),
  );
  const rendered = new Map<string, StaticFile>();
  return (path) => {
    const found = sources.get(path);
    if (found === undefined) return undefined;
    const file = rendered.get(path) ?? toSend(htmlOf(found.page, found.source, all));
    rendered.set(path, file);
    return file;
  };
}

function htmlOf(page: DocsPage, source: string, all: readonly DocsPage[]): string {
  const base = isGuide(page) ? '../' : '';
  const fileOf = (target: string): string => posix.join(posix.dirname(page.file), target.split('#', 1)[0] ?? '');
  const resolve = (target: string): string | undefined => {
    if (/^(?:https?:|mailto:|#)/.test(target)) return target;
    const anchor = target.includes('#') ? target.slice(target.indexOf('#')) : '';
    const file = fileOf(target);
    if (file === 'docs') return `${base}../docs${anchor}`;
    const served = all.find((other) => other.file === file);
    return served === undefined ? undefined : `${base}${addressOf(served)}${anchor}`;
  };
  const link = (other: DocsPage): NavLink => ({ title: other.title, href: `${base}${addressOf(other)}`, isCurrent: other === page });
  const at = GUIDES.indexOf(page);
  const [previous, next] = at === -1 ? [] : [GUIDES[at - 1], GUIDES[at + 1]];
  return guidePage(renderMarkdown(source, resolve, fileOf), {
    base,
    guides: GUIDES.map(link),
    pages: PAGES.map(link),
    previous: previous === undefined ? undefined : link(previous),
    next: next === undefined ? undefined : link(next),
  });
}

const toSend = (html: string): StaticFile => staticFile('text/html; charset=utf-8', Buffer.from(html), 'public, max-age=300');
