import { z } from 'zod';
import type { PathValues, RouteDescription } from '../description/description.ts';

/** A value of a parameter, as clients type it. */
export interface TypedValue {
  readonly name: string;
  readonly text: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'date' | 'uuid';
  /** The name of the enumeration, if it has one. */
  readonly enumeration: string | undefined;
  readonly isList: boolean;
}

/** The call of an operation that the samples of the clients make. */
export interface ClientCall {
  /** Its ID, such as `addCartLine`, its section, and its path, such as `/v1/carts/{cart_id}/lines`. */
  readonly id: string;
  readonly section: string;
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly TypedValue[];
  readonly query: readonly TypedValue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly hasShopper: boolean;
  /** The body, and the name of its schema. */
  readonly body: { readonly value: unknown; readonly schema: string } | undefined;
  /** The file to which the response is written, if it is one. */
  readonly file: string | undefined;
}

/** Builds the call of an operation from its example values. */
export function clientCall(row: RouteDescription, pathValues: PathValues): ClientCall {
  const { query = {}, headers = {}, body, file } = row.docs?.sample ?? {};
  const value = body ?? Object.values(row.docs?.request ?? {})[0]?.value;
  const schema = row.request.body?.meta()?.id;
  return {
    id: row.id,
    section: row.docs?.section ?? '',
    method: row.method.toUpperCase(),
    path: row.path.replaceAll(/:(\w+)/g, '{$1}'),
    inPath: [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => typedValue(name, pathValues[name] ?? '', row.request.path)),
    query: Object.entries(query).map(([name, text]) => typedValue(name, text, row.request.query)),
    headers,
    hasShopper: row.access === 'secret_shopper',
    body: value === undefined || schema === undefined ? undefined : { value, schema },
    file,
  };
}

/** The name in Python of an operation, a section, or a header. */
export const snakeCase = (name: string): string =>
  name
    .replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (part, at: number) => (at === 0 ? part : `_${part}`))
    .replaceAll(/[\s_-]+/g, '_')
    .toLowerCase();

function typedValue(name: string, text: string, parameters: unknown): TypedValue {
  const parameter = (parameters as z.ZodObject).shape[name] as z.ZodType;
  const { items, ...own } = z.toJSONSchema(parameter, { io: 'input', unrepresentable: 'any' });
  const schema = typeof items === 'object' && !Array.isArray(items) ? items : own;
  const enumeration = /[^/]+$/.exec(schema.$ref ?? '')?.[0];
  return { name, text, type: enumeration === undefined ? typeOf(schema) : 'text', enumeration, isList: items !== undefined };
}

function typeOf({ format, pattern, enum: values = [] }: z.core.JSONSchema.BaseSchema): TypedValue['type'] {
  if (format === 'date' || format === 'uuid') return format;
  if (values.includes('true')) return 'boolean';
  return pattern === String.raw`^\d{1,10}$` ? 'integer' : 'text';
}
