import { expect, test } from '@jest/globals';
import { aFrozenLine, anOrder } from '../testing/builders.ts';
import { withEverythingCredited } from './correct-order.ts';
import { type EarlierInvoice, settledEarlierOrder } from './settle-earlier-order.ts';

const AT = '2026-11-26T09:00:00.000Z';
const SETTLED_AT = '2026-11-25T09:00:00.000Z';
const credited = (quantity: string, isCreditedInFull = false): EarlierInvoice => ({
  settlement: 'CREDITED',
  hasPayment: false,
  isCreditedInFull,
  credited: [{ sku: 'PAD', quantity }],
});
const ordered = anOrder({
  lines: [aFrozenLine({ id: 'pads', sku: 'PAD', quantity: '4' }), aFrozenLine({ id: 'oil', sku: 'OIL', quantity: '2' })],
});
const settled = (order: typeof ordered, invoice: EarlierInvoice) => {
  let count = 0;
  const { settlement, settledAt, corrections } = settledEarlierOrder(order, invoice, { at: AT, newId: () => String((count += 1)) });
  const cancelled = corrections.map(({ request, quantities }) => [
    request.kind,
    ...quantities.cancelled.map(({ sku, quantity }) => `${quantity} ${sku}`),
  ]);
  return { settlement, settledAt, cancelled };
};
const counted = {
  ...ordered,
  settledAt: SETTLED_AT,
  lines: ordered.lines.map((line) => ({ ...line, creditedQuantity: line.id === 'pads' ? '1' : '2' })),
};

test.each([
  ['is settled with a pending correction', ordered, credited('1'), 'CREDITED', null, [['settle', '1 PAD']]],
  ['that knows a settlement and what was credited stays', counted, credited('1'), null, SETTLED_AT, []],
  ['counts what was credited beyond that', counted, credited('3'), null, SETTLED_AT, [['settle', '2 PAD']]],
  [
    'of which all was credited is canceled',
    ordered,
    credited('4', true),
    'CREDITED',
    null,
    [
      ['settle', '4 PAD'],
      ['settle', '2 OIL'],
    ],
  ],
])('an order of an earlier release %s', (_case, order, invoice, settlement, settledAt, cancelled) => {
  expect(settled(order, invoice)).toEqual({ settlement, settledAt, cancelled });
});

test('an order of which all was credited stays if nothing is left to ship, and a closed one counts it', () => {
  const shipped = { ...ordered, lines: ordered.lines.map((line) => ({ ...line, shippedQuantity: line.quantity })) };
  const closed = withEverythingCredited({ ...ordered, status: 'CANCELLED' }, 'one');

  expect(withEverythingCredited(shipped, 'one')).toBe(shipped);
  expect([closed.lines.map(({ creditedQuantity }) => creditedQuantity), closed.corrections]).toEqual([['4', '2'], []]);
});
