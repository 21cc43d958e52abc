import { expect, test } from '@jest/globals';
import { aggregateOf, decodeEvent, scopeOfSubject, subjectOf } from './domain-event.ts';

const tenantId = '019a0000-0000-7000-8000-000000000001';

test('a subject contains mode, store, and type, and can be parsed', () => {
  const subject = subjectOf({ mode: 'live', tenantId, type: 'order.confirmed' });

  expect(subject).toBe(`events.live.${tenantId}.order.confirmed`);
  expect(scopeOfSubject(subject)).toEqual({ mode: 'live', tenantId, type: 'order.confirmed' });
});

test('an unknown subject still gets a scope for its dead letter', () => {
  expect(scopeOfSubject('events.x')).toEqual({ mode: 'sandbox', tenantId: '00000000-0000-0000-0000-000000000000', type: '' });
});

test.each(['order', 'order.', 'Order.confirmed', 'order.confirmed.twice', 'order confirmed'])('%j is not an event type', (type) => {
  expect(() => aggregateOf(type)).toThrow(type);
});

test.each(['', 'null', '{}', '[]', '7', '{"id":"1","type":"a.b"}'])('%j is not an event', (payload) => {
  expect(() => decodeEvent(payload, 'events.sandbox.x.a.b')).toThrow();
});

const event = {
  id: '019a0000-0000-7000-8000-000000000002',
  type: 'payment_session.paid',
  tenantId,
  mode: 'live',
  aggregate: 'payment_session',
  aggregateId: 'one',
  occurredAt: '2026-11-20T18:00:00.000Z',
  data: {},
};
const subject = subjectOf({ mode: 'live', tenantId, type: event.type });

test('an event is accepted on its own subject', () => {
  expect(decodeEvent(JSON.stringify(event), subject)).toEqual(event);
});

test.each([
  { mode: 'sandbox' },
  { tenantId: '019a0000-0000-7000-8000-000000000009' },
  { type: 'payment_session.closed' },
  { type: 'order.confirmed', aggregate: 'order' },
  { aggregate: 'order' },
])('an event whose payload differs from its subject in %j is refused', (change) => {
  expect(() => decodeEvent(JSON.stringify({ ...event, ...change }), subject)).toThrow(/does not belong/);
});
