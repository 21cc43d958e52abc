import { expect, test } from '@jest/globals';
import { lookupLimit } from './lookup-limit.ts';

test('a lookup beyond the limit is refused at once and not run', async () => {
  const limit = lookupLimit(2);
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const first = limit.run(load);
  const second = limit.run(() => Promise.reject(new Error('gone')));

  await expect(limit.run(load)).rejects.toMatchObject({ code: 'service_unavailable' });

  await expect(second).rejects.toThrow('gone');
  const third = limit.run(load);
  for (const answer of answers) answer('found');
  expect([await first, await third, answers.length]).toEqual(['found', 'found', 2]);
});
