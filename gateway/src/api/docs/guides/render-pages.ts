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

/** Renders all pages, by path. It runs once, at start. */
export function renderPages(): ReadonlyMap<string, StaticFile> {
  const all = [...GUIDES, ...PAGES];
  return new Map(all.map((page) => [`/docs/${addressOf(page)}`, toSend(htmlOf(page, all))]));
}

function htmlOf(page: DocsPage, all: readonly DocsPage[]): string {
  const base = isGuide(page) ? '../' : '';
  const source = readFileSync(new URL(page.file, ROOT), 'utf8');
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
