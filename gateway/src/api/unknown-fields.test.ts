import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { RequestContext } from '../http/context/request-context.ts';
import { validateParts } from '../http/input/validate-parts.ts';
import type { Route } from '../http/routing/route.ts';
import { routeTable } from './route-table.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const { paths, components } = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as Document;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

/** A body with an unknown field in one of its objects, and the path of that field. */
interface Sample {
  readonly body: unknown;
  readonly path: string;
}

/** One sample for each object in a schema of the document: each is an object with nothing but what leads to the field. */
function* samplesOf(schema: Schema): Generator<Sample> {
  if (schema.$ref !== undefined) yield* samplesOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  for (const each of [schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat()) yield* samplesOf(each);
  if (schema.items !== undefined)
    for (const { body, path } of samplesOf(schema.items))
      yield { body: [{}, body, body], path: path.startsWith('[]') ? `[]${path}` : `[].${path}` };
  if (typeof schema.additionalProperties === 'object')
    for (const { body, path } of samplesOf(schema.additionalProperties)) yield { body: { any: body }, path: `any.${path}` };
  if (schema.properties === undefined) return;
  const known = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, null]));
  yield { body: { ...known, unknown_uom: 'BOX' }, path: 'unknown_uom' };
  for (const [name, field] of Object.entries(schema.properties))
    for (const { body, path } of samplesOf(field))
      yield { body: { [name]: body }, path: path.startsWith('[]') ? `${name}${path}` : `${name}.${path}` };
}

const warningOf = (route: Route, body: unknown) => validateParts({ url: '/', headers: {} }, { route, body } as RequestContext).warning;

test('every object in the body of every operation has its unknown fields named, and no known field', () => {
  const routes = seen(
    'routes with a body',
    routeTable().filter(({ request }) => request.body !== undefined),
    40,
  );
  const rows = routes.flatMap((route) => {
    const schema = operations.find(({ operationId }) => operationId === route.id)?.requestBody?.content['application/json']?.schema;
    const samples = seen(`objects of ${route.id}`, [...samplesOf(schema ?? {})], 1);
    return samples.map(({ body, path }) => [route.id, path, warningOf(route, body)]);
  });

  expect(seen('objects', rows, 50)).toEqual(rows.map(([id, path]) => [id, path, `unknown_field;name="${path}"`]));
});
