import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fitsMessage, packPayload, unpackPayload } from './event-payload.ts';

test('a short event is sent as text', async () => {
  const payload = await packPayload('{"id":"é"}');

  expect(Buffer.from(payload).toString('utf8')).toBe('{"id":"é"}');
  expect(unpackPayload(payload)).toBe('{"id":"é"}');
});

test('a long event is compressed and restored', async () => {
  const text = JSON.stringify({ text: 'ถนน'.repeat(200_000) });
  const payload = await packPayload(text);

  expect(payload.length).toBeLessThan(100_000);
  expect(unpackPayload(payload)).toBe(text);
});

test('bytes that only start like gzip are an error', () => {
  expect(() => unpackPayload(new Uint8Array([0x1f, 0x8b, 1, 2, 3]))).toThrow();
});

test('incompressible text fits up to the size of a message, and compressible text beyond it', () => {
  const noise = (bytes: number) => randomBytes(bytes).toString('base64');

  expect(fitsMessage(noise(800_000))).toBe(true);
  expect(fitsMessage(noise(1_000_000))).toBe(false);
  expect(fitsMessage('x'.repeat(4_000_000))).toBe(true);
});
