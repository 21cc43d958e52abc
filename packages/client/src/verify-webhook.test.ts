import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type VerifyOptions, verifyWebhook } from './verify-webhook.ts';

/** Signed as Standard Webhooks and the contract describe it. The system tests verify deliveries of the service itself. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const secret = newSecret();
const body = '{"id":"e1","type":"stock.changed","data":{"name":"Ü"}}';
const now = (): number => Math.floor(Date.now() / 1_000);
/** One time for all signatures and headers of this file: two of them, made a second apart, would not match. */
const NOW = now();

function headersOf(text: string, { keys = [secret], timestamp = NOW } = {}): Record<string, string> {
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
  ])('is rejected with %s', async (_what, request, reason) => {
    await expect(verifyWebhook(request, options)).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
  });
});

test.each([
  ['another ID', { 'webhook-id': 'e2' }, 'signature_mismatch'],
  ['another time', { 'webhook-timestamp': String(NOW - 10) }, 'signature_mismatch'],
  ['a time that is not a number', { 'webhook-timestamp': 'NaN' }, 'timestamp_out_of_tolerance'],
  ['only the signature of the body', { 'webhook-signature': '' }, 'missing_signature'],
])('the standard signature is rejected with %s', async (_what, changed, reason) => {
  await expect(verifyWebhook(express({ ...headersOf(body), ...changed }), { secret })).rejects.toMatchObject({ reason });
});

test('the tolerance is five minutes in both directions unless it is set', async () => {
  const at = (seconds: number, toleranceSeconds?: number) =>
    verifyWebhook(express(headersOf(body, { timestamp: now() + seconds })), { secret, ...(toleranceSeconds && { toleranceSeconds }) });
  const expected = { reason: 'timestamp_out_of_tolerance' };

  await at(-290);
  await at(290);
  await expect(at(-310)).rejects.toMatchObject(expected);
  await expect(at(310)).rejects.toMatchObject(expected);
  await at(-310, 600);
  await expect(at(-20, 10)).rejects.toMatchObject(expected);
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
  const expected = { name: 'WebhookVerificationError', reason: 'body_too_large' };

  test('is read no further than the limit', async () => {
    const { state, stream } = endless();
    const request = new Request('http://shop.example/hooks', { method: 'POST', headers: headersOf(body), body: stream, duplex: 'half' });

    await expect(verifyWebhook(request, { secret })).rejects.toMatchObject(expected);
    expect(state.isCanceled).toBe(true);
    expect(state.pulled).toBeLessThanOrEqual(8 * MIB);
  });

  test('is not read at all if its length is announced', async () => {
    const { state, stream } = endless();
    const headers = { ...headersOf(body), 'content-length': String(200 * MIB) };
    const arrayBuffer = () => Promise.reject(new Error('the body was read'));

    await expect(verifyWebhook({ headers: new Headers(headers), body: stream, arrayBuffer }, { secret })).rejects.toMatchObject(expected);
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
    await expect(verifyWebhook(request, { secret, bodyBytesMax: bytes - 1 })).rejects.toMatchObject(expected);
    const again = 'clone' in request ? fetched(headersOf(body)) : request;
    expect(await verifyWebhook(again, { secret, bodyBytesMax: bytes })).toEqual(JSON.parse(body));
  });

  test('is not one of the default limit', async () => {
    const long = JSON.stringify({ id: 'e1', type: 'ping', text: 'x'.repeat(3 * MIB) });
    expect(await verifyWebhook(fetched(headersOf(long), long), { secret })).toMatchObject({ id: 'e1' });
  });
});

describe('a signature of v1a', () => {
  const newPair = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    return { privateKey, publicKey: `whpk_${bytes.toString('base64')}` };
  };
  const [pair, next] = [newPair(), newPair()];
  const signatureOf = ({ privateKey }: typeof pair, timestamp = NOW) =>
    `v1a,${sign(null, Buffer.from(`e1.${timestamp}.${body}`), privateKey).toString('base64')}`;
  const signed = (...signatures: readonly string[]) => express({ ...headersOf(body), 'webhook-signature': signatures.join(' ') });

  test('is accepted with the public key, also beside a signature of v1 and during a rotation', async () => {
    const v1 = headersOf(body)['webhook-signature'] ?? '';
    const requests = [signed(signatureOf(pair)), signed(v1, signatureOf(pair)), signed(signatureOf(next), signatureOf(pair))];

    for (const request of requests)
      for (const key of [pair.publicKey, [newSecret(), newPair().publicKey, pair.publicKey]])
        expect(await verifyWebhook(request, { secret: key })).toBeDefined();
    expect(await verifyWebhook(signed(v1, signatureOf(next)), { secret: [pair.publicKey, secret] })).toBeDefined();
  });

  test.each([
    ['another key', signed(signatureOf(next)), pair.publicKey],
    ['the secret', signed(signatureOf(pair)), secret],
    ['a changed body', { ...signed(signatureOf(pair)), body: Buffer.from('{}') }, pair.publicKey],
    ['text that is no signature', signed('v1a,', 'v1a,%', 'v1a,AAAA', 'v1a'), pair.publicKey],
    ['the scheme of another', signed(signatureOf(pair).replace('v1a', 'v1')), pair.publicKey],
  ])('is rejected with %s', async (_what, request, key) => {
    await expect(verifyWebhook(request, { secret: key })).rejects.toMatchObject({ reason: 'signature_mismatch' });
  });

  test.each(['standard', 'service'] as const)('is never computed as an HMAC with the public key (%s)', async (signature) => {
    const forged = headersOf(body, { keys: [pair.publicKey.replace('whpk_', 'whsec_')] });
    const service = `sha256=${createHmac('sha256', pair.publicKey).update(body).digest('hex')}`;
    const request = express({ ...forged, 'x-service-signature': service });

    await expect(verifyWebhook(request, { secret: pair.publicKey, signature })).rejects.toMatchObject({ reason: 'signature_mismatch' });
  });
});
