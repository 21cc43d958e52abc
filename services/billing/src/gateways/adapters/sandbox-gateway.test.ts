import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { describeGateway } from '../../testing/gateway-conformance.ts';
import { newPaymentSession } from '../domain/payment-session.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

describeGateway('sandbox', async () => {
  const scope = { tenantId: newId(), mode: 'sandbox', customerId: newId() } as const;
  const gateway = sandboxGateway({ publicBaseUrl: 'http://shop.test', secret: 'a secret of the sandbox' });
  return {
    gateway,
    pay: async (session) => gateway.notificationOf({ scope, session }, 'PAY', new Date()),
    payAt: async (session, _page, at) => gateway.notificationOf({ scope, session }, 'PAY', at),
    close: async () => undefined,
  };
});

test.each([
  ['5.124', 'KWD', 'has too many decimals'],
  ['1000000.00', 'USD', 'is above the maximum'],
])('the sandbox refuses %s %s, which the live gateway cannot charge', (amount, currency, message) => {
  const gateway = sandboxGateway({ publicBaseUrl: 'http://shop.test', secret: 'a secret of the sandbox' });
  const terms = { customerId: 'c', purpose: 'ORDER', orderId: 'o', invoiceId: null, checkoutId: 'c', provider: 'sandbox' } as const;
  const page = { returnUrl: null, cancelUrl: null, storeName: 'A store', payableNumber: 'SO-1001' };
  const session = newPaymentSession({ ...terms, ...page, amount: decimal(amount), currency }, { id: 's', now: new Date() });

  expect(() => gateway.preparePage(session)).toThrow(
    expect.objectContaining({ code: 'conflict', reason: 'payment_amount_not_supported', message: expect.stringContaining(message) }),
  );
});
