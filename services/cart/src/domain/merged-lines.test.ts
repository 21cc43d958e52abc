import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aLine } from '../testing/builders.ts';
import { addEach } from './add-each.ts';
import type { CartLine } from './cart.ts';
import { replaced } from './merged-lines.ts';

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
const contentOf = (held: readonly CartLine[]) => new Map(held.map((line) => [itemOf(line), Number(line.quantity)]));

test('replacing lines leaves the content of the new ones; what was there keeps its ID and comes first, in its order', () => {
  fc.assert(
    fc.property(lines, lines, (held, wanted) => {
      const result = replaced(held, wanted);

      expect(contentOf(result)).toEqual(contentOf(wanted));
      const kept = held.filter((line) => contentOf(wanted).has(itemOf(line))).map(({ lineId }) => lineId);
      expect(result.slice(0, kept.length).map(({ lineId }) => lineId)).toEqual(kept);
      const fresh = wanted.filter((line) => !contentOf(held).has(itemOf(line)));
      expect(result.slice(kept.length)).toEqual(fresh);
    }),
  );
});

test('replacing lines by equal ones, in any order and with any IDs, returns the same lines', () => {
  fc.assert(
    fc.property(lines, (held) => {
      const equal = held.map((line, index) => ({ ...line, lineId: `other-${index}` })).toReversed();

      expect(replaced(held, equal)).toBe(held);
    }),
  );
});
