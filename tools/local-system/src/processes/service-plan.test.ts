import { expect, test } from '@jest/globals';
import { addressesOf, planProcesses, replicasOf } from './service-plan.ts';

const ports = Array.from({ length: 12 }, (_, index) => 20_001 + index);

test('a single process is named after its service', () => {
  expect(planProcesses(1, ports).map(({ name, grpcPort }) => `${name} ${grpcPort}`)).toEqual([
    'gateway 20001',
    'catalog 20002',
    'cart 20003',
    'orders 20004',
    'billing 20005',
    'webhooks 20006',
  ]);
});

test('replicas are numbered, and clients get the addresses of all of them', () => {
  const plan = planProcesses(2, ports);
  expect(plan.map(({ name }) => name)).toEqual(expect.arrayContaining(['gateway-1', 'gateway-2', 'webhooks-2']));
  expect(addressesOf(plan).catalog).toBe('127.0.0.1:20003,127.0.0.1:20004');
});

test('each replica of a process that runs all services has a port for each of them', () => {
  const routed = planProcesses(2, ports).map((planned) => ({ planned }));

  const replicas = replicasOf(routed).map((each) => each.map(({ planned: { service, grpcPort } }) => `${service.name} ${grpcPort}`));

  expect(replicas).toEqual([
    ['gateway 20001', 'catalog 20003', 'cart 20005', 'orders 20007', 'billing 20009', 'webhooks 20011'],
    ['gateway 20002', 'catalog 20004', 'cart 20006', 'orders 20008', 'billing 20010', 'webhooks 20012'],
  ]);
});
