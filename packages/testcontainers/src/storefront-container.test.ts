import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { StorefrontContainer } from './storefront-container.ts';

async function publishedOn(container: StorefrontContainer): Promise<unknown> {
  await container['beforeContainerCreated']();
  const bindings = Object.entries<{ HostIp?: string }[]>(container['hostConfig'].PortBindings ?? {});
  return Object.fromEntries(seen('ports', bindings).map(([port, each]) => [port, each.map(({ HostIp }) => HostIp)]));
}

test('every port is published on the address that the tests name', async () => {
  const container = new StorefrontContainer().withHostAddress('127.0.0.1').withExposedPorts({ container: 8080, host: 18_080 }, 8079);

  expect(await publishedOn(container)).toEqual({ '8080/tcp': ['127.0.0.1'], '8079/tcp': ['127.0.0.1'], '8082/tcp': ['127.0.0.1'] });
  expect(await publishedOn(container.withHostAddress('0.0.0.0'))).toEqual({
    '8080/tcp': ['0.0.0.0'],
    '8079/tcp': ['0.0.0.0'],
    '8082/tcp': ['0.0.0.0'],
  });
});
