import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { bufferBytes } from './buffer-bytes.ts';

async function* pieces(...bytes: readonly Uint8Array[]) {
  yield* bytes;
}

const textOf = async (bytes: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(bytes)).toString();

test('a stream can be read twice, also by halves', async () => {
  const buffered = await bufferBytes(pieces(Buffer.from('Handle,'), Buffer.from('Title\nболт'), Buffer.from(',Болт')), 1000);

  for await (const _chunk of buffered?.() ?? []) break;
  expect(await textOf(buffered?.() ?? pieces())).toBe('Handle,Title\nболт,Болт');
  expect(await textOf(buffered?.() ?? pieces())).toBe('Handle,Title\nболт,Болт');
});

test('a stream that does not fit is read to its end and not buffered', async () => {
  expect(await bufferBytes(pieces(randomBytes(2000), randomBytes(2000)), 3000)).toBeUndefined();
});

test('the error of a stream is thrown', async () => {
  const failing = (async function* () {
    yield Buffer.from('a');
    throw new Error('the connection was closed');
  })();

  await expect(bufferBytes(failing, 1000)).rejects.toThrow('the connection was closed');
});
