import { describe, expect, test } from '@jest/globals';
import { aStore } from '../testing/builders.ts';
import { checkRail, railsOf } from './payment-rails.ts';

const shopper = { paymentRails: null, hasCreditAccount: false };

describe('payment rails', () => {
  test('a customer without an account has no credit terms', () => {
    expect(railsOf(shopper, aStore())).toEqual(['CASH_ON_DELIVERY', 'PREPAID']);
    expect(railsOf({ ...shopper, hasCreditAccount: true }, aStore())).toContain('CREDIT_TERMS');
  });

  test('a rail must be both the store’s and the customer’s', () => {
    expect(railsOf({ ...shopper, paymentRails: ['PREPAID'] }, aStore())).toEqual(['PREPAID']);
    expect(() => checkRail('CASH_ON_DELIVERY', { ...shopper, paymentRails: ['PREPAID'] }, aStore())).toThrow(
      expect.objectContaining({ code: 'forbidden', reason: 'payment_rail_not_allowed' }),
    );
    expect(() => checkRail('CASH_ON_DELIVERY', shopper, aStore({ paymentRails: [] }))).toThrow(
      expect.objectContaining({ reason: 'payment_rail_not_allowed' }),
    );
  });

  test('prepaid at a store without online payments says so', () => {
    const store = aStore({ onlinePayments: false });

    expect(railsOf(shopper, store)).toEqual(['CASH_ON_DELIVERY']);
    expect(() => checkRail('PREPAID', shopper, store)).toThrow(expect.objectContaining({ reason: 'online_payments_disabled' }));
  });
});
