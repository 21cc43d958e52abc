import fc from 'fast-check';
import { type Accountant, dueOf, uncreditedOf } from './accountant.ts';
import type { Operation, PlacedGoods, SkuUnits } from './books.ts';

/** A random operation, which the orders and their amounts make concrete. Undefined if it has nothing to act on. */
export type Intent = (accountant: Accountant) => Operation | undefined;

const index = fc.nat({ max: 50 });
const units = fc.integer({ min: 1, max: 4 });
const permille = fc.oneof(fc.constant(1000), fc.integer({ min: 0, max: 1000 }));
const method = fc.constantFrom('BY_HAND' as const, 'BY_HAND' as const, 'CREDIT' as const, null);
const someLines = fc.array(fc.tuple(index, units), { minLength: 1, maxLength: 2 });
type SomeLines = readonly (readonly [number, number])[];

/** Random operations on one of the orders. Each may be refused. */
export const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ index, given: fc.oneof(fc.constant<SomeLines>([]), someLines) }).map(ship) },
  { weight: 3, arbitrary: fc.record({ index, given: someLines }).map((each) => bySku('cancel', each)) },
  { weight: 2, arbitrary: fc.record({ index, given: someLines }).map((each) => bySku('restock', each)) },
  { weight: 4, arbitrary: fc.record({ index, given: someLines, method, restock: fc.boolean() }).map(refundLines) },
  {
    weight: 4,
    arbitrary: fc
      .record({ index, given: fc.oneof(fc.constant<SomeLines>([]), someLines), shipping: fc.boolean(), permille, method })
      .map(refundCombined),
  },
  { weight: 1, arbitrary: fc.record({ index, method }).map(refundAll) },
  { weight: 4, arbitrary: fc.record({ index, permille }).map((each) => pay('pay', each)) },
  { weight: 2, arbitrary: fc.record({ index, permille }).map((each) => pay('apply', each)) },
  { weight: 3, arbitrary: fc.record({ index, payment: index }).map(reverse) },
  { weight: 3, arbitrary: fc.record({ index, kind: fc.constantFrom('cancel-order', 'deliver', 'reissue', 'reissue', 'void') }).map(whole) },
);

function ship({ index: nth, given }: { index: number; given: SomeLines }): Intent {
  return (accountant) => {
    const { order, lines } = pick(accountant, nth);
    const named = new Map(given.map(([line, count]) => [line % lines.length, count]));
    return { kind: 'ship', order, lines: [...named].map(([line, count]) => ({ line, units: count })) };
  };
}

function bySku(kind: 'cancel' | 'restock', { index: nth, given }: { index: number; given: SomeLines }): Intent {
  return (accountant) => {
    const { order, lines } = pick(accountant, nth);
    return { kind, order, lines: skuUnits(lines, given) };
  };
}

interface GivenRefund {
  readonly index: number;
  readonly given: SomeLines;
  readonly method: 'BY_HAND' | 'CREDIT' | null;
}

function refundLines({ index: nth, given, method: by, restock }: GivenRefund & { restock: boolean }): Intent {
  return (accountant) => {
    const { order, lines } = pick(accountant, nth);
    return { kind: 'refund', order, lines: skuUnits(lines, given), shipping: false, amount: null, method: by, restock };
  };
}

function refundCombined({
  index: nth,
  given,
  shipping,
  permille: share,
  method: by,
}: GivenRefund & { shipping: boolean; permille: number }): Intent {
  return (accountant) => {
    const { order, lines, invoice } = pick(accountant, nth);
    const amount = Math.floor((uncreditedOf(invoice) * share) / 1000);
    const isShippingOnly = shipping && given.length === 0 && share < 500;
    if (amount === 0 && !isShippingOnly) return undefined;
    return {
      kind: 'refund',
      order,
      lines: skuUnits(lines, given),
      shipping,
      amount: isShippingOnly ? null : amount,
      method: by,
      restock: false,
    };
  };
}

function refundAll({ index: nth, method: by }: { index: number; method: GivenRefund['method'] }): Intent {
  return (accountant) => {
    const { order } = pick(accountant, nth);
    return { kind: 'refund', order, lines: [], shipping: false, amount: null, method: by, restock: false };
  };
}

function pay(kind: 'pay' | 'apply', { index: nth, permille: share }: { index: number; permille: number }): Intent {
  return (accountant) => {
    const { order, invoice } = pick(accountant, nth);
    const open = kind === 'apply' ? Math.min(dueOf(invoice), accountant.state().credit) : dueOf(invoice);
    const amount = Math.floor((open * share) / 1000);
    return amount === 0 ? undefined : { kind, order, amount };
  };
}

function reverse({ index: nth, payment }: { index: number; payment: number }): Intent {
  return (accountant) => {
    const { order, invoice } = pick(accountant, nth);
    const { length } = invoice.payments;
    return length === 0 ? undefined : { kind: 'reverse', order, payment: payment % length };
  };
}

function whole({ index: nth, kind }: { index: number; kind: 'cancel-order' | 'deliver' | 'reissue' | 'void' }): Intent {
  return (accountant) => ({ kind, order: pick(accountant, nth).order });
}

function pick({ orders }: Accountant, nth: number) {
  const order = nth % orders.length;
  const picked = orders[order];
  const invoice = picked?.invoices.at(-1);
  if (picked === undefined || invoice === undefined) throw new Error('there is no order');
  return { order, lines: picked.lines, invoice };
}

function skuUnits(lines: readonly Pick<PlacedGoods, 'sku'>[], given: SomeLines): SkuUnits[] {
  const bySkus = new Map(given.map(([line, count]) => [lines[line % lines.length]?.sku ?? '', count]));
  return [...bySkus].map(([sku, count]) => ({ sku, units: count }));
}
