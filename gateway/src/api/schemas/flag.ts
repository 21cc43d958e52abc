import { z } from 'zod';

const flagText = z.enum(['true', 'false', '1', '0'], 'must be true, false, 1, or 0').transform((text) => text === 'true' || text === '1');

/** The input is query text, but the document describes it as a boolean. */
const asBoolean = (given: object) => ({
  override: ({ jsonSchema }: { jsonSchema: object }) => {
    if ('enum' in jsonSchema) delete jsonSchema.enum;
    Object.assign(jsonSchema, { type: 'boolean', ...given });
  },
});

/** A boolean in a query: `true` or `1`, `false` or `0`; false if it is omitted. */
export const flag = flagText.default(false).meta(asBoolean({ default: false }));

/** A boolean in a query that is undefined if it is omitted. */
export const optionalFlag = flagText.optional().meta(asBoolean({}));
