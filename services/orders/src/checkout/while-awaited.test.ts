import { expect, test } from '@jest/globals';
import { whileAwaited } from './while-awaited.ts';

const never = new Promise<void>(() => undefined);

test('work that outlasts its caller is not waited for', async () => {
  const now = new Date();

  await whileAwaited(never, now.getTime() + 520, now);
  expect(Date.now() - now.getTime()).toBeLessThan(500);
});

test('a caller that has given up already waits for nothing', async () => {
  const now = new Date();

  await whileAwaited(never, now.getTime() - 1000, now);
  expect(Date.now() - now.getTime()).toBeLessThan(500);
});

test('work in time, and work that nobody limits, is waited for', async () => {
  const done: string[] = [];
  const work = (name: string) => new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => void done.push(name));

  await whileAwaited(work('limited'), Date.now() + 60_000, new Date());
  await whileAwaited(work('unlimited'), undefined, new Date());
  expect(done).toEqual(['limited', 'unlimited']);
});
