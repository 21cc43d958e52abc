import { beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import type { Cart } from '../domain/cart.ts';
import { aCart, aLine } from '../testing/builders.ts';
import { aScope } from '../testing/callers.ts';
import { type RecentCarts, recentCarts } from './recent-carts.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const scope = aScope();

let clock: { ticks: number; wallMs: number };
let carts: RecentCarts;
let cart: Cart;
beforeEach(() => {
  clock = { ticks: 5000, wallMs: Date.UTC(2030, 0, 1) };
  carts = recentCarts({ ticks: () => clock.ticks, wallMs: () => clock.wallMs });
  cart = aCart({ cartId: newId() });
  carts.keep(scope, { cart, now: NOW });
});

const pass = (ticks: number, wallMs = ticks): void => {
  clock.ticks += ticks;
  clock.wallMs += wallMs;
};

describe('a recent cart', () => {
  test('is found at the time of the database that has passed since', () => {
    pass(1500.7);

    expect(carts.find(scope, cart.cartId)).toEqual({ cart, now: new Date(NOW.getTime() + 1500), isUnverified: true });
  });

  test('is found by its customer only', () => {
    expect(carts.find({ ...scope, customerId: aScope().customerId }, cart.cartId)).toBeUndefined();
    expect(carts.find({ ...scope, mode: 'live' }, cart.cartId)).toBeUndefined();
    expect(carts.find(scope, newId())).toBeUndefined();
  });

  test('is not found after a minute, or once it is forgotten', () => {
    pass(60_001);
    expect(carts.find(scope, cart.cartId)).toBeUndefined();

    carts.keep(scope, { cart, now: NOW });
    carts.forget(scope, cart.cartId);
    expect(carts.find(scope, cart.cartId)).toBeUndefined();
  });

  test('is not found once a clock of the process was set, or did not run', () => {
    pass(1000, 3_600_000);
    expect(carts.find(scope, cart.cartId)).toBeUndefined();

    carts.keep(scope, { cart, now: NOW });
    pass(1000, -5000);
    expect(carts.find(scope, cart.cartId)).toBeUndefined();
  });

  test('is not found once the clock of its sandbox was advanced', () => {
    expect(atStoreTime(86_400_000, () => carts.find(scope, cart.cartId))).toBeUndefined();
    expect(carts.find(scope, cart.cartId)).toBeDefined();
  });

  test('is forgotten for others if all of them have many lines', () => {
    const large = Array.from({ length: 11 }, () => aCart({ cartId: newId(), lines: Array.from({ length: 499 }, () => aLine()) }));
    for (const each of large) carts.keep(scope, { cart: each, now: NOW });

    expect(carts.find(scope, cart.cartId)).toBeUndefined();
    expect(large.filter(({ cartId }) => carts.find(scope, cartId) !== undefined)).toHaveLength(10);
  });
});
