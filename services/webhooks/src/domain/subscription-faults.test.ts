import { expect, test } from '@jest/globals';
import { subscriptionFaults } from './subscription-faults.ts';

test('all faults of a request are told at once', () => {
  const faults = subscriptionFaults(
    { eventTypes: ['order.confirmed', 'order.paid'], description: 'x'.repeat(501), status: 'PAUSED' },
    'must begin with https://',
  );

  expect(faults.map(({ field }) => field)).toEqual(['endpoint_url', 'event_types.1', 'description', 'status']);
});

test('at least one event must be named, and a ping is none', () => {
  expect(subscriptionFaults({ eventTypes: [] }, undefined)).toMatchObject([{ field: 'event_types' }]);
  expect(subscriptionFaults({ eventTypes: ['ping'] }, undefined)).toMatchObject([{ field: 'event_types.0' }]);
});

test('a sound request has no fault', () => {
  expect(subscriptionFaults({ eventTypes: ['stock.changed'], description: 'ERP', status: 'ACTIVE' }, undefined)).toEqual([]);
});
