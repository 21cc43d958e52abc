import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type NameServer, startNameServer } from '../testing/name-server.ts';
import { NameNotResolved, nameResolver, type ResolveName } from './name-resolver.ts';

let server: NameServer;
let resolve: ResolveName;
beforeAll(async () => {
  server = await startNameServer();
  resolve = nameResolver({ allowPrivate: false, nameServers: [server.address] });
});
afterAll(() => server.close());

const silentNames = (store: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${store}-${index}.silent.test`);
const requestedOf = (store: string): number => [...server.requested].filter((name) => name.startsWith(`${store}-`)).length;

test('a name resolves to its addresses, and a name that does not exist is refused', async () => {
  expect(await resolve('hooks.test', 'store')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  await expect(resolve('hooks.example', 'store')).rejects.toBeInstanceOf(NameNotResolved);
});

test('names whose servers do not respond delay no other store', async () => {
  const pending = new Set(silentNames('slow', 20));
  const refused = [...pending].map((name) => resolve(name, 'slow').catch(() => pending.delete(name)));

  expect(await resolve('hooks.test', 'fast')).toHaveLength(1);

  expect(pending.size).toBe(20);
  await Promise.all(refused);
});

test('a store has at most four look-ups in progress, and the others end in time with them', async () => {
  const lookups = silentNames('many', 20).map((name) => resolve(name, 'many'));
  const ended = Promise.allSettled(lookups);
  await Promise.race(lookups).catch(() => undefined);

  expect(requestedOf('many')).toBe(4);
  expect(seen('ended', await ended).every((result) => result.status === 'rejected' && result.reason instanceof NameNotResolved)).toBe(true);
  // Those that waited until the time of a look-up was over were not requested any more.
  expect(requestedOf('many')).toBeLessThan(20);
});

test('localhost is resolved only where private endpoints are allowed', async () => {
  await expect(resolve('localhost', 'store')).rejects.toBeInstanceOf(NameNotResolved);
  const embedded = nameResolver({ allowPrivate: true, nameServers: [server.address] });
  expect(await embedded('localhost', 'store')).toContainEqual({ address: '127.0.0.1', family: 4 });
});
