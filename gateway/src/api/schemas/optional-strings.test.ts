import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseQuery } from '../../http/input/parse-query.ts';
import { routeTable } from '../route-table.ts';

const BLANK = ['', ' ', '\t \n', '\u00a0'];

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** Returns the fields of every object that a schema contains. */
function fieldsIn(schema: unknown, path: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => [
      { name: `${path}.${name}`, schema: field },
      ...fieldsIn(field, `${path}.${name}`),
    ]);
  if (!(schema instanceof z.ZodType)) return [];
  return Object.entries(schema.def)
    .filter(([name]) => ['innerType', 'in', 'out', 'element'].includes(name))
    .flatMap(([, inner]) => fieldsIn(inner, path));
}

/** Whether the published schema of a request describes a string, possibly one of a list. */
function isString(schema: z.ZodType): boolean {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return !/"type":"(?:object|array|number|integer|boolean)"/.test(text) && text.includes('string');
}

const resultOf = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value);
  return success ? { accepted: data } : 'refused';
};

const routes = routeTable();
/** An invalid value of these rejects its line and not the request. */
const OF_LINES = ['addCartLines.lines.sku', 'addListLines.lines.sku'];
const bodies = routes
  .flatMap(({ id, request }) => fieldsIn(request.body, id))
  .filter(({ name, schema }) => isString(schema) && !OF_LINES.includes(name));
const acceptsNull = ({ schema }: Field): boolean => schema.safeParse(null).success;

describe('a string of a body', () => {
  test.each(bodies.filter(acceptsNull).map(({ name, schema }) => [name, schema] as const))(
    '%s accepts null, and blank text like it',
    (_name, schema) => {
      for (const blank of BLANK) expect([blank, resultOf(schema, blank)]).toEqual([blank, resultOf(schema, null)]);
    },
  );

  test.each(bodies.filter((field) => !acceptsNull(field)).map(({ name, schema }) => [name, schema] as const))(
    '%s refuses null, and empty text like it',
    (_name, schema) => {
      expect([resultOf(schema, null), resultOf(schema, '')]).toEqual(['refused', 'refused']);
    },
  );

  test('of each kind is among them', () => {
    expect(bodies.filter(acceptsNull).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'checkout.notes',
        'checkout.shipping_address.line2',
        'checkout.billing_address_id',
        'checkout.requested_delivery_date',
        'checkout.return_url',
        'payInvoice.cancel_url',
        'cancelOrder.reason_code',
        'updateAddress.company',
        'updateWebhook.description',
        'replayDeliveries.until',
        'signUp.phone',
        'updateCartLine.order_uom',
      ]),
    );
  });
});

const withQuery = routes.filter(({ request }) => request.query !== undefined);

test.each(withQuery.map(({ id, request }) => [id, request.query as z.ZodObject] as const))(
  'a parameter of %s that is blank counts as omitted',
  (_id, query) => {
    for (const blank of BLANK) {
      const { values, violations } = parseQuery(
        `/?${Object.keys(query.shape)
          .map((name) => `${name}=${encodeURIComponent(blank)}`)
          .join('&')}`,
        query,
      );
      const withoutLists = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value)));

      expect([violations, resultOf(query, withoutLists)]).toEqual([[], resultOf(query, {})]);
      expect(resultOf(query, values)).not.toBe('refused');
    }
  },
);
