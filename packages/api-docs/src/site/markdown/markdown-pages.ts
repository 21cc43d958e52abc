import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type DocsPage, GUIDES, PAGES } from '../guides/guide-list.ts';
import { readReference } from '../reference/reference-document.ts';
import { referencePages } from '../reference/reference-pages.ts';
import { addressOf } from '../site.ts';
import { relinked } from './markdown-links.ts';
import { referenceMarkdown } from './reference-markdown.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const MARKDOWN: readonly DocsPage[] = [...GUIDES, ...PAGES];

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  /** Its path from the root of the service, such as `docs/guides/webhooks.md`. */
  readonly path: string;
  readonly text: string;
}

/** The pages by group, in the order of the navigation. */
export interface MarkdownSite {
  readonly guides: readonly MarkdownPage[];
  readonly reference: readonly MarkdownPage[];
  readonly more: readonly MarkdownPage[];
}

/** Renders all pages of the docs as Markdown, with links among them. */
export function markdownSite(openApi: Buffer): MarkdownSite {
  const document = readReference(openApi.toString('utf8'));
  const pageOf = (page: DocsPage): MarkdownPage => ({ title: page.title, path: `docs/${addressOf(page)}.md`, text: textOf(page) });
  const reference = referencePages(document).map((page): MarkdownPage => {
    const path = `${posix.join('docs', page.address)}.md`;
    return { title: page.title, path, text: referenceMarkdown(page, document, '../'.repeat(path.split('/').length - 1)) };
  });
  return { guides: GUIDES.map(pageOf), reference, more: PAGES.map(pageOf) };
}

/** The file of a page. Its links are those of the repository, whose folder `docs` is laid out like `/docs`. */
function textOf({ file }: DocsPage): string {
  return relinked(readFileSync(new URL(file, ROOT), 'utf8'), (target) => {
    if (/^(?:https?:|mailto:|#)/.test(target)) return target;
    const path = posix.join(posix.dirname(file), target.split('#', 1)[0] ?? '');
    if (path === 'docs') return `${'../'.repeat(file.split('/').length - 1)}docs.md`;
    return MARKDOWN.some((other) => other.file === path) ? target : undefined;
  });
}

const SUMMARY =
  'A JSON API over HTTP for building a custom storefront for one store: catalog, prices, stock, carts, checkout, orders, invoices, and webhooks.';

/** Renders `/llms.txt`: an index of the pages for language models. */
export function llmsText({ guides, reference, more }: MarkdownSite): string {
  const list = (title: string, pages: readonly { readonly title: string; readonly path: string }[]): string =>
    `## ${title}\n\n${pages.map((page) => `- [${page.title}](${page.path})`).join('\n')}\n`;
  const documents = [
    { title: 'OpenAPI 3.1 document', path: 'openapi.json' },
    { title: 'OpenAPI 3.0 document', path: 'openapi-3.0.json' },
    { title: 'AsyncAPI document of the events', path: 'asyncapi.json' },
    { title: 'Changelog', path: 'changelog.json' },
    { title: 'Bruno collection of the main flows', path: 'bruno.zip' },
    { title: 'All pages in one file', path: 'llms-full.txt' },
  ];
  return [
    `# storefront API\n\n> ${SUMMARY}\n`,
    list('Guides', guides),
    list('API reference', reference),
    list('Documents', documents),
    list('Optional', more),
  ].join('\n');
}

/** Renders `/llms-full.txt`: all pages in one, with links from the root. */
export const llmsFullText = ({ guides, reference, more }: MarkdownSite): string =>
  [...guides, ...reference, ...more]
    .map(({ path, text }) =>
      relinked(text, (target) => (/^(?:https?:|mailto:|#)/.test(target) ? target : posix.join(posix.dirname(path), target))),
    )
    .join('\n');
