import { expect, test } from '@jest/globals';
import { invalid } from '@storefront/errors';
import fc from 'fast-check';
import { aLine } from '../testing/builders.ts';
import { addEach, orRefusal } from './add-each.ts';
import type { CartLine } from './cart.ts';
import { withAdded } from './merged-lines.ts';

const rejected = fc.constant(invalid('quantity', 'must be greater than 0', { reason: 'invalid_quantity' }));
const line = fc
  .record({
    sku: fc.constantFrom('A', 'B', 'C'),
    quantity: fc.constantFrom(1, 2.5, 400_000, 1_000_000),
    boxed: fc.boolean(),
    lineId: fc.uuid(),
  })
  .map(({ boxed, ...given }) => aLine({ ...given, ...(boxed && { ordered: { code: 'BOX', quantity: given.quantity } }) }));

test('a batch leaves the lines, and gives the errors, of adding its lines one by one', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.array(fc.oneof({ weight: 5, arbitrary: line }, rejected), { maxLength: 30 }),
      (first, added) => {
        const { lines: before } = addEach([], first, 'cart');

        const { lines, rejected } = addEach(before, added, 'cart');

        let oneByOne: readonly CartLine[] = before;
        const errors = added.map((each) => {
          if (each instanceof Error) return each.message;
          const next = orRefusal(() => withAdded(oneByOne, each, 'cart'));
          if (next instanceof Error) return next.message;
          oneByOne = next;
          return undefined;
        });
        expect(lines).toEqual(oneByOne);
        expect(rejected.map(({ index, error }) => [index, error.message])).toEqual(
          errors.flatMap((message, index) => (message === undefined ? [] : [[index, message]])),
        );
        if (rejected.length === added.length) expect(lines).toBe(before);
      },
    ),
  );
});
