import type { MediaRef as MediaRefMessage } from '@storefront/proto/storefront/catalog/v1/MediaRef';
import type { MediaRef } from '../domain/media.ts';

/** Returns the message of an image or video, without unknown fields. */
export const toProtoMedia = (ref: MediaRef): MediaRefMessage => ({
  kind: ref.kind,
  thumbUrl: ref.thumbUrl ?? undefined,
  largeUrl: ref.largeUrl ?? undefined,
  provider: ref.provider ?? undefined,
  embedUrl: ref.embedUrl ?? undefined,
  posterUrl: ref.posterUrl ?? undefined,
  durationSeconds: ref.durationSeconds ?? undefined,
  altText: ref.altText ?? undefined,
  caption: ref.caption ?? undefined,
  position: ref.position,
  width: ref.width ?? undefined,
  height: ref.height ?? undefined,
});
