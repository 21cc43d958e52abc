import { expect, test } from '@jest/globals';
import { parseReplayRange } from './replay-range.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

test('a range without until ends now', () => {
  expect(parseReplayRange({ since: '2026-11-20', eventTypes: [] }, now, 'UTC')).toEqual({
    since: new Date('2026-11-20T00:00:00.000Z'),
    until: now,
    eventTypes: [],
  });
  expect(parseReplayRange({ since: '2026-11-20T05:00:00-05:00', until: '2026-11-20T11:00:00Z', eventTypes: [] }, now, 'UTC').since).toEqual(
    new Date('2026-11-20T10:00:00.000Z'),
  );
});

test('a date is one of the store, and the last one is included', () => {
  expect(parseReplayRange({ since: '2026-11-20', until: '2026-11-20', eventTypes: [] }, now, 'America/Jamaica')).toMatchObject({
    since: new Date('2026-11-20T05:00:00.000Z'),
    until: new Date('2026-11-21T05:00:00.000Z'),
  });
});

test('a range without until may begin later than now', () => {
  expect(parseReplayRange({ since: '2026-11-22', eventTypes: [] }, now, 'UTC').until).toEqual(now);
});

test.each([
  [{ since: '' }, ['since']],
  [{ since: 'yesterday', until: '2026-13-01' }, ['since', 'until']],
  [{ since: '2026-11-20', until: '2026-11-19' }, ['until']],
  [{ since: '2026-11-20T10:00:00' }, ['since']],
  [{ since: '2026-11-20', eventTypes: ['ping'] }, ['event_types.0']],
])('%j is rejected', (requested, fields) => {
  expect(() => parseReplayRange({ eventTypes: [], ...requested }, now, 'UTC')).toThrow(
    expect.objectContaining({ code: 'validation_error', details: fields.map((field) => expect.objectContaining({ field })) }),
  );
});
