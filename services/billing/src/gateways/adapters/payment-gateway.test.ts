import { expect, test } from '@jest/globals';
import { checkRail, railsOf } from '../../customers/domain/allowed-payment-rails.ts';
import { aCaller, aStore } from '../../testing/builders.ts';
import { paymentsOf } from './payment-gateway.ts';
import { paymentGateways } from './payment-gateways.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const sandbox = sandboxGateway({ publicBaseUrl: 'http://shop.test', secret: 'secret' });
const gateways = paymentGateways({ sandbox, stripe: { find: async () => undefined, ofDefaultAccount: undefined } });
const shopper = { paymentRails: null, hasCreditAccount: false };
const caller = aCaller({ tenantId: 'a-store' });

test('prepaid is offered only in a mode in which the store has a gateway', async () => {
  const live = await paymentsOf(gateways, { ...caller, mode: 'live' });

  expect(railsOf(shopper, await paymentsOf(gateways, caller))).toContain('PREPAID');
  expect(railsOf(shopper, live)).not.toContain('PREPAID');
  expect(() => checkRail('PREPAID', shopper, live)).toThrow(
    expect.objectContaining({ code: 'forbidden', reason: 'payment_gateway_not_configured' }),
  );
});

test('prepaid is not offered by a store without online payments, even if it has a gateway', async () => {
  const offline = { ...caller, store: aStore({ onlinePayments: false }) };
  const payments = await paymentsOf(gateways, offline);

  expect(railsOf(shopper, payments)).not.toContain('PREPAID');
  expect(() => checkRail('PREPAID', shopper, payments)).toThrow(expect.objectContaining({ reason: 'online_payments_disabled' }));
});
