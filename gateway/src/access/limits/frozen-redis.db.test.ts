import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { standaloneLimiter } from '../../testing/standalone-limiter.ts';

let proxy: TcpProxy;
let alone: Awaited<ReturnType<typeof standaloneLimiter>>;

beforeEach(async () => {
  const url = process.env.TEST_REDIS_URL ?? '';
  proxy = await startTcpProxy(url);
  alone = await standaloneLimiter(proxy.through(url));
});
afterEach(async () => {
  alone.close();
  await proxy.close();
});

const charge = () => alone.limiter.charge({ tenantId: newId(), mode: 'sandbox', keyId: newId(), ratePerMinute: 60, ratePerClient: null });

test.each(['restore', 'replace'] as const)(
  'on a frozen path requests are decided locally, and by Redis again after %s',
  async (recover) => {
    await until(async () => expect((await charge()).by).toBe('redis'));
    proxy.freeze();

    for (let request = 0; request < 3; request += 1) expect(await charge()).toMatchObject({ allowed: true, by: 'process' });

    proxy[recover]();
    await until(async () => expect((await charge()).by).toBe('redis'));
  },
);
