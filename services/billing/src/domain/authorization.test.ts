import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { type Authorization, heldCredit, judgeRepeat, type WantedPayment } from './authorization.ts';

const wanted: WantedPayment = {
  checkoutId: 'checkout',
  orderId: 'order',
  rail: 'CREDIT_TERMS',
  amount: decimal('115.00'),
  currency: 'JMD',
  holdSeconds: 900,
};
const held: Authorization = {
  checkoutId: 'checkout',
  status: 'HELD',
  customerId: 'ann',
  orderId: 'order',
  rail: 'CREDIT_TERMS',
  amount: decimal('115'),
  currency: 'JMD',
  termsDays: 30,
};

describe('the same authorisation asked for again', () => {
  test.each(['HELD', 'COMMITTED', 'POSTED'] as const)('answers the same while %s', (status) => {
    expect(judgeRepeat({ ...held, status }, wanted, 'ann')).toBe('same');
  });

  test('is decided afresh once it lapsed', () => {
    expect(judgeRepeat({ ...held, status: 'EXPIRED' }, wanted, 'ann')).toBe('fresh');
  });

  test('is refused after a release', () => {
    expect(() => judgeRepeat({ ...held, status: 'RELEASED' }, wanted, 'ann')).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'checkout_released' }),
    );
  });

  test('is refused when it asks for something else', () => {
    for (const other of [{ amount: decimal('116') }, { currency: 'USD' }, { rail: 'PREPAID' as const }]) {
      expect(() => judgeRepeat(held, { ...wanted, ...other }, 'ann')).toThrow(expect.objectContaining({ reason: 'checkout_mismatch' }));
    }
    expect(() => judgeRepeat(held, wanted, 'bob')).toThrow(expect.objectContaining({ reason: 'checkout_mismatch' }));
  });
});

test('credit is held while the checkout runs and until its invoice comes', () => {
  expect(heldCredit(held)?.toFixed()).toBe('115');
  expect(heldCredit({ ...held, status: 'COMMITTED' })?.toFixed()).toBe('115');
  expect(heldCredit({ ...held, status: 'POSTED' })).toBeNull();
  expect(heldCredit({ ...held, rail: 'PREPAID' })).toBeNull();
  expect(heldCredit(undefined)).toBeNull();
});
