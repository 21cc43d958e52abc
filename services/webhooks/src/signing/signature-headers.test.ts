import { createHmac, createPublicKey, verify } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newSigningKeyPair } from './ed25519-keys.ts';
import { type SignedMessage, signatureHeaders } from './signature-headers.ts';

const OLD = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEW = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const aMessage = (over: Partial<SignedMessage> = {}): SignedMessage => ({
  event: 'order.confirmed',
  eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  deliveryId: '019a0000-0000-7000-8000-000000000001',
  attempt: 2,
  body: Buffer.from('{"test": 2432232314}'),
  sentAt: new Date(1_614_265_330_000),
  ...over,
});

test('the standard signature matches the test vector of Standard Webhooks', () => {
  const headers = signatureHeaders(aMessage(), { current: OLD });

  expect(headers['webhook-id']).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
  expect(headers['webhook-timestamp']).toBe('1614265330');
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test("the contract's signature is the hex HMAC of the body with the full secret as the key", () => {
  const body = Buffer.from('{"name":"Café 🛒 \\u0000","n":1e308}');

  const headers = signatureHeaders(aMessage({ body }), { current: OLD });

  expect(headers['X-Service-Signature']).toBe(`sha256=${createHmac('sha256', OLD).update(body).digest('hex')}`);
  expect(headers['X-Service-Signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(headers).toMatchObject({ 'X-Service-Event': 'order.confirmed', 'X-Service-Attempt': '2' });
  expect(headers).not.toHaveProperty('X-Service-Signature-Next');
});

test('during a rotation the legacy header uses the old secret, and the standard header contains both signatures', () => {
  const during = signatureHeaders(aMessage(), { current: OLD, next: NEW });
  const after = signatureHeaders(aMessage(), { current: NEW });

  expect(during['X-Service-Signature']).toBe(signatureHeaders(aMessage(), { current: OLD })['X-Service-Signature']);
  expect(during['X-Service-Signature-Next']).toBe(after['X-Service-Signature']);
  expect(during['webhook-signature']?.split(' ')).toContain(after['webhook-signature']);
  expect(during['webhook-signature']?.split(' ')).toHaveLength(2);
});

test('a later attempt has a new timestamp and a new standard signature', () => {
  const first = signatureHeaders(aMessage({ attempt: 1 }), { current: OLD });
  const second = signatureHeaders(aMessage({ attempt: 2, sentAt: new Date(1_614_265_335_000) }), { current: OLD });

  expect(second['webhook-signature']).not.toBe(first['webhook-signature']);
  expect(second['X-Service-Signature']).toBe(first['X-Service-Signature']);
  expect(second['X-Service-Delivery']).toBe(first['X-Service-Delivery']);
});

test('the scheme v1a has a signature of each key and none of a secret', () => {
  const pairs = [newSigningKeyPair(), newSigningKeyPair()];
  const signaturesOf = (keys?: string[]) =>
    signatureHeaders(aMessage(), { current: OLD, schemes: ['v1a'], ...(keys && { keys }) })['webhook-signature'];
  const signatures = signaturesOf(pairs.map(({ signingKey }) => signingKey))?.split(' ') ?? [];
  const signed = Buffer.concat([Buffer.from('msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.'), aMessage().body]);

  expect(signatures).toHaveLength(2);
  for (const [index, { publicKey }] of pairs.entries()) {
    const x = Buffer.from(publicKey.slice('whpk_'.length), 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, signed, key, Buffer.from(signatures[index]?.slice('v1a,'.length) ?? '', 'base64'))).toBe(true);
  }
  expect(signaturesOf()).toBe('');
});
