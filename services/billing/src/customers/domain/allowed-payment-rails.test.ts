import { describe, expect, test } from '@jest/globals';
import { aStore } from '../../testing/builders.ts';
import { checkRail, railsOf } from './allowed-payment-rails.ts';

const aStorePayments = (settings: { onlinePayments?: boolean; paymentRails?: string[] } = {}) => ({
  ...aStore(settings),
  hasGateway: true,
});
const shopper = { paymentRails: null, hasCreditAccount: false };

describe('payment rails', () => {
  test('credit terms require a credit account', () => {
    expect(railsOf(shopper, aStorePayments())).toEqual(['CASH_ON_DELIVERY', 'PREPAID']);
    expect(railsOf({ ...shopper, hasCreditAccount: true }, aStorePayments())).toContain('CREDIT_TERMS');
  });

  test('a rail must be allowed by both the store and the customer', () => {
    expect(railsOf({ ...shopper, paymentRails: ['PREPAID'] }, aStorePayments())).toEqual(['PREPAID']);
    expect(() => checkRail('CASH_ON_DELIVERY', { ...shopper, paymentRails: ['PREPAID'] }, aStorePayments())).toThrow(
      expect.objectContaining({ code: 'forbidden', reason: 'payment_rail_not_allowed' }),
    );
    expect(() => checkRail('CASH_ON_DELIVERY', shopper, aStorePayments({ paymentRails: [] }))).toThrow(
      expect.objectContaining({ reason: 'payment_rail_not_allowed' }),
    );
  });

  test('a prepaid payment at a store without online payments is refused with online_payments_disabled', () => {
    const store = aStorePayments({ onlinePayments: false });

    expect(railsOf(shopper, store)).toEqual(['CASH_ON_DELIVERY']);
    expect(() => checkRail('PREPAID', shopper, store)).toThrow(expect.objectContaining({ reason: 'online_payments_disabled' }));
  });

  test('a prepaid payment at a store without a payment gateway is refused with payment_gateway_not_configured', () => {
    const store = { ...aStore(), hasGateway: false };

    expect(railsOf(shopper, store)).toEqual(['CASH_ON_DELIVERY']);
    expect(() => checkRail('PREPAID', shopper, store)).toThrow(expect.objectContaining({ reason: 'payment_gateway_not_configured' }));
  });
});
