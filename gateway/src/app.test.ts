import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { type AppDeps, createApp } from './app.ts';
import { listen } from './http/server/http-server.ts';

test('an error of the error handler is returned in the envelope, without a stack', async () => {
  const log = createLogger('test', 'silent');
  let failures = 0;
  const failingOnce = Object.assign(Object.create(log) as typeof log, {
    error: () => {
      failures += 1;
      if (failures === 1) throw new Error('secret of the inside');
    },
  });
  const unavailable = () => Promise.reject(new Error('not available'));
  const deps = {
    routes: [],
    openApi: Buffer.from('{}'),
    openApi30: Buffer.from('{}'),
    asyncApi: Buffer.from('{}'),
    trustedProxies: [],
    isDraining: () => false,
    limiter: { charge: unavailable },
    payments: {},
    log: failingOnce,
    logRequest: () => undefined,
    recordRequest: () => undefined,
  } as unknown as AppDeps;
  const server = await listen(createApp(deps), { host: '127.0.0.1', port: 0, reusePort: false });

  const response = await fetch(`http://127.0.0.1:${server.port}/sandbox/payments/some`);
  const text = await response.text();
  await server.close();

  expect(response.status).toBe(500);
  expect(failures).toBe(2);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal_error', request_id: response.headers.get('x-request-id') } });
  expect(text).not.toMatch(/secret|\bat \//);
});
