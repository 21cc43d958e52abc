/** An image or video. Unknown fields are null; `position` starts at 0. */
export interface MediaRef {
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly thumbUrl: string | null;
  readonly largeUrl: string | null;
  readonly provider: string | null;
  readonly embedUrl: string | null;
  readonly posterUrl: string | null;
  readonly durationSeconds: number | null;
  readonly altText: string | null;
  readonly caption: string | null;
  readonly position: number;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * The media of a product in display order: the first image is the cover and comes first, the rest keep their order. Positions are
 * renumbered, so sorting by them also puts the cover first.
 */
export function galleryOf(media: readonly MediaRef[]): { readonly cover: MediaRef | null; readonly media: readonly MediaRef[] } {
  const ordered = media.toSorted((a, b) => a.position - b.position);
  const cover = ordered.find(({ kind }) => kind === 'IMAGE') ?? null;
  if (cover === null || cover === ordered[0]) return { cover, media: ordered };
  const gallery = [cover, ...ordered.filter((ref) => ref !== cover)].map((ref, position) => ({ ...ref, position }));
  return { cover: gallery[0] ?? null, media: gallery };
}
