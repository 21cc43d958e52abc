import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { StorefrontContainer } from './storefront-container.ts';

async function publishedOn(container: StorefrontContainer): Promise<unknown> {
  await container['beforeContainerCreated']();
  const bindings = Object.entries<{ HostIp?: string }[]>(container['hostConfig'].PortBindings ?? {});
  return Object.fromEntries(seen('ports', bindings).map(([port, each]) => [port, each.map(({ HostIp }) => HostIp)]));
}

test('ports are published on the loopback interface, or on the address that the tests name', async () => {
  expect(await publishedOn(new StorefrontContainer())).toEqual({ '8080/tcp': ['127.0.0.1'] });
  const fixed = new StorefrontContainer().withExposedPorts({ container: 8080, host: 18_080 }, 8079);
  expect(await publishedOn(fixed)).toEqual({ '8080/tcp': ['127.0.0.1'], '8079/tcp': ['127.0.0.1'] });
  expect(await publishedOn(fixed.withHostAddress('0.0.0.0'))).toEqual({ '8080/tcp': ['0.0.0.0'], '8079/tcp': ['0.0.0.0'] });
});
