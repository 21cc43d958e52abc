import type { MediaRef__Output } from '@storefront/proto/storefront/catalog/v1/MediaRef';
import { text } from './text.ts';

/** An image or a video of a product or category; the fields of the other kind are `null`. */
export function renderMediaRef(media: MediaRef__Output) {
  return {
    kind: media.kind,
    thumb_url: text(media.thumbUrl),
    large_url: text(media.largeUrl),
    provider: text(media.provider),
    embed_url: text(media.embedUrl),
    poster_url: text(media.posterUrl),
    duration_seconds: media.durationSeconds ?? null,
    alt_text: text(media.altText),
    caption: text(media.caption),
    position: media.position,
    width: media.width ?? null,
    height: media.height ?? null,
  };
}

export function renderMediaRefOrNull(media: MediaRef__Output | null | undefined) {
  return media ? renderMediaRef(media) : null;
}
