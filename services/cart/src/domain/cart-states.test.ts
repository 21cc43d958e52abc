import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, minutesLater, NOW } from '../testing/builders.ts';
import type { CartStatus } from './cart.ts';
import { CART_EXITS, holderAt, ordered, requireEditable, requireFreezable, requireVersion, statusAt } from './cart-states.ts';

const DAY = 24 * 60;
const held = { checkoutId: 'c1', until: minutesLater(10) };

describe('the states of a cart', () => {
  test('an open cart expires 30 days after its last change', () => {
    expect(statusAt(aCart(), minutesLater(30 * DAY - 1))).toBe('OPEN');
    expect(statusAt(aCart(), minutesLater(30 * DAY))).toBe('EXPIRED');
  });

  test('an ordered cart never expires', () => {
    expect(statusAt(aCart({ status: 'ORDERED', orderId: 'o1' }), minutesLater(60 * DAY))).toBe('ORDERED');
  });

  test.each(Object.entries(CART_EXITS) as [CartStatus, readonly CartStatus[]][])('from %s only its exits are taken', (status, exits) => {
    const cart = aCart({ status, orderId: status === 'ORDERED' ? 'o1' : null });

    const order = () => ordered(cart, 'o2').status;

    if (exits.includes('ORDERED')) expect(order()).toBe('ORDERED');
    else expect(order).toThrow(expect.objectContaining({ reason: 'cart_already_ordered' }));
  });

  test('closing again for the same order changes nothing', () => {
    const cart = aCart({ status: 'ORDERED', orderId: 'o1' });

    expect(ordered(cart, 'o1')).toBe(cart);
  });
});

describe('a change', () => {
  test('of an open cart is let through', () => {
    expect(() => requireEditable(aCart(), NOW)).not.toThrow();
  });

  test('of an ordered cart is refused with its order', () => {
    expect(() => requireEditable(aCart({ status: 'ORDERED', orderId: 'o1' }), NOW)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        reason: 'cart_already_ordered',
        details: [{ field: 'cart_id', code: 'cart_already_ordered', detail: expect.any(String), orderId: 'o1' }],
      }),
    );
  });

  test('of an expired cart is refused', () => {
    expect(() => requireEditable(aCart(), minutesLater(31 * DAY))).toThrow(expect.objectContaining({ reason: 'cart_expired' }));
  });

  test('is barred while a checkout holds the cart, and until its hold lapses', () => {
    const cart = aCart({ hold: held });

    expect(() => requireEditable(cart, minutesLater(9))).toThrow(expect.objectContaining({ reason: 'cart_checkout_in_progress' }));
    expect(() => requireEditable(cart, minutesLater(10))).not.toThrow();
    expect(holderAt(cart, minutesLater(10))).toBeNull();
  });

  test('made on another version is refused', () => {
    expect(() => requireVersion(aCart({ version: 4 }), 3)).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'version_mismatch' }),
    );
    expect(() => requireVersion(aCart({ version: 4 }), 4)).not.toThrow();
  });
});

describe('a checkout', () => {
  const cart = aCart({ lines: [aLine()] });

  test('may take a free cart, one that it holds already, and one whose hold lapsed', () => {
    expect(() => requireFreezable(cart, 'c1', NOW)).not.toThrow();
    expect(() => requireFreezable({ ...cart, hold: held }, 'c1', NOW)).not.toThrow();
    expect(() => requireFreezable({ ...cart, hold: held }, 'c2', minutesLater(11))).not.toThrow();
  });

  test('waits for another one that is running', () => {
    expect(() => requireFreezable({ ...cart, hold: held }, 'c2', NOW)).toThrow(
      expect.objectContaining({ reason: 'checkout_in_progress', retryAfterSeconds: 1 }),
    );
  });

  test('refuses an empty cart', () => {
    expect(() => requireFreezable(aCart(), 'c1', NOW)).toThrow(expect.objectContaining({ reason: 'cart_empty' }));
  });
});
