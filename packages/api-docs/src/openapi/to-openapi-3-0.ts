import type { Json } from './normalize-schemas.ts';

type JsonObject = { [name: string]: Json };

const PROBLEM = 'application/problem+json';

/** Keys whose values are data. They can look like schemas but must not be changed. */
const DATA = new Set(['example', 'default', 'enum', 'value', 'x-codeSamples']);

/**
 * Converts the OpenAPI 3.1 document to OpenAPI 3.0, for tools that know no later version. It cannot express webhooks; the schemas of their bodies stay. A list
 * of known values that can grow becomes a string, because few such tools read a union of an enumeration and a string. Problem details, which no generated client asks
 * for, are left out as well: each error would be a union of two bodies.
 */
export function toOpenApi30(document: Json): Json {
  const { webhooks: _webhooks, info, ...rest } = asObject(withoutProblems(document));
  const { summary: _summary, license, ...about } = asObject(info);
  const schemas = asObject(asObject(rest['components'])['schemas']);
  return { ...asObject(convert(rest, schemas)), openapi: '3.0.3', info: { ...about, license: { name: asObject(license)['name'] ?? '' } } };
}

/** Removes the problem details from the errors. */
function withoutProblems(document: Json): Json {
  const text = JSON.stringify(document, (name, value: Json) => (name === PROBLEM ? undefined : value));
  const { components, ...rest } = asObject(JSON.parse(text) as Json);
  const { schemas, ...others } = asObject(components);
  const { Problem: _problem, ...known } = asObject(schemas);
  return { ...rest, components: { ...others, schemas: known } };
}

/** Converts a part of the document; `schemas` are its named schemas. */
function convert(node: Json, schemas: JsonObject): Json {
  if (Array.isArray(node)) return node.map((part) => convert(part, schemas));
  if (node === null || typeof node !== 'object') return node;
  const { propertyNames: _propertyNames, ...known } = withNullable(withPlainString(withExample(node)), schemas);
  const entries = Object.entries(known).map(
    ([name, value]) => [name, DATA.has(name) ? value : convertUnder(name, value, schemas)] as const,
  );
  return withDouble(withMinimum(withReference(Object.fromEntries(entries))));
}

/** The names of properties are no keywords. */
function convertUnder(name: string, value: Json, schemas: JsonObject): Json {
  if (name !== 'properties') return convert(value, schemas);
  return Object.fromEntries(Object.entries(asObject(value)).map(([property, schema]) => [property, convert(schema, schemas)]));
}

/** Turns the `examples` of a schema into one `example`. Those of media types and components have names. */
function withExample({ examples, ...rest }: JsonObject): JsonObject {
  if (examples === undefined) return rest;
  return Array.isArray(examples) ? { ...rest, example: examples[0] ?? null } : { ...rest, examples };
}

/** Turns a union of strings, such as one of known values and any other text, into a string. */
function withPlainString(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.some((part) => isSchema(part, 'string') && Object.keys(part).length === 1)) return schema;
  const others = anyOf.filter((part) => !isSchema(part, 'string') && !('$ref' in asObject(part)));
  if (others.every((part) => isSchema(part, 'null'))) return { ...rest, type: others.length === 0 ? 'string' : ['string', 'null'] };
  return schema;
}

/** Turns `type: [T, null]` and `anyOf: [T, {type: null}]` into `nullable: true`, which needs a type beside it. A reference to a union becomes the union, because some tools lose its null. */
function withNullable(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) return { ...rest, ...(anyOf && { anyOf }), type: type.find((name) => name !== 'null') ?? '', nullable: true };
  if (!Array.isArray(anyOf) || !anyOf.some((part) => isSchema(part, 'null'))) return schema;
  const others = anyOf.filter((part) => !isSchema(part, 'null'));
  if (others.length > 1) return { ...rest, anyOf: others, nullable: true };
  const named = asObject(schemas[String(asObject(others[0])['$ref']).replace('#/components/schemas/', '')]);
  if ('oneOf' in named) return { ...named, ...rest, nullable: true };
  return { ...rest, ...(named['type'] && { type: named['type'] }), allOf: others, nullable: true };
}

/** A reference has no siblings. */
function withReference({ $ref, ...siblings }: JsonObject): JsonObject {
  if ($ref === undefined || Object.keys(siblings).length === 0) return $ref === undefined ? siblings : { $ref };
  return { allOf: [{ $ref }], ...siblings };
}

/** Bounds are exclusive by a flag. */
function withMinimum({ exclusiveMinimum, ...schema }: JsonObject): JsonObject {
  return typeof exclusiveMinimum === 'number' ? { ...schema, minimum: exclusiveMinimum, exclusiveMinimum: true } : schema;
}

/** Generators for typed languages take a number without a format for one of single precision, which is too small for larger amounts of money. Beside a named schema, the format is that of the schema. */
const withDouble = (schema: JsonObject): JsonObject =>
  schema['type'] === 'number' && !('format' in schema || 'allOf' in schema) ? { ...schema, format: 'double' } : schema;

const isSchema = (part: Json, type: string): part is JsonObject => asObject(part)['type'] === type;

const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
