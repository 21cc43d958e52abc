import { describe, expect, test } from '@jest/globals';
import express from 'express';
import { beginExchange } from './begin-exchange.ts';
import type { Exchange, ExchangeResponse } from './exchange.ts';
import { listen } from './http-server.ts';

/** The exchange that a request with these headers begins. */
async function begun(headers: [string, string][]): Promise<Pick<Exchange, 'requestId' | 'mode' | 'keyText'>> {
  const app = express();
  app.use(beginExchange(() => undefined));
  app.use((_request, response: ExchangeResponse) => {
    const { requestId, mode, keyText = 'none' } = response.locals.exchange;
    response.end(JSON.stringify({ requestId, mode, keyText }));
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
  const exchange = JSON.parse(await response.text());
  await server.close();
  return exchange;
}

describe('an exchange', () => {
  test('keeps the client’s request id when it is visible ASCII, and has one of ours else', async () => {
    expect((await begun([['X-Request-Id', 'mine-1']])).requestId).toBe('mine-1');
    for (const offered of ['', 'a b', 'x'.repeat(129), 'é']) {
      expect((await begun([['X-Request-Id', offered]])).requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('takes its mode from the key’s text alone', async () => {
    expect(await begun([['Authorization', 'Bearer svc_test_whatever']])).toMatchObject({ mode: 'sandbox', keyText: 'svc_test_whatever' });
    expect(await begun([['Authorization', 'Bearer svc_TEST_whatever']])).toMatchObject({ mode: 'live' });
    expect(await begun([])).toMatchObject({ mode: 'live', keyText: 'none' });
  });

  test.each(['Basic svc_test_x', 'Bearer', 'Bearer a b', 'svc_test_x'])('has no key from %p', async (authorization) => {
    expect((await begun([['Authorization', authorization]])).keyText).toBe('none');
  });
});
