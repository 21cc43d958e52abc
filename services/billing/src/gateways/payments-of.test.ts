import { expect, test } from '@jest/globals';
import { checkRail, railsOf } from '../domain/payment-rails.ts';
import { aStore } from '../testing/builders.ts';
import { paymentsOf } from './payments-of.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const gateways = { sandbox: sandboxGateway({ publicBaseUrl: 'http://shop.test', secret: 'secret' }) };
const shopper = { paymentRails: null, hasCreditAccount: false };

test('prepaid is offered only in a mode that has a gateway, also where the store takes online payments', () => {
  const live = paymentsOf(gateways, { mode: 'live', store: aStore() });

  expect(railsOf(shopper, paymentsOf(gateways, { mode: 'sandbox', store: aStore() }))).toContain('PREPAID');
  expect(railsOf(shopper, live)).not.toContain('PREPAID');
  expect(() => checkRail('PREPAID', shopper, live)).toThrow(expect.objectContaining({ reason: 'online_payments_disabled' }));
});

test('a gateway does not overrule a store that takes no online payments', () => {
  const store = aStore({ onlinePayments: false });

  expect(railsOf(shopper, paymentsOf(gateways, { mode: 'sandbox', store }))).not.toContain('PREPAID');
});
