import { amount } from '@storefront/public-json';
import { z } from 'zod';
import { camelCase } from '../../http/input/to-message.ts';

/** Returns the renderer of messages by the schema of a response, at every depth. `names` are those of fields that are not named in messages as in the schema. What is not set is `null`. */
export const rendererOf =
  <Schema extends z.ZodObject>(schema: Schema, names: Readonly<Record<string, string>> = {}) =>
  (message: object): z.output<Schema> => {
    const fields = message as Readonly<Record<string, unknown>>;
    const entries = Object.entries(schema.shape) as [string, z.ZodType][];
    return Object.fromEntries(entries.map(([name, of]) => [name, rendered(of, fields[names[name] ?? camelCase(name)])])) as never;
  };

function rendered(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (schema instanceof z.ZodNullable) return rendered(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodArray) return (value as unknown[]).map((each) => rendered(schema.element as z.ZodType, each));
  if (schema instanceof z.ZodObject) return rendererOf(schema)(value);
  // Messages contain decimal text, which is empty for none.
  return schema instanceof z.ZodNumber && typeof value === 'string' ? amount(value || null) : value;
}
