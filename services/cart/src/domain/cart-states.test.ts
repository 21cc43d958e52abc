import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, minutesLater, NOW } from '../testing/builders.ts';
import {
  CART_EXITS,
  cartChanged,
  freezerAt,
  requireEditable,
  requireFreezable,
  requireVersion,
  statusAt,
  withOrder,
} from './cart-states.ts';
import { type CartStatus, nextVersion } from './cart.ts';

const DAY = 24 * 60;
const frozen = { checkoutId: 'c1', until: minutesLater(10) };

describe('the states of a cart', () => {
  test('an ordered cart never expires', () => {
    expect(statusAt(aCart({ status: 'ORDERED', orderId: 'o1' }), minutesLater(60 * DAY))).toBe('ORDERED');
  });

  test.each(Object.entries(CART_EXITS) as [CartStatus, readonly CartStatus[]][])(
    'a cart that is %s allows only the transitions in the table',
    (status, exits) => {
      const cart = aCart({ status, orderId: status === 'ORDERED' ? 'o1' : null });

      const order = () => withOrder(cart, 'o2').status;

      if (exits.includes('ORDERED')) expect(order()).toBe('ORDERED');
      else expect(order).toThrow(expect.objectContaining({ reason: 'cart_already_ordered' }));
    },
  );

  test('an open cart can be ordered or expire, and an expired one can still be ordered', () => {
    expect(CART_EXITS).toEqual({ OPEN: ['ORDERED', 'EXPIRED'], EXPIRED: ['ORDERED'], ORDERED: [] });
  });

  test('a change increases the version, ends the freeze, and extends the expiry', () => {
    const changed = { version: 5, freeze: null, updatedAt: minutesLater(1), expiresAt: minutesLater(30 * DAY + 1) };

    expect(nextVersion(aCart({ version: 4, freeze: frozen }), minutesLater(1))).toMatchObject(changed);
    expect(cartChanged()).toMatchObject({ code: 'conflict', reason: 'cart_changed', retryAfterSeconds: 1 });
  });

  test('closing a cart again for the same order has no effect', () => {
    const cart = aCart({ status: 'ORDERED', orderId: 'o1' });

    expect(withOrder(cart, 'o1')).toBe(cart);
  });
});

describe('changing a cart', () => {
  test('an open cart can be changed', () => {
    expect(() => requireEditable(aCart(), NOW)).not.toThrow();
  });

  test('changing an ordered cart is rejected, and the error names the order', () => {
    expect(() => requireEditable(aCart({ status: 'ORDERED', orderId: 'o1' }), NOW)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        reason: 'cart_already_ordered',
        details: [{ field: 'cart_id', code: 'cart_already_ordered', detail: expect.any(String), orderId: 'o1' }],
      }),
    );
  });

  test('changing an expired cart is rejected', () => {
    expect(() => requireEditable(aCart(), minutesLater(31 * DAY))).toThrow(expect.objectContaining({ reason: 'cart_expired' }));
  });

  test('a cart that a checkout has frozen cannot be changed until the freeze expires', () => {
    const cart = aCart({ freeze: frozen });

    expect(() => requireEditable(cart, minutesLater(9))).toThrow(
      expect.objectContaining({ reason: 'cart_checkout_in_progress', retryAfterSeconds: 1 }),
    );
    expect(() => requireEditable(cart, minutesLater(10))).not.toThrow();
    expect(freezerAt(cart, minutesLater(10))).toBeNull();
  });

  test('a change based on another version is rejected', () => {
    expect(() => requireVersion(aCart({ version: 4 }), 3)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        reason: 'version_mismatch',
        details: [{ field: 'version', code: 'version_mismatch', detail: 'The cart is now at version 4.' }],
      }),
    );
    expect(() => requireVersion(aCart({ version: 4 }), 4)).not.toThrow();
  });
});

describe('freezing a cart', () => {
  const cart = aCart({ lines: [aLine()] });

  test('a checkout can freeze a free cart, a cart that it has frozen already, and a cart whose freeze has expired', () => {
    expect(() => requireFreezable(cart, 'c1', NOW)).not.toThrow();
    expect(() => requireFreezable({ ...cart, freeze: frozen }, 'c1', NOW)).not.toThrow();
    expect(() => requireFreezable({ ...cart, freeze: frozen }, 'c2', minutesLater(11))).not.toThrow();
  });

  test('a checkout cannot freeze a cart that another one has frozen', () => {
    expect(() => requireFreezable({ ...cart, freeze: frozen }, 'c2', NOW)).toThrow(
      expect.objectContaining({ reason: 'checkout_in_progress', retryAfterSeconds: 1 }),
    );
  });

  test('an empty, ordered, or expired cart cannot be frozen', () => {
    expect(() => requireFreezable(cart, 'c1', minutesLater(31 * DAY))).toThrow(expect.objectContaining({ reason: 'cart_expired' }));
    expect(() => requireFreezable({ ...cart, status: 'ORDERED' }, 'c1', NOW)).toThrow(
      expect.objectContaining({ reason: 'cart_already_ordered' }),
    );
    expect(() => requireFreezable(aCart(), 'c1', NOW)).toThrow(expect.objectContaining({ reason: 'cart_empty' }));
  });
});
