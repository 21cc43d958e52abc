import { expect, test } from '@jest/globals';
import { logLines } from './publish-base-url.ts';

const frame = (stream: number, text: string): Buffer => {
  const header = Buffer.from([stream, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32BE(Buffer.byteLength(text), 4);
  return Buffer.concat([header, Buffer.from(text)]);
};

test('the payloads of all frames are joined in order', () => {
  expect(logLines(Buffer.concat([frame(1, 'Starting Postgres\n'), frame(2, 'it failed: é\n')]))).toBe('Starting Postgres\nit failed: é');
});

test('an empty log has no lines', () => {
  expect(logLines(Buffer.alloc(0))).toBe('');
});
