import { characterCount, isStorable } from '@storefront/contract';
import { z } from 'zod';

/** Text of `min` to `max` characters, counted in code points as by JSON Schema; Zod's own limits count UTF-16 units. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .refine((value) => characterCount(value) >= min, {
      error: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
      params: { code: 'too_small' },
    })
    .refine((value) => characterCount(value) <= max, { error: `must have at most ${max} characters`, params: { code: 'too_big' } })
    .refine(isStorable, { error: 'contains a character that cannot be stored', params: { code: 'invalid_character' } })
    .meta({ minLength: min, maxLength: max });

/** A field that can be omitted; `null` is treated as absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/** Optional text; `null` is treated as absent. */
export const optionalText = (max: number, min = 1) => optional(text(max, min));
