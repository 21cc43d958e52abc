import { expect, test } from '@jest/globals';
import { subscriptionViolations } from './subscription-violations.ts';

test('every error of a request is returned', () => {
  const violations = subscriptionViolations(
    { eventTypes: ['order.confirmed', 'order.paid'], description: 'x'.repeat(501), status: 'PAUSED' },
    'must begin with https://',
  );

  expect(violations.map(({ field }) => field)).toEqual(['endpoint_url', 'event_types.1', 'description', 'status']);
});

test('at least one event type is required, and ping is not one', () => {
  expect(subscriptionViolations({ eventTypes: [] }, undefined)).toMatchObject([{ field: 'event_types' }]);
  expect(subscriptionViolations({ eventTypes: ['ping'] }, undefined)).toMatchObject([{ field: 'event_types.0' }]);
});

test('a valid request has no errors', () => {
  for (const status of ['ACTIVE', 'DISABLED'])
    expect(subscriptionViolations({ eventTypes: ['stock.changed'], description: 'x'.repeat(500), status }, undefined)).toEqual([]);
  expect(subscriptionViolations({ description: 'a\0' }, undefined)).toMatchObject([{ field: 'description' }]);
});
