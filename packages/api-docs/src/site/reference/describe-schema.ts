import type { ReferenceDocument, Schema } from './reference-document.ts';

type Schemas = ReferenceDocument['components']['schemas'];

/** The name of the schema to which a schema refers, if any. */
const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** Returns the schema to which a schema refers, or the schema itself. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const found = schemas[nameOf(schema) ?? ''];
  return found === undefined ? schema : { ...found, description: schema.description ?? found.description ?? '' };
}

/** Returns the type of a schema as text, such as `array of Order` or `string (uuid) or null`. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const { type, format, items, anyOf, oneOf, properties, const: value, additionalProperties } = resolved(schema, schemas);
  const name = nameOf(schema);
  const variants = anyOf ?? oneOf;
  if (name !== undefined && (properties ?? variants) !== undefined) return name;
  if (variants !== undefined) return [...new Set(variants.map((variant) => typeOf(variant, schemas)))].join(' or ');
  if (items !== undefined) return `array of ${typeOf(items, schemas)}`;
  if (typeof additionalProperties === 'object') return `map of ${typeOf(additionalProperties, schemas)}`;
  if (type === undefined) return value === undefined ? 'any' : typeof value;
  return `${[type].flat().join(' or ')}${format === undefined ? '' : ` (${format})`}`;
}

/** Returns the facts about the values of a schema. Values are in backquotes. */
export function factsOf(schema: Schema, schemas: Schemas): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, ...rest } = resolved(schema, schemas);
  const values = rest.enum ?? (rest.const === undefined ? undefined : [rest.const]);
  const more = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined;
  return [
    values === undefined ? '' : `${values.length === 1 ? '' : 'One of '}${values.map(code).join(', ')}`,
    more === undefined ? '' : `Greater than ${more}`,
    range(minimum, maximum, ''),
    values === undefined ? range(minLength, maxLength, ' characters') : '',
    range(minItems, maxItems, ' items'),
    rest.default === undefined ? '' : `Default ${code(rest.default)}`,
    rest.examples?.[0] === undefined || values !== undefined ? '' : `Example ${code(rest.examples[0])}`,
  ].filter((fact) => fact !== '');
}

/** The objects that a schema contains, by name, without those within them. */
export function objectsIn(schema: Schema, schemas: Schemas): readonly (readonly [name: string, schema: Schema])[] {
  const { properties, items, anyOf, oneOf, additionalProperties } = resolved(schema, schemas);
  if (properties !== undefined) return [[nameOf(schema) ?? '', resolved(schema, schemas)]];
  const within = [items ?? [], anyOf ?? [], oneOf ?? [], typeof additionalProperties === 'object' ? additionalProperties : []].flat();
  return within.flatMap((inner) => objectsIn(inner, schemas));
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Bounds beyond those of 32-bit integers say nothing to a reader. */
const TOLD_MAX = 2 ** 31 - 2;

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const [from, to] = [min === undefined || min < -TOLD_MAX ? undefined : min, max === undefined || max > TOLD_MAX ? undefined : max];
  if (from === undefined && to === undefined) return '';
  if (from === to) return `${to}${unit}`;
  if (to === undefined) return `At least ${from}${unit}`;
  return from === undefined || (from === 0 && unit !== '') ? `At most ${to}${unit}` : `${from} to ${to}${unit}`;
}
