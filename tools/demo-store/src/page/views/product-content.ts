import type { Schemas } from '@storefront/client';
import { html, render } from 'lit-html';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { type Content, elementOf } from '../template.ts';

type MediaRef = Schemas['MediaRef'];

/** A product's images and videos: one large, with thumbnails to select the others. */
export function gallery({ media, description }: Schemas['Product']): Content {
  const [cover] = media;
  if (!cover) return html`<div class="col-lg-6"><div class="picture rounded-4 p-4 text-center">No image available</div></div>`;
  const section = elementOf(HTMLElement, html`<div class="col-lg-6"></div>`);
  const show = (chosen: MediaRef): void => {
    const thumbnail = (entry: MediaRef, index: number) => html`
      <button
        type="button" class="btn position-relative overflow-hidden p-0 border-2 rounded-3"
        aria-label=${entry.kind === 'VIDEO' ? `Play: ${entry.caption ?? 'video'}` : `Image ${index + 1}`}
        aria-pressed=${entry === chosen} @click=${() => show(entry)}
      >
        <img src=${entry.thumb_url} alt="" width="96" height="72">
        ${entry.kind === 'VIDEO' ? html`<span class="position-absolute top-0 start-0 w-100 h-100 d-grid align-items-center fs-4 text-white bg-dark bg-opacity-50" aria-hidden="true">▶</span>` : null}
      </button>`;
    const content = html`
      <figure class="bg-white rounded-4 overflow-hidden mb-2">
        ${large(chosen, description)}
        ${chosen.caption ? html`<figcaption class="small text-body-secondary px-3 py-2">${chosen.caption}</figcaption>` : null}
      </figure>
      <div class="thumbnails d-flex flex-wrap gap-2">${media.length > 1 ? media.map(thumbnail) : null}</div>`;
    render(content, section);
  };
  show(cover);
  return section;
}

function large({ kind, embed_url, large_url, alt_text }: MediaRef, description: string): Content {
  const words = alt_text ?? description;
  return kind === 'VIDEO' && embed_url
    ? html`<iframe class="picture" src=${embed_url} title=${words} allow="fullscreen; picture-in-picture"></iframe>`
    : html`<img class="picture" src=${large_url} alt=${words} width="960" height="720">`;
}

/** A product's long text as elements. */
export function renderMarkdown(source: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markdownToHtml(source), 'text/html');
  const prose = elementOf(HTMLElement, html`<div class="prose col-lg-6">${[...body.childNodes]}</div>`);
  // The page has its own h1.
  for (const heading of prose.querySelectorAll('h1'))
    heading.replaceWith(elementOf(HTMLElement, html`<h2>${[...heading.childNodes]}</h2>`));
  for (const link of prose.querySelectorAll('a')) link.rel = 'noopener nofollow ugc';
  for (const quote of prose.querySelectorAll('blockquote'))
    quote.className = 'border-start border-4 border-warning bg-warning-subtle px-3 pt-3 pb-1';
  for (const table of prose.querySelectorAll('table')) {
    table.className = 'table bg-white mb-0';
    const scroll = elementOf(HTMLElement, html`<div class="table-responsive mb-3" tabindex="0" role="region" aria-label="Table"></div>`);
    table.replaceWith(scroll);
    scroll.append(table);
  }
  return prose;
}

/**
 * Converts CommonMark with tables to HTML. HTML in the source is escaped, and links to anything but http, https, mailto and the like lose
 * their address, so the result is safe to show for any source.
 */
export const markdownToHtml = (source: string): string =>
  micromark(source, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
  });
