/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

/** Keys whose values are data. They can look like schemas but must not be changed. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Normalizes the schemas of the document: a union in a union becomes one union, a nullable type becomes one schema with `null` among its types, several other types become a union, a constant becomes an enumeration of one value, and integers get a format. Query parameters can be empty, because a blank one counts as omitted. */
export function normalizeSchemas(node: Json): Json {
  if (Array.isArray(node)) return node.map(normalizeSchemas);
  if (node === null || typeof node !== 'object') return node;
  const tidied: JsonObject = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, DATA.has(name) ? value : normalizeSchemas(value)]),
  );
  return withEmptyValue(withFormat(withEnum(withUnion(withNull(withFlatUnion(tidied))))));
}

/** Turns `anyOf: [{anyOf: [A, B]}, C]` into `anyOf: [A, B, C]`. */
function withFlatUnion(schema: JsonObject): JsonObject {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const flat = anyOf.flatMap((part) =>
    isObject(part) && Object.keys(part).length === 1 && Array.isArray(part['anyOf']) ? part['anyOf'] : [part],
  );
  return { ...schema, anyOf: flat };
}

/** Turns `anyOf: [{type: T, …}, {type: null}]` into `{type: [T, null], …}`. */
function withNull(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [some, none] = anyOf;
  if (!isObject(some) || !isObject(none) || none['type'] !== 'null' || typeof some['type'] !== 'string') return schema;
  const nullable: JsonObject = { ...some, ...rest, type: [some['type'], 'null'] };
  return Array.isArray(some['enum']) ? { ...nullable, enum: [...some['enum'], null] } : nullable;
}

/** Turns `type: [A, B]` into `anyOf: [{type: A}, {type: B}]`, which more generators of clients understand. */
function withUnion(schema: JsonObject): JsonObject {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || type.filter((name) => name !== 'null').length < 2) return schema;
  return { ...rest, anyOf: type.map((name) => ({ type: name })) };
}

/** Turns `const: V` into `enum: [V]`, which more generators of clients understand. */
function withEnum({ const: value, ...schema }: JsonObject): JsonObject {
  return value === undefined ? schema : { ...schema, enum: [value] };
}

function withFormat(schema: JsonObject): JsonObject {
  const types = [schema['type']].flat();
  if (!types.includes('integer') || schema['format'] !== undefined) return schema;
  const isSmall = typeof schema['maximum'] === 'number' && schema['maximum'] <= 2_147_483_647;
  return { ...schema, format: isSmall ? 'int32' : 'int64' };
}

const withEmptyValue = (node: JsonObject): JsonObject => (node['in'] === 'query' ? { ...node, allowEmptyValue: true } : node);

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
