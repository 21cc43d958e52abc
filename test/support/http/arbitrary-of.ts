import fc from 'fast-check';

/** The subset of JSON Schema that the document uses for inputs. */
export interface InputSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly InputSchema[];
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Longer strings and lists find nothing more and slow the runs down. */
const LENGTH_MAX = 40;
const ITEMS_MAX = 4;

/** Returns an arbitrary of the values that an acyclic schema allows. `schemas` resolves references. */
export function arbitraryOf(schema: InputSchema, schemas: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const of = (part: InputSchema): fc.Arbitrary<unknown> => arbitraryOf(part, schemas);
  if (schema.$ref !== undefined) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] as InputSchema);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(of));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? fc.jsonValue({ maxDepth: 2 }) : fc.oneof(...types.map((type) => arbitraryOfType(type, schema, of)));
}

function arbitraryOfType(type: string, schema: InputSchema, of: (part: InputSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { minimum, exclusiveMinimum, maximum = 1_000_000 } = schema;
  const lowest = minimum ?? exclusiveMinimum ?? -maximum;
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, of(part)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    case 'array':
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX),
      });
    case 'integer':
      return fc.integer({ min: Math.ceil(lowest), max: maximum });
    case 'number':
      return fc.oneof(fc.integer({ min: Math.ceil(lowest), max: maximum }), fc.double({ min: lowest, max: maximum, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = LENGTH_MAX }: InputSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  if (format === 'idn-email') return fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/);
  // URLs point to this machine only.
  if (format === 'uri' || format === 'url') return fc.stringMatching(/^https?:\/\/127\.0\.0\.1:9\/[a-z]{0,8}$/);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LENGTH_MAX)) });
}
