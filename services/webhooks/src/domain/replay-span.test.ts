import { expect, test } from '@jest/globals';
import { replaySpan } from './replay-span.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

test('a span goes from since to now where nothing else is said', () => {
  expect(replaySpan({ since: '2026-11-20', eventTypes: [] }, now)).toEqual({
    since: new Date('2026-11-20T00:00:00.000Z'),
    until: now,
    eventTypes: [],
  });
  expect(replaySpan({ since: '2026-11-20T05:00:00-05:00', until: '2026-11-20T11:00:00Z', eventTypes: [] }, now).since).toEqual(
    new Date('2026-11-20T10:00:00.000Z'),
  );
});

test.each([
  [{ since: '' }, ['since']],
  [{ since: 'yesterday', until: '2026-13-01' }, ['since', 'until']],
  [{ since: '2026-11-20', until: '2026-11-20' }, ['until']],
  [{ since: '2026-11-20T10:00:00' }, ['since']],
  [{ since: '2026-11-20', eventTypes: ['ping'] }, ['event_types.0']],
])('%j is refused', (asked, fields) => {
  expect(() => replaySpan({ eventTypes: [], ...asked }, now)).toThrow(
    expect.objectContaining({ code: 'validation_error', details: fields.map((field) => expect.objectContaining({ field })) }),
  );
});
