import { z } from 'zod';
import { count, textOrNull, webAddress, webAddressOrNull } from './fields.ts';
import { named } from './named.ts';

const presentation = {
  alt_text: textOrNull,
  caption: textOrNull,
  position: count,
  width: count.nullable(),
  height: count.nullable(),
};
/** A field of videos, which an image has too. Its type is not `null` alone, because some generators drop such a property. */
const ofVideosOnly = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().meta({ description: 'Always `null`. Set only for videos.' });

export const MediaImageOut = named('MediaImage', {
  kind: z.literal('IMAGE'),
  thumb_url: webAddress.meta({ description: 'A small WebP image for grids.' }),
  large_url: webAddress.meta({ description: 'A large WebP image for detail views.' }),
  provider: ofVideosOnly(z.string()),
  embed_url: ofVideosOnly(webAddress),
  poster_url: ofVideosOnly(webAddress),
  duration_seconds: ofVideosOnly(z.number().min(0)),
  ...presentation,
});

const MediaVideoOut = named('MediaVideo', {
  kind: z.literal('VIDEO'),
  thumb_url: webAddressOrNull.meta({ description: 'A small WebP image for grids.' }),
  large_url: webAddressOrNull.meta({ description: 'A large WebP image for detail views.' }),
  provider: textOrNull.meta({ description: 'The video host.' }),
  embed_url: webAddress.meta({ description: 'The URL of the embedded player.' }),
  poster_url: webAddressOrNull.meta({ description: 'The URL of the preview image.' }),
  duration_seconds: z.number().min(0).nullable().meta({ description: 'The length of the video in seconds.' }),
  ...presentation,
});

/** An image or a video. */
export const MediaRefOut = z.discriminatedUnion('kind', [MediaImageOut, MediaVideoOut]).meta({ id: 'MediaRef' });
