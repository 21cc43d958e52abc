import { describeGateway } from '../testing/gateway-conformance.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

describeGateway('sandbox', async () => {
  const gateway = sandboxGateway({ publicBaseUrl: 'http://shop.test', secret: 'a secret of the sandbox' });
  return {
    gateway,
    pay: async (session) => gateway.notificationOf(session, 'PAY', new Date()),
    payAt: async (session, _page, at) => gateway.notificationOf(session, 'PAY', at),
    close: async () => undefined,
  };
});
