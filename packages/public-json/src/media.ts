import { text } from './values.ts';

/** An image or video of a product or category. Unknown fields are null or absent. */
export interface ShownMedia {
  readonly kind: string;
  readonly thumbUrl?: string | null;
  readonly largeUrl?: string | null;
  readonly provider?: string | null;
  readonly embedUrl?: string | null;
  readonly posterUrl?: string | null;
  readonly durationSeconds?: number | null;
  readonly altText?: string | null;
  readonly caption?: string | null;
  readonly position: number;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Renders an image or a video. Fields that do not apply to its kind are `null`, even if an import set them. */
export function renderMediaRef(media: ShownMedia) {
  return {
    kind: media.kind,
    thumb_url: text(media.thumbUrl),
    large_url: text(media.largeUrl),
    ...renderVideoFields(media.kind === 'VIDEO' ? media : {}),
    alt_text: text(media.altText),
    caption: text(media.caption),
    position: media.position,
    width: media.width ?? null,
    height: media.height ?? null,
  };
}

const renderVideoFields = (video: Partial<ShownMedia>) => ({
  provider: text(video.provider),
  embed_url: text(video.embedUrl),
  poster_url: text(video.posterUrl),
  duration_seconds: video.durationSeconds ?? null,
});
