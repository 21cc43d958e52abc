import type { Schemas } from '@storefront/client';
import { element } from '../element.ts';

type MediaRef = Schemas['MediaRef'];

/** A product's images and videos: one large, with thumbnails to select the others. */
export function gallery({ media, description }: Schemas['Product']): HTMLElement {
  const [cover] = media;
  if (!cover) return element('div', { class: 'gallery' }, element('div', { class: 'no-picture large' }, 'No image available'));
  const stage = element('figure', { class: 'stage' });
  const show = (entry: MediaRef) =>
    stage.replaceChildren(large(entry, description), ...(entry.caption ? [element('figcaption', {}, entry.caption)] : []));
  const buttons = media.map((entry, index) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': entry.kind === 'VIDEO' ? `Play: ${entry.caption ?? 'video'}` : `Image ${index + 1}`,
        'aria-pressed': String(index === 0),
        class: entry.kind === 'VIDEO' ? 'film' : null,
        onclick: () => {
          show(entry);
          buttons.forEach((button, other) => button.setAttribute('aria-pressed', String(other === index)));
        },
      },
      element('img', { src: entry.thumb_url, alt: '', width: 96, height: 72 }),
    ),
  );
  show(cover);
  return element('div', { class: 'gallery' }, stage, media.length > 1 ? element('div', { class: 'strip' }, buttons) : null);
}

function large(entry: MediaRef, description: string): HTMLElement {
  if (entry.kind === 'VIDEO' && entry.embed_url) {
    return element('iframe', { src: entry.embed_url, title: entry.alt_text ?? description, allow: 'fullscreen; picture-in-picture' });
  }
  return element('img', { src: entry.large_url, alt: entry.alt_text ?? description, width: 960, height: 720 });
}
