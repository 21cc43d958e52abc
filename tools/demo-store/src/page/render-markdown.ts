import { html } from 'lit-html';
import { markdownToHtml } from './markdown.ts';
import { elementOf } from './nodes.ts';

/** A product's long text as elements. */
export function renderMarkdown(source: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markdownToHtml(source), 'text/html');
  const prose = elementOf(HTMLElement, html`<div class="prose col-lg-6">${[...body.childNodes]}</div>`);
  // The page has its own h1.
  for (const heading of prose.querySelectorAll('h1'))
    heading.replaceWith(elementOf(HTMLElement, html`<h2>${[...heading.childNodes]}</h2>`));
  for (const link of prose.querySelectorAll('a')) link.rel = 'noopener nofollow ugc';
  for (const quote of prose.querySelectorAll('blockquote')) quote.className = 'border-start border-4 border-warning bg-warning-subtle p-3';
  for (const table of prose.querySelectorAll('table')) {
    table.className = 'table bg-white mb-0';
    const scroll = elementOf(HTMLElement, html`<div class="table-responsive mb-3" tabindex="0" role="region" aria-label="Table"></div>`);
    table.replaceWith(scroll);
    scroll.append(table);
  }
  return prose;
}
