import { characterCount, isBlank, isStorable } from '@storefront/contract';
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
    .meta({ ...(min === 0 ? {} : { minLength: min }), maxLength: max });

/** A field of a body that accepts `null`. A blank text, as forms send it, counts as `null`. */
const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (isBlank(value) ? null : value), schema.nullish())
    .optional()
    .meta({ override: allowEmpty });

/** Publishes that the text can be empty. Copies the schema, which other fields can share. */
function allowEmpty({ jsonSchema }: { jsonSchema: { anyOf?: { minLength?: number; pattern?: string }[] } }): void {
  const { minLength, pattern, ...rest } = jsonSchema.anyOf?.[0] ?? {};
  if (minLength === undefined && pattern === undefined) return;
  jsonSchema.anyOf?.splice(0, 1, { ...rest, ...(pattern !== undefined && { pattern: `^$|${pattern}` }) });
}

/** A field that can be omitted; `null` is treated as absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/** A field that can be omitted and has a string, also one of a format or of known values; `null` and blank text are treated as absent. */
export const optionalString = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  nullable(schema).transform((value) => value ?? undefined);

/** Optional text of at most `max` characters; `null` and blank text are treated as absent. */
export const optionalText = (max: number) => optionalString(text(max, 0));

/** Optional text of an update: `null` and blank text clear it. The service clears a field that is empty. */
export const clearableText = (max: number) => nullable(text(max, 0)).transform((value) => (value === null ? '' : value));
