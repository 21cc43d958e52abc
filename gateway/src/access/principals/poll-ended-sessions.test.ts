import { expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { endedSessions } from './ended-sessions.ts';
import { pollEndedSessions } from './poll-ended-sessions.ts';

const log = createLogger('test', 'silent');

test('the first poll covers the lifetime of a token', async () => {
  const ended = endedSessions(Date.now);
  const polls: Date[] = [];
  const listSince = async (since: Date) => {
    polls.push(since);
    return [{ familyId: 'gone', endedAt: new Date().toISOString() }];
  };

  const followed = pollEndedSessions(ended, listSince, { now: () => new Date(), log });
  await followed.firstPoll;
  await followed.close();

  expect([ended.has('gone'), ended.isComplete()]).toEqual([true, true]);
  expect(Date.now() - (polls[0]?.getTime() ?? 0)).toBeGreaterThanOrEqual(60 * 60 * 1000);
});

test('a failed poll leaves the ended sessions incomplete', async () => {
  const ended = endedSessions(Date.now);
  const followed = pollEndedSessions(ended, () => Promise.reject(new Error('away')), { now: () => new Date(), log });

  await expect(followed.firstPoll).resolves.toBeUndefined();
  expect(ended.isComplete()).toBe(false);
  await followed.close();
});

test('a full page with a single timestamp is followed by the next page', async () => {
  const ended = endedSessions(Date.now);
  const moment = Date.now() - 60_000;
  const endedAt = new Date(moment).toISOString();
  const crowd = Array.from({ length: 50_000 }, (_, index) => ({ familyId: `crowd ${index}`, endedAt }));
  const listSince = async (since: Date) =>
    since.getTime() <= moment ? crowd : [{ familyId: 'later', endedAt: new Date(moment + 5).toISOString() }];

  const followed = pollEndedSessions(ended, listSince, { now: () => new Date(), log });
  await followed.firstPoll;
  await followed.close();

  expect([ended.has('crowd 0'), ended.has('later')]).toEqual([true, true]);
});

test('polls ask for sessions by the given clock, and overlap, for a session whose end was committed late', async () => {
  const databaseTime = Date.parse('2020-01-01T00:00:00Z');
  const asked: number[] = [];
  const listSince = (since: Date) => {
    asked.push(since.getTime());
    return Promise.resolve([]);
  };
  const followed = pollEndedSessions(endedSessions(Date.now), listSince, { now: () => new Date(databaseTime), log });
  await until(() => expect(asked.length).toBeGreaterThan(1));
  await followed.close();

  expect(asked[1]).toBeLessThanOrEqual(databaseTime - 10_000);
  for (const since of seen('polls', asked)) expect(since).toBeLessThanOrEqual(databaseTime);
});
