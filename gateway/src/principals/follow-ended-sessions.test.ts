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

  expect([ended.has('gone'), ended.isComplete()]).toEqual([true, true]);
  expect(Date.now() - (asked[0]?.getTime() ?? 0)).toBeGreaterThanOrEqual(60 * 60 * 1000);
});

test('a look that fails leaves what ended before unknown', async () => {
  const ended = endedSessions(Date.now);
  const followed = followEndedSessions(ended, () => Promise.reject(new Error('away')), log);

  await expect(followed.looked).resolves.toBeUndefined();
  expect(ended.isComplete()).toBe(false);
  await followed.close();
});

test('a full page of one moment is passed, and what follows is looked at', async () => {
  const ended = endedSessions(Date.now);
  const moment = Date.now() - 60_000;
  const endedAt = new Date(moment).toISOString();
  const crowd = Array.from({ length: 50_000 }, (_, index) => ({ familyId: `crowd ${index}`, endedAt }));
  const listSince = async (since: Date) =>
    since.getTime() <= moment ? crowd : [{ familyId: 'later', endedAt: new Date(moment + 5).toISOString() }];

  const followed = followEndedSessions(ended, listSince, log);
  await followed.looked;
  await followed.close();

  expect([ended.has('crowd 0'), ended.has('later')]).toEqual([true, true]);
});
