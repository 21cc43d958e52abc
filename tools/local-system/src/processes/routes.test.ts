import { expect, test } from '@jest/globals';
import { type Link, routedEndpoints } from './routes.ts';
import type { SystemAddresses } from './service-environment.ts';

const endpoints: SystemAddresses = {
  addresses: { gateway: 'h:1', catalog: 'h:2,h:22', cart: 'h:3', orders: 'h:4', billing: 'h:5', webhooks: 'h:6' },
  natsUrlOf: (service) => `nats://${service}:secret@h:7`,
  redisUrl: 'redis://:secret@h:8',
  host: '127.0.0.1',
  port: 80,
  replicas: 1,
  baseUrl: 'http://localhost:80',
};
const direct = { endpoints, databaseUrl: 'postgres://admin:secret@h:9/storefront' };

test('every connection of a service follows the route, and keeps its credentials', async () => {
  const links: Link[] = [];
  const routed = await routedEndpoints('gateway', direct, async (link) => {
    links.push(link);
    return `proxy:${link.address.slice(2)}0`;
  });

  expect(routed.databaseUrl).toBe('postgres://admin:secret@proxy:90/storefront');
  expect(routed.endpoints.natsUrlOf('gateway')).toBe('nats://gateway:secret@proxy:70');
  expect(routed.endpoints.redisUrl).toBe('redis://:secret@proxy:80');
  expect(routed.endpoints.addresses).toMatchObject({ catalog: 'proxy:20,proxy:220', orders: 'proxy:40', gateway: 'h:1' });
  expect(links).toContainEqual({ from: 'gateway', to: 'catalog', address: 'h:22' });
});

test('a service other than the gateway has no connection to Redis', async () => {
  const links: Link[] = [];
  await routedEndpoints('cart', direct, async (link) => {
    links.push(link);
    return link.address;
  });

  expect(links.map(({ to }) => to).sort()).toEqual(['billing', 'catalog', 'catalog', 'gateway', 'nats', 'orders', 'postgres', 'webhooks']);
});
