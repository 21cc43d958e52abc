import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { handleErrorResponse, hasProblemDetails } from '@inrupt/solid-client-errors';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProblemOut } from '../api/schemas/errors.ts';
import { type GatewayWithStore, type RequestOptions, startGatewayWithStore } from '../testing/request.ts';

const ACCEPT = { accept: 'application/problem+json, application/json;q=0.9' };
const JSON_BODY = { 'content-type': 'application/json' };

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, ask } = await startGatewayWithStore({ trustedProxies: ['loopback'] }));
});
afterAll(() => gateway.close());

interface Asked extends Omit<RequestOptions, 'key'> {
  key?: 'publishable';
}

const docs = (section: string): string => `${gateway.url}/docs/errors#${section}`;

describe('a client that prefers problem details gets them', () => {
  test.each([
    ['without a key', '/v1/ping', {}, 401, 'invalid_api_key'],
    ['with a publishable key', '/v1/me', { key: 'publishable' }, 403, 'secret_key_required'],
    ['for an unknown path', '/v1/nothing', {}, 404, 'not_found'],
    ['for another method', '/v1/ping', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['for another method of a page', '/docs', { method: 'DELETE' }, 405, 'method_not_allowed'],
    [
      'for a preflight from an unknown origin',
      '/v1/ping',
      { method: 'OPTIONS', headers: { origin: 'https://other.example' } },
      403,
      'origin_not_allowed',
    ],
    ['for an invalid query', '/v1/products?limit=0', { key: 'publishable' }, 422, 'validation_error'],
    ['for a choice on an unknown payment page', '/sandbox/payments/none', { method: 'POST' }, 422, 'validation_error'],
    [
      'for a body of another type',
      '/v1/availability/batch',
      { method: 'POST', key: 'publishable', body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
      'content_type',
    ],
  ] as const)('%s', async (_when, path, { key, ...options }: Asked, status, section) => {
    const response = await ask(path, { ...options, ...(key && { key: store[key] }), headers: { ...options.headers, ...ACCEPT } });
    const { code, reason, ...problem } = response.body;

    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(problem).toEqual({
      type: docs(section),
      title: expect.stringMatching(/^[A-Z]/),
      status,
      detail: expect.any(String),
      request_id: response.headers.get('x-request-id'),
      details: expect.any(Array),
    });
    expect(reason ?? code).toBe(section);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('for an incomplete body', async () => {
    const lines = [
      'POST /v1/availability/batch HTTP/1.1',
      `Host: 127.0.0.1:${gateway.port}`,
      `Accept: ${ACCEPT.accept}`,
      `Authorization: Bearer ${store.publishable}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      'x',
      '',
    ];
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

    expect(head).toMatch(/^HTTP\/1\.1 422 [^]*\r\nContent-Type: application\/problem\+json\r\n/);
    expect(ProblemOut.parse(JSON.parse(body))).toMatchObject({ type: docs('validation_error'), status: 422 });
  });

  test('in a form that a library for RFC 9457 reads', async () => {
    const response = await fetch(`${gateway.url}/v1/products?limit=0`, {
      headers: { ...ACCEPT, authorization: `Bearer ${store.publishable}` },
    });
    const error = handleErrorResponse(response, await response.text(), 'The request failed.');

    expect(hasProblemDetails(error) && error.problemDetails).toMatchObject({
      type: new URL(docs('validation_error')),
      title: 'Validation error',
      status: 422,
      detail: expect.stringMatching(/^limit: /),
    });
  });
});

test.each([undefined, '*/*', 'application/json, application/problem+json', 'application/problem+json;q=0.9, */*'])(
  'the Accept header %s gets the error envelope',
  async (accept) => {
    const response = await ask('/v1/ping', accept === undefined ? {} : { headers: { accept } });

    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.body).toMatchObject({
      error: { reason: 'invalid_api_key', doc_url: docs('invalid_api_key') },
      detail: expect.any(String),
    });
  },
);

test('doc_url names the scheme and the host that a trusted proxy reports', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.shop.example' };

  expect((await ask('/v1/ping', { headers })).body.error.doc_url).toBe('https://api.shop.example/docs/errors#invalid_api_key');
});

test('a request that accepts problem details gets other responses as before', async () => {
  const { status, headers } = await ask('/v1/ping', { key: store.publishable, headers: { ...JSON_BODY, ...ACCEPT } });

  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
});
