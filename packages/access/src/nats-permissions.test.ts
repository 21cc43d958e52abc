import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { DEPLOYED_AUTHORIZATIONS, deployedAuthorization } from './deployed-authorization.ts';
import { eventAccessOf } from './event-access.ts';
import { natsPermissions } from './nats-permissions.ts';
import { SERVICE_NAMES } from './peers.ts';

test('each aggregate is published by one service', () => {
  const aggregates = SERVICE_NAMES.flatMap((name) => eventAccessOf(name).publishes);

  expect(aggregates.toSorted()).toEqual([...new Set(aggregates)].toSorted());
});

test('every type that is consumed or watched is published by a service', () => {
  const aggregates = new Set(SERVICE_NAMES.flatMap((name) => eventAccessOf(name).publishes));
  const types = SERVICE_NAMES.flatMap((name) => [...eventAccessOf(name).consumes, ...eventAccessOf(name).watches]);

  expect(seen('types', types).filter((type) => !aggregates.has(type.split('.')[0] ?? ''))).toEqual([]);
});

test('only billing publishes payments, and no service may use a wildcard over all aggregates', () => {
  const publishers = SERVICE_NAMES.filter((name) => natsPermissions(name).publish.includes('events.*.*.payment_session.*'));

  expect(publishers).toEqual(['billing']);
  for (const name of SERVICE_NAMES) {
    expect(natsPermissions(name).publish).not.toContain('events.>');
    expect(natsPermissions(name).publish).not.toContain('>');
  }
});

test.each(DEPLOYED_AUTHORIZATIONS.map((file) => fileURLToPath(file)))('%s is up to date: npm run nats:permissions', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(deployedAuthorization());
});
