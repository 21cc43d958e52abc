import { element } from './element.ts';
import { markdownToHtml } from './markdown.ts';

/** A product's long text as elements. */
export function renderMarkdown(source: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markdownToHtml(source), 'text/html');
  const prose = element('div', { class: 'prose' }, [...body.childNodes]);
  // The page has its own h1.
  for (const heading of prose.querySelectorAll('h1')) heading.replaceWith(element('h2', {}, [...heading.childNodes]));
  for (const link of prose.querySelectorAll('a')) link.rel = 'noopener nofollow ugc';
  for (const table of prose.querySelectorAll('table')) {
    const scroll = element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table' });
    table.replaceWith(scroll);
    scroll.append(table);
  }
  return prose;
}
