/** The pages, the Markdown, and the files for tools that a gateway serves from its checked-in documents. */
export { brunoCollection, type BrunoSources, type Flow } from './bruno/bruno-collection.ts';
export { zipOf } from './bruno/zip.ts';
export { type Change, changelogAtom, changelogJson } from './changelog/changelog.ts';
export { GUIDES, PAGES } from './site/guides/guide-list.ts';
export { llmsFullText, llmsText, type MarkdownSite, markdownSite } from './site/markdown/markdown-pages.ts';
export { pageFile } from './site/page-files.ts';
export type { RenderedFile } from './site/rendered-file.ts';
export { translateShell } from './site/samples/translate-shell.ts';
export type { Audience } from './site/page-frame.ts';
export { servedPages } from './site/served-pages.ts';
