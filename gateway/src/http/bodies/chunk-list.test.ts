import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chunkList } from './chunk-list.ts';

test('returns the bytes of all chunks, whatever their sizes', () => {
  const size = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 40_000 }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 30 }), (sizes) => {
      const chunks = sizes.map((length, index) => Buffer.alloc(length, index + 1));
      const list = chunkList(() => undefined);

      for (const chunk of chunks) list.append(chunk);

      expect(list.bytes().equals(Buffer.concat(chunks))).toBe(true);
    }),
  );
});

test('takes about as much memory as there are bytes, even if each is a chunk of its own', () => {
  let memory = 0;
  const list = chunkList((bytes) => {
    memory = bytes;
  });

  for (let count = 0; count < 100_000; count += 1) list.append(Buffer.from('a'));

  expect(list.bytes().length).toBe(100_000);
  expect(memory).toBeGreaterThanOrEqual(100_000);
  expect(memory).toBeLessThan(120_000);
  list.clear();
  expect(memory).toBe(0);
});
