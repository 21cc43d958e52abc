import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { endedSessions } from './ended-sessions.ts';
import { followEndedSessions } from './follow-ended-sessions.ts';

const log = createLogger('test', 'silent');

test('the first look goes back as far as any token may live', async () => {
  const ended = endedSessions(Date.now);
  const asked: Date[] = [];
  const listSince = async (since: Date) => {
    asked.push(since);
    return [{ familyId: 'gone', endedAt: new Date().toISOString() }];
  };

  const followed = followEndedSessions(ended, listSince, log);
  await followed.looked;
  await followed.close();

  expect(ended.has('gone')).toBe(true);
  expect(Date.now() - (asked[0]?.getTime() ?? 0)).toBeGreaterThanOrEqual(60 * 60 * 1000);
});

test('a look that fails ends nothing', async () => {
  const followed = followEndedSessions(endedSessions(Date.now), () => Promise.reject(new Error('away')), log);

  await expect(followed.looked).resolves.toBeUndefined();
  await followed.close();
});
