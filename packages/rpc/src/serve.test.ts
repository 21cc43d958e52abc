import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { credentials, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { expect, test } from '@jest/globals';
import { acceptedTestTokens } from '@storefront/access/testing';
import { packageDefinition } from '@storefront/proto';
import { createLogger } from '@storefront/telemetry';
import { serve } from './serve.ts';

interface Reply {
  readonly listServicesResponse?: { readonly service: readonly { readonly name: string }[] };
  readonly fileDescriptorResponse?: { readonly fileDescriptorProto: readonly Buffer[] };
}

const log = createLogger('reflection-test', 'silent');
const { resolve } = createRequire(import.meta.url);
const PROTOS = join(dirname(resolve('@grpc/reflection')), '../proto');
/** Messages have a `format`, services do not. */
const servicesInUse = Object.entries(packageDefinition()).flatMap(([name, type]) => ('format' in type ? [] : [name]));

test.each(['v1', 'v1alpha'])('reflection %s lists every service and returns the files of a symbol', async (version) => {
  const server = await serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services: [], reflection: true });
  const ask = asker(server.port, version);

  const listed = await ask({ listServices: '*' });
  const described = await ask({ fileContainingSymbol: 'storefront.cart.v1.CartService' });
  await server.close();

  expect(listed.listServicesResponse?.service.map(({ name }) => name).toSorted()).toEqual(servicesInUse.toSorted());
  // A descriptor contains the names of its package and services as text.
  const files = described.fileDescriptorResponse?.fileDescriptorProto ?? [];
  expect(files.filter((file) => file.includes('storefront.cart.v1') && file.includes('CartService'))).toHaveLength(1);
});

test('without reflection, a server does not list its services', async () => {
  const server = await serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services: [] });

  await expect(asker(server.port, 'v1')({ listServices: '*' })).rejects.toMatchObject({
    details: expect.stringContaining('does not implement'),
  });
  await server.close();
});

/** Returns a function that sends one reflection request on a connection of its own. */
function asker(port: number, version: string): (request: object) => Promise<Reply> {
  const definition = loadSync(`grpc/reflection/${version}/reflection.proto`, { includeDirs: [PROTOS] });
  const name = `grpc.reflection.${version}.ServerReflection`;
  const reflection = definition[name];
  if (reflection === undefined) throw new Error(`no service ${name}`);
  const Client = clientOf(loadPackageDefinition({ [name]: reflection }), name);
  return async (request) => {
    const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    try {
      return await new Promise((responded, failed) => {
        const stream = client.ServerReflectionInfo?.();
        stream.on('data', responded).on('error', failed);
        stream.end(request);
      });
    } finally {
      client.close();
    }
  };
}

const clientOf = (root: object, name: string): ServiceClientConstructor =>
  name.split('.').reduce<unknown>((space, part) => (space as Record<string, unknown>)[part], root) as ServiceClientConstructor;
