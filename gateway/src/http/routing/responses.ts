import type { ResponseSchema } from '@storefront/api-docs';
import { z } from 'zod';

/** Shorthands for the success responses of the route table. */
export const ok = (description: string, body: z.ZodType): ResponseSchema => ({ status: 200, description, body });
export const created = (description: string, body: z.ZodType): ResponseSchema => ({ status: 201, description, body });
export const accepted = (description: string, body: z.ZodType): ResponseSchema => ({ status: 202, description, body });
/** A file, whose bytes no schema describes. It has an ETag, and a matching If-None-Match returns 304. */
export const file = (description: string, mediaType: string): ResponseSchema => ({
  status: 200,
  description,
  mediaType,
  body: z.string().meta({ format: 'binary' }),
});
export const gone = (description: string): ResponseSchema => ({ status: 204, description });
