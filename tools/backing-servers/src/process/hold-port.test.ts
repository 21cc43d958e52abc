import { expect, test } from '@jest/globals';
import { freePort, isFreePort } from './free-port.ts';
import { holdPort } from './hold-port.ts';

test('a held port is not drawn until it is released', async () => {
  const port = await freePort();
  const release = await holdPort(port);

  expect(await isFreePort(port)).toBe(false);
  expect(await freePort(port)).not.toBe(port);
  await release();
  expect(await freePort(port)).toBe(port);
});

test('a port that is in use is left alone', async () => {
  const port = await freePort();
  const release = await holdPort(port);

  await (
    await holdPort(port)
  )();

  expect(await isFreePort(port)).toBe(false);
  await release();
});
