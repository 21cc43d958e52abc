import { expect, test } from '@jest/globals';
import { isRecorded, type PeerName, scopesOf } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { packageDefinition } from '@storefront/proto';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import type { Handlers } from './definition-types.ts';
import { implement } from './implement.ts';
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

test('an RPC of operators is shared with the gateway at most, because services pass on any caller', () => {
  const orders = (getOrder: readonly PeerName[]) => () =>
    implement<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', {} as Handlers<OrdersServiceDefinition>, {
      callers: ['gateway'],
      except: { GetOrder: getOrder },
    });

  expect(orders(['gateway', 'operator'])().callersOf('GetOrder')).toEqual(['gateway', 'operator']);
  expect(orders(['gateway', 'cart'])().callersOf('GetOrder')).toEqual(['gateway', 'cart']);
  expect(orders(['gateway', 'operator', 'cart'])).toThrow('/GetOrder can be called by operators, so cart cannot call it');
});
