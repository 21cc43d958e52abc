import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { routeTable } from '../route-table.ts';

/** These are derived from each other: a line keeps its unit until another one is named, and what is not given follows from the rest. */
const DERIVED = ['updateCartLine', 'updateListLine'].flatMap((id) =>
  ['quantity', 'order_uom', 'order_quantity'].map((name) => `${id}.${name}`),
);

const fields = routeTable()
  .filter(({ method }) => method === 'patch')
  .flatMap(({ id, request: { body } }) =>
    body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape).map(([name, schema]) => ({ name: `${id}.${name}`, schema })) : [],
  );

test('null is never ignored in an update: it removes what is stored, or is refused', () => {
  const ignored = fields.filter(({ schema }) => {
    const { success, data } = schema.safeParse(null);
    return success && data === undefined;
  });

  expect(ignored.map(({ name }) => name)).toEqual(DERIVED);
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['updateWebhook.headers', 'updateMe.phone', 'updateAddress.line2']),
  );
});
