import { z } from 'zod';

/** A boolean in a query: `true` or `1`, `false` or `0`; false if it is omitted. */
export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true, false, 1, or 0')
  .transform((text) => text === 'true' || text === '1')
  .default(false)
  .meta({
    // The input is query text, but the document describes it as a boolean.
    override: ({ jsonSchema }) => {
      delete jsonSchema.enum;
      Object.assign(jsonSchema, { type: 'boolean', default: false });
    },
  });
