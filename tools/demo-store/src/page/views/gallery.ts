import type { Schemas } from '@storefront/client';
import { html, render } from 'lit-html';
import { elementOf } from '../nodes.ts';
import type { Content } from '../template.ts';

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
        ${entry.kind === 'VIDEO' ? html`<span class="film" aria-hidden="true">▶</span>` : null}
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
