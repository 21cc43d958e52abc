import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { type Authorization, heldCredit, matchAuthorization, needsPage, type RequestedPayment } from './authorization.ts';

const requested: RequestedPayment = {
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
  termsBasis: 'NET',
  termsDays: 30,
};

describe('repeating an authorization', () => {
  test.each(['HELD', 'COMMITTED', 'POSTED'] as const)('a repeated request reuses the authorization while it is %s', (status) => {
    expect(matchAuthorization({ ...held, status }, requested, 'ann')).toBe('reuse');
  });

  test('a repeated request renews an expired authorization', () => {
    expect(matchAuthorization({ ...held, status: 'EXPIRED' }, requested, 'ann')).toBe('renew');
  });

  test('a repeated request is refused after a release', () => {
    expect(() => matchAuthorization({ ...held, status: 'RELEASED' }, requested, 'ann')).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'checkout_released' }),
    );
  });

  test('a request for another amount, currency, rail, or customer is refused', () => {
    for (const other of [{ amount: decimal('116') }, { currency: 'USD' }, { rail: 'PREPAID' as const }]) {
      expect(() => matchAuthorization(held, { ...requested, ...other }, 'ann')).toThrow(
        expect.objectContaining({ reason: 'checkout_mismatch' }),
      );
    }
    expect(() => matchAuthorization(held, requested, 'bob')).toThrow(expect.objectContaining({ reason: 'checkout_mismatch' }));
  });
});

test('only a prepaid amount needs a page', () => {
  const needs = (rail: RequestedPayment['rail'], amount: string) => needsPage({ ...requested, rail, amount: decimal(amount) });

  expect([needs('PREPAID', '1'), needs('PREPAID', '0'), needs('CREDIT_TERMS', '1')]).toEqual([true, false, false]);
});

test('credit is held from the authorization until the invoice is issued', () => {
  expect(heldCredit(held)?.toFixed()).toBe('115');
  expect(heldCredit({ ...held, status: 'COMMITTED' })?.toFixed()).toBe('115');
  expect(heldCredit({ ...held, status: 'POSTED' })).toBeNull();
  expect(heldCredit({ ...held, rail: 'PREPAID' })).toBeNull();
  expect(heldCredit(undefined)).toBeNull();
});
