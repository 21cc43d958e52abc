import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { routeTable } from '../route-table.ts';

/** These are derived from each other. */
const DERIVED = ['updateCartLine.quantity', 'updateCartLine.order_quantity', 'updateListLine.quantity', 'updateListLine.order_quantity'];

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
