import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { QUANTITY_MAX } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { AMOUNT_UNITS_MAX } from '@storefront/money';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { paths, components } = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as Document;

/** The numbers of a schema with their maximums. */
function* numbersIn(name: string, schema: Schema, inside: readonly string[] = []): Generator<readonly [name: string, maximum?: number]> {
  const id = schema.$ref?.split('/').at(-1) ?? '';
  if (inside.includes(id)) return;
  if (id !== '') yield* numbersIn(name, components.schemas[id] ?? {}, [...inside, id]);
  if ([schema.type].flat().includes('number')) yield [name, schema.maximum];
  for (const [key, each] of Object.entries(schema.properties ?? {})) yield* numbersIn(key, each, inside);
  for (const each of [schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? [], schema.items ?? []].flat())
    yield* numbersIn(name, each, inside);
}

/** Numbers that are quantities. Every other one is an amount. */
const QUANTITIES = new Set(['quantity', 'order_quantity']);
/** Values of filters, which are compared as they are with numbers of any kind. */
const COMPARED = new Set(['in', 'status']);

test('every amount that a request may carry has one bound, and every quantity another', () => {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const numbers = operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters.flatMap(({ name = '', schema = {} }) => [...numbersIn(name, schema)]),
    ...numbersIn('body', requestBody?.content['application/json']?.schema ?? {}),
  ]);
  const checked = seen(
    'numbers',
    numbers.filter(([name]) => !COMPARED.has(name)),
    10,
  );
  const boundOf = (name: string) => (QUANTITIES.has(name) ? QUANTITY_MAX : AMOUNT_UNITS_MAX);

  // The lines of a batch are validated one by one.
  expect(checked.filter(([name, maximum]) => maximum !== boundOf(name) && !(QUANTITIES.has(name) && maximum === undefined))).toEqual([]);
});
