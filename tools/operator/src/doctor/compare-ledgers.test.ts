import { describe, expect, test } from '@jest/globals';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { compareLedgers } from './compare-ledgers.ts';

const ORDER = {
  kind: 'order',
  checkoutId: 'C',
  orderId: 'O',
  cartId: 'K',
  state: 'CONFIRMED',
  amount: '11.50',
  quantity: '3',
  promotions: 1,
};
const RESERVATION = { kind: 'reservation', checkoutId: 'C', state: 'COMMITTED', quantity: '3.000' };
const CART = { kind: 'ordered_cart', cartId: 'K', orderId: 'O' };
const INVOICE = { kind: 'invoice', checkoutId: 'C', orderId: 'O', state: 'OPEN', amount: '11.5' };
const USE = { kind: 'promotion_use', checkoutId: 'C', quantity: '1' };
const ALL: readonly LedgerEntry[] = [ORDER, RESERVATION, CART, INVOICE, USE];

const rulesOf = (...entries: readonly LedgerEntry[]) => compareLedgers(entries).map(({ rule, id }) => `${rule} ${id}`);
const without = (gone: LedgerEntry, ...instead: readonly LedgerEntry[]) => rulesOf(...ALL.filter((entry) => entry !== gone), ...instead);

describe('services agree', () => {
  test('on an order that stands, on nothing at all, and on an order that was given back', () => {
    expect(rulesOf()).toEqual([]);
    expect(rulesOf(...ALL)).toEqual([]);
    expect(rulesOf({ ...ORDER, state: 'CANCELLED' }, CART, { ...INVOICE, state: 'VOIDED' }, { ...USE, quantity: '0' })).toEqual([]);
    expect(rulesOf({ ...ORDER, state: 'CANCELLED' }, CART, { ...INVOICE, state: 'REOPENED' })).toEqual([]);
    expect(rulesOf({ ...ORDER, state: 'PENDING_PAYMENT' }, RESERVATION, CART, USE)).toEqual([]);
    expect(rulesOf({ ...ORDER, state: 'SHIPPED', quantity: '0' }, CART, INVOICE, USE)).toEqual([]);
  });

  test('on whatever a running checkout holds', () => {
    const running = { kind: 'checkout', checkoutId: 'R', state: 'reserved' };
    const held = [
      { ...RESERVATION, checkoutId: 'R', state: 'HELD' },
      { kind: 'credit_hold', checkoutId: 'R', state: 'HELD', amount: '1' },
      { kind: 'cart_freeze', checkoutId: 'R', cartId: 'L' },
      { ...USE, checkoutId: 'R' },
    ];

    expect(rulesOf(running, ...held)).toEqual([]);
    expect(rulesOf(...held)).toEqual(['stock R', 'credit R', 'cartFreezes L', 'promotions R']);
  });
});

test('the cart and the promotion uses of an old order are purged, and not compared', () => {
  const { cartId: _cart, ...old } = ORDER;

  expect(rulesOf(old, RESERVATION, INVOICE)).toEqual([]);
  expect(rulesOf(old, RESERVATION, INVOICE, CART, { ...USE, quantity: '0' })).toEqual([]);
});

describe('services disagree', () => {
  test('when stock is not held, or not as much as is left to ship', () => {
    expect(without(RESERVATION)).toEqual(['stock C']);
    expect(without(RESERVATION, { ...RESERVATION, quantity: '2' })).toEqual(['stock C']);
  });

  test('when an order that was given back still takes something', () => {
    expect(without(ORDER, { ...ORDER, state: 'EXPIRED' })).toEqual(['stock C', 'invoices O', 'promotions C']);
  });

  test('when cart, invoice or promotion do not know of the order, or know it otherwise', () => {
    expect(without(CART)).toEqual(['carts K']);
    expect(without(INVOICE)).toEqual(['invoices O']);
    expect(without(INVOICE, { ...INVOICE, amount: '11.51' })).toEqual(['invoices O']);
    expect(without(INVOICE, { ...INVOICE, state: 'VOIDED' })).toEqual(['invoices O']);
    expect(without(USE, { ...USE, quantity: '0' })).toEqual(['promotions C']);
  });

  test('when the payment status does not follow the invoice, which an order need not know yet', () => {
    const known = { ...ORDER, settlement: 'PAID', paymentStatus: 'PAID' };
    const settled = (order: LedgerEntry, settlement: string) => rulesOf(order, RESERVATION, CART, { ...INVOICE, settlement }, USE);

    expect(settled(known, 'REFUNDED')).toEqual(['settlements O']);
    expect(settled(known, 'PAID')).toEqual([]);
    expect(settled({ ...known, paymentStatus: 'REFUNDED' }, 'REFUNDED')).toEqual([]);
    expect(settled({ ...known, paymentStatus: 'REFUND_PENDING' }, 'REFUNDED')).toEqual([]);
    expect(settled(ORDER, 'CREDITED')).toEqual([]);
  });

  test('when the order of a cart or an invoice is lost', () => {
    expect(without(ORDER)).toEqual(['stock C', 'carts K', 'invoices O', 'promotions C']);
  });
});
