import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type VerifyOptions, verifyWebhook } from './verify-webhook.ts';

/** Signed as Standard Webhooks and the contract describe it. The system tests verify deliveries of the service itself. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const secret = newSecret();
const body = '{"id":"e1","type":"stock.changed","data":{"name":"Ü"}}';
const now = (): number => Math.floor(Date.now() / 1_000);

function headersOf(text: string, { keys = [secret], timestamp = now() } = {}): Record<string, string> {
  const standard = keys.map((key) => {
    const hmac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
    return `v1,${hmac.update(`e1.${timestamp}.${text}`).digest('base64')}`;
  });
  const [current, next] = keys.map((key) => `sha256=${createHmac('sha256', key).update(text).digest('hex')}`);
  return {
    'webhook-id': 'e1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
    'x-service-signature': current ?? '',
    ...(next !== undefined && { 'x-service-signature-next': next }),
  };
}

const express = (headers: Record<string, string>, text = body) => ({ headers, body: Buffer.from(text) });
const fetched = (headers: Record<string, string>, text = body) =>
  new Request('http://shop.example/hooks', { method: 'POST', headers, body: text });

describe.each(['standard', 'service'] as const)('the %s signature', (signature) => {
  const options: VerifyOptions = { secret, signature };

  test.each([
    ['an Express request', express(headersOf(body))],
    ['a fetch request', fetched(headersOf(body))],
    ['the text of a body', { headers: headersOf(body), body }],
  ])('of %s is accepted', async (_what, request) => {
    expect(await verifyWebhook(request, options)).toEqual(JSON.parse(body));
  });

  test('is accepted with the old secret, the new one, and both during a rotation', async () => {
    const next = newSecret();
    const request = express(headersOf(body, { keys: [secret, next] }));

    for (const each of [secret, next, [newSecret(), next]])
      expect(await verifyWebhook(request, { ...options, secret: each })).toBeDefined();
  });

  test.each([
    ['another secret', express(headersOf(body, { keys: [newSecret()] })), 'signature_mismatch'],
    ['a changed body', express(headersOf(body), body.replace('e1', 'e2')), 'signature_mismatch'],
    ['no signature', express({}), 'missing_signature'],
    ['an empty body', express(headersOf(body), ''), 'signature_mismatch'],
    ['a body that is not JSON', express(headersOf('x'), 'x'), 'invalid_body'],
    [
      'a signature without a value',
      express({ ...headersOf(body), 'webhook-signature': 'v1, v1', 'x-service-signature': 'sha256=' }),
      'signature_mismatch',
    ],
    [
      'a signature of other characters',
      express({ ...headersOf(body), 'webhook-signature': 'v1,%', 'x-service-signature': 'sha256=zz' }),
      'signature_mismatch',
    ],
  ])('is rejected with %s', async (_what, request, fault) => {
    await expect(verifyWebhook(request, options)).rejects.toMatchObject({ name: 'WebhookVerificationError', fault });
  });
});

test.each([
  ['another ID', { 'webhook-id': 'e2' }, 'signature_mismatch'],
  ['another time', { 'webhook-timestamp': String(now() - 10) }, 'signature_mismatch'],
  ['a time that is not a number', { 'webhook-timestamp': 'NaN' }, 'timestamp_out_of_tolerance'],
  ['only the signature of the body', { 'webhook-signature': '' }, 'missing_signature'],
])('the standard signature is rejected with %s', async (_what, changed, fault) => {
  await expect(verifyWebhook(express({ ...headersOf(body), ...changed }), { secret })).rejects.toMatchObject({ fault });
});

test('the tolerance is five minutes in both directions unless it is set', async () => {
  const at = (seconds: number, toleranceSeconds?: number) =>
    verifyWebhook(express(headersOf(body, { timestamp: now() + seconds })), { secret, ...(toleranceSeconds && { toleranceSeconds }) });
  const fault = { fault: 'timestamp_out_of_tolerance' };

  await at(-290);
  await at(290);
  await expect(at(-310)).rejects.toMatchObject(fault);
  await expect(at(310)).rejects.toMatchObject(fault);
  await at(-310, 600);
  await expect(at(-20, 10)).rejects.toMatchObject(fault);
});

test('a body that was already parsed is reported as a mistake of the receiver', async () => {
  await expect(verifyWebhook({ headers: headersOf(body), body: JSON.parse(body) }, { secret })).rejects.toThrow(TypeError);
});

describe('a body that is too long', () => {
  const MIB = 1024 * 1024;
  /** A body of 200 MiB that counts how much of it is read. */
  function endless() {
    const state = { pulled: 0, isCanceled: false };
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        state.pulled += MIB;
        controller.enqueue(new Uint8Array(MIB));
        if (state.pulled === 200 * MIB) controller.close();
      },
      cancel() {
        state.isCanceled = true;
      },
    });
    return { state, stream };
  }
  const fault = { name: 'WebhookVerificationError', fault: 'body_too_large' };

  test('is read no further than the limit', async () => {
    const { state, stream } = endless();
    const request = new Request('http://shop.example/hooks', { method: 'POST', headers: headersOf(body), body: stream, duplex: 'half' });

    await expect(verifyWebhook(request, { secret })).rejects.toMatchObject(fault);
    expect(state.isCanceled).toBe(true);
    expect(state.pulled).toBeLessThanOrEqual(8 * MIB);
  });

  test('is not read at all if its length is announced', async () => {
    const { state, stream } = endless();
    const headers = { ...headersOf(body), 'content-length': String(200 * MIB) };
    const arrayBuffer = () => Promise.reject(new Error('the body was read'));

    await expect(verifyWebhook({ headers: new Headers(headers), body: stream, arrayBuffer }, { secret })).rejects.toMatchObject(fault);
    expect(state.pulled).toBeLessThanOrEqual(MIB);
  });

  test.each([
    ['an Express request', express(headersOf(body))],
    ['a fetch request', fetched(headersOf(body))],
    ['the text of a body', { headers: headersOf(body), body }],
    [
      'a runtime without streams',
      { headers: new Headers(headersOf(body)), arrayBuffer: async () => new TextEncoder().encode(body).buffer },
    ],
  ])('of %s is rejected, and one of exactly the limit is not', async (_what, request) => {
    const bytes = Buffer.byteLength(body);
    await expect(verifyWebhook(request, { secret, bodyBytesMax: bytes - 1 })).rejects.toMatchObject(fault);
    const again = 'clone' in request ? fetched(headersOf(body)) : request;
    expect(await verifyWebhook(again, { secret, bodyBytesMax: bytes })).toEqual(JSON.parse(body));
  });

  test('is not one of the default limit', async () => {
    const long = JSON.stringify({ id: 'e1', type: 'ping', text: 'x'.repeat(3 * MIB) });
    expect(await verifyWebhook(fetched(headersOf(long), long), { secret })).toMatchObject({ id: 'e1' });
  });
});
