import { expect, test } from '@jest/globals';
import { aggregateOf, decodeEvent, scopeOfSubject, subjectOf } from './domain-event.ts';

const tenantId = '019a0000-0000-7000-8000-000000000001';

test('the subject names mode, store and type, and tells them again', () => {
  const subject = subjectOf({ mode: 'live', tenantId, type: 'order.confirmed' });

  expect(subject).toBe(`events.live.${tenantId}.order.confirmed`);
  expect(scopeOfSubject(subject)).toEqual({ mode: 'live', tenantId, type: 'order.confirmed' });
});

test('a subject that is not ours still has a place in the quarantine', () => {
  expect(scopeOfSubject('events.x')).toEqual({ mode: 'sandbox', tenantId: '00000000-0000-0000-0000-000000000000', type: '' });
});

test.each(['order', 'order.', 'Order.confirmed', 'order.confirmed.twice', 'order confirmed'])('%j is no event type', (type) => {
  expect(() => aggregateOf(type)).toThrow(type);
});

test.each(['', 'null', '{}', '[]', '7', '{"id":"1","type":"a.b"}'])('%j is no event', (payload) => {
  expect(() => decodeEvent(payload)).toThrow();
});
