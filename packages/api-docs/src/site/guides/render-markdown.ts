import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { PageContent, Section } from '../page-frame.ts';
import { withSamples } from '../samples/code-samples.ts';

/** Where a link of the page leads, or undefined if its target is not served. */
export type ResolveLink = (target: string) => string | undefined;

/** Renders CommonMark with tables. HTML in the source is escaped. A link to a file that is not served becomes the name of the file. */
export function renderMarkdown(source: string, resolve: ResolveLink, nameOf: (target: string) => string): PageContent {
  const sections: Section[] = [];
  let title = '';
  const html = micromark(source, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replaceAll(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_all, level: string, text: string) => {
      const id = slugOf(text);
      if (level === '1') title = text.replaceAll(/<[^>]+>/g, '');
      if (level === '2') sections.push({ id, title: text });
      return level === '1'
        ? `<h1>${text}</h1>`
        : `<h${level} id="${id}">${text} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${level}>`;
    })
    .replaceAll(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_all, target: string, text: string) => {
      const address = resolve(target);
      return address === undefined ? `${text} (<code>${nameOf(target)}</code>)` : `<a href="${address}">${text}</a>`;
    })
    // A wide table or program scrolls on its own, including with the keyboard.
    .replaceAll('<table>', '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    // A header without text names nothing.
    .replaceAll('<th></th>', '<td></td>');
  return { html: withSamples(html), title, sections };
}

/** Makes the anchors that GitHub makes, so that links work on both sites. */
export const slugOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
