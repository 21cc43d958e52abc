import { describe, expect, test } from '@jest/globals';
import express from 'express';
import { listen } from '../server/http-server.ts';
import type { ContextResponse, RequestContext } from './request-context.ts';
import { startRequestContext } from './start-request-context.ts';

/** Returns the context of a request with the given headers. */
async function begun(headers: [string, string][]): Promise<Pick<RequestContext, 'requestId' | 'mode' | 'keyText'>> {
  const app = express();
  app.use(startRequestContext(() => undefined));
  app.use((_request, response: ContextResponse) => {
    const { requestId, mode, keyText = 'none' } = response.locals.context;
    response.end(JSON.stringify({ requestId, mode, keyText }));
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
  const context = JSON.parse(await response.text());
  await server.close();
  return context;
}

describe('the request context', () => {
  test('keeps a request ID of visible ASCII and otherwise generates one', async () => {
    expect((await begun([['X-Request-Id', 'mine-1']])).requestId).toBe('mine-1');
    for (const offered of ['', 'a b', 'x'.repeat(129), 'é']) {
      expect((await begun([['X-Request-Id', offered]])).requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('takes its mode from the text of the key alone', async () => {
    expect(await begun([['Authorization', 'Bearer svc_test_whatever']])).toMatchObject({ mode: 'sandbox', keyText: 'svc_test_whatever' });
    expect(await begun([['Authorization', 'Bearer svc_TEST_whatever']])).toMatchObject({ mode: 'live' });
    expect(await begun([])).toMatchObject({ mode: 'live', keyText: 'none' });
  });

  test.each(['Basic svc_test_x', 'Bearer', 'Bearer a b', 'svc_test_x'])('has no key from %p', async (authorization) => {
    expect((await begun([['Authorization', authorization]])).keyText).toBe('none');
  });
});
