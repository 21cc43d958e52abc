import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aLine, aUnit, someRules } from '../testing/builders.ts';
import { addEach } from './add-each.ts';
import type { CartLine } from './cart.ts';
import type { RequestedQuantity } from './line-quantity.ts';
import { replaced, withAdded, withChanged } from './merged-lines.ts';

const lines = fc
  .array(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      quantity: fc.constantFrom(1, 2, 3),
      boxed: fc.boolean(),
      lineId: fc.uuid(),
    }),
    { maxLength: 8 },
  )
  .map(
    (given) =>
      addEach(
        [],
        given.map(({ boxed, ...line }) => aLine({ ...line, ...(boxed && { ordered: { code: 'BOX', quantity: line.quantity } }) })),
        'cart',
      ).lines,
  );

const itemOf = ({ sku, ordered }: CartLine) => `${sku} ${ordered?.code ?? ''}`;
const contentOf = (before: readonly CartLine[]) => new Map(before.map((line) => [itemOf(line), Number(line.quantity)]));

test('replacing lines leaves the content of the new ones; what was there keeps its ID and comes first, in its order', () => {
  fc.assert(
    fc.property(lines, lines, (before, wanted) => {
      const result = replaced(before, wanted);

      expect(contentOf(result)).toEqual(contentOf(wanted));
      const same = before.filter((line) => contentOf(wanted).has(itemOf(line))).map(({ lineId }) => lineId);
      expect(result.slice(0, same.length).map(({ lineId }) => lineId)).toEqual(same);
      const fresh = wanted.filter((line) => !contentOf(before).has(itemOf(line)));
      expect(result.slice(same.length)).toEqual(fresh);
    }),
  );
});

test('replacing lines by equal ones, in any order and with any IDs, returns the same lines', () => {
  fc.assert(
    fc.property(lines, (before) => {
      const equal = before.map((line, index) => ({ ...line, lineId: `other-${index}` })).toReversed();

      expect(replaced(before, equal)).toBe(before);
    }),
  );
});

test('lines that differ in a quantity or unit alone are replaced', () => {
  const box = (quantity: number, boxes: number) => aLine({ quantity, ordered: { code: 'BOX', quantity: boxes } });

  expect(replaced([aLine()], [aLine({ quantity: 2 })])).toEqual([aLine({ quantity: 2 })]);
  expect(replaced([aLine({ quantity: 12 })], [box(12, 1)])).toEqual([box(12, 1)]);
  const inCases = aLine({ lineId: 'other', quantity: 12, ordered: { code: 'CASE', quantity: 2 } });
  expect(replaced([box(12, 1)], [inCases])).toEqual([inCases]);
  expect(replaced([box(24, 2)], [box(24, 1)])).toEqual([box(24, 1)]);
});

test('only the changed line changes, in its own unit or another one', () => {
  const rules = someRules({ orderUnits: [aUnit({ code: 'CASE', base: 6 }), aUnit({ code: 'BOX', base: 12 })] });
  const lines = [aLine({ sku: 'A', quantity: 12, rules }), aLine({ sku: 'B', quantity: 12, rules, ordered: { code: 'BOX', quantity: 1 } })];
  const changed = (lineId: string, requested: RequestedQuantity) =>
    withChanged(lines, lineId, requested, 'cart').map(({ quantity, ordered }) =>
      [quantity.toFixed(), ordered?.quantity.toFixed(), ordered?.code].join(' ').trim(),
    );

  expect(changed('line-A', { quantity: '5' })).toEqual(['5', '12 1 BOX']);
  expect(changed('line-A', { orderUom: 'BOX', orderQuantity: '1' })).toEqual(['12 1 BOX', '12 1 BOX']);
  expect(changed('line-B', { quantity: '24' })).toEqual(['12', '24 2 BOX']);
  expect(() => withAdded(lines, aLine({ sku: 'A', quantity: 1_000_000 }), 'cart')).toThrow(
    expect.objectContaining({
      reason: 'invalid_quantity',
      details: [expect.objectContaining({ field: 'quantity', code: 'out_of_range' })],
    }),
  );
});
