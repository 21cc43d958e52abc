import { expect, test } from '@jest/globals';
import { freePort, isFreePort } from './free-port.ts';
import { reservePort } from './reserve-port.ts';

test('a reserved port is not drawn until it is released', async () => {
  const port = await freePort();
  const release = await reservePort(port);

  expect(await isFreePort(port)).toBe(false);
  expect(await freePort(port)).not.toBe(port);
  await release();
  expect(await freePort(port)).toBe(port);
});

test('a port that is in use is left alone', async () => {
  const port = await freePort();
  const release = await reservePort(port);

  await (
    await reservePort(port)
  )();

  expect(await isFreePort(port)).toBe(false);
  await release();
});
