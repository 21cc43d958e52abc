import { films } from './films.ts';
import type { MediaRow } from './import-row.ts';
import type { Product, View } from './product.ts';

const LARGE = { width: 960, height: 720 };

const captions: Readonly<Record<View, string | null>> = { front: null, close: 'Close-up', pack: 'Trade pack' };

/** Returns the path of an image, relative to the media base URL, in its small or large size. */
export const picturePath = (name: string, view: string, size: 'thumb' | 'large'): string =>
  `/media/${name.toLowerCase()}-${view}-${size}.webp`;

/** Returns a product's gallery, cover first and video last, with absolute URLs below `mediaBaseUrl`. */
export function mediaOf(product: Product, mediaBaseUrl: string): MediaRow[] {
  const pictures = product.views.map((view, position): MediaRow => ({
    kind: 'IMAGE',
    thumb_url: mediaBaseUrl + picturePath(product.sku, view, 'thumb'),
    large_url: mediaBaseUrl + picturePath(product.sku, view, 'large'),
    alt_text: altText(product.name, view),
    caption: captions[view],
    position,
    ...LARGE,
  }));
  return product.film ? [...pictures, filmRow(product.film, pictures.length, mediaBaseUrl)] : pictures;
}

function altText(name: string, view: View): string {
  if (view === 'pack') return `${name}, trade pack`;
  return view === 'close' ? `${name}, close-up` : name;
}

function filmRow(name: string, position: number, mediaBaseUrl: string): MediaRow {
  const film = films[name];
  if (!film) throw new Error(`No film is named ${name}.`);
  const poster = mediaBaseUrl + picturePath(name, 'poster', 'large');
  return {
    kind: 'VIDEO',
    thumb_url: mediaBaseUrl + picturePath(name, 'poster', 'thumb'),
    large_url: poster,
    alt_text: `Video: ${film.title}`,
    caption: film.title,
    position,
    ...LARGE,
    provider: 'self',
    embed_url: `${mediaBaseUrl}/films/${name}`,
    poster_url: poster,
    duration_seconds: film.seconds,
  };
}
