import { expect, test } from '@jest/globals';
import { isRecorded, scopesOf } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { packageDefinition } from '@storefront/proto';
import { isRead, serviceDefinition } from './service-definition.ts';

const services = Object.keys(packageDefinition()).filter((name) => /(?:AdminService|OperationsService)$/.test(name));
const rpcs = services.flatMap((name) => Object.entries(serviceDefinition(name)).map(([rpc, { path }]) => ({ rpc, path })));

test('every RPC of operators declares its scopes', () => {
  expect(services.length).toBeGreaterThan(4);
  for (const { path } of seen('RPCs', rpcs)) expect(scopesOf(path)).toContain('admin');
});

test('no RPC that is only a read by its name is recorded', () => {
  expect(rpcs.filter(({ rpc, path }) => isRead(rpc) && isRecorded(path))).toEqual([]);
});
