import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS } from '@storefront/access/testing';
import { durationMs, flag, port, secret, text } from './kinds.ts';
import { readEnv, startupSummary } from './read-env.ts';
import { SERVICE_SECRETS, SERVICE_VARIABLES, toServiceConfig } from './service-config.ts';

test('all errors are reported at once, without values', () => {
  const read = () => readEnv({ PORT: port(), TOKEN: secret(8), WAIT: durationMs() }, { PORT: 'x1', TOKEN: 'short', WAIT: '5 minutes' });

  expect(read).toThrow(/PORT: must be a port number.*\n.*TOKEN: must have at least 8.*\n.*WAIT: must be a duration/);
  expect(read).not.toThrow(/short/);
});

test('an unset variable uses its fallback, and is an error without one', () => {
  expect(readEnv({ PORT: port(8080), LOUD: flag(false), WAIT: durationMs(15_000) }, {})).toEqual({ PORT: 8080, LOUD: false, WAIT: 15_000 });
  expect(() => readEnv({ NATS_URL: text() }, {})).toThrow('NATS_URL: is required');
});

test('the startup summary shows secrets as set or unset', () => {
  expect(startupSummary({ port: 1, token: 'abc', pepper: undefined }, ['token', 'pepper'])).toEqual({
    port: 1,
    token: 'set',
    pepper: 'unset',
  });
});

const RPC = {
  GRPC_PORT: '1',
  SERVICE_TOKEN: 'a-token-of-sixteen-letters',
  ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
  NATS_URL: 'nats://x',
  DATABASE_URL: 'postgres://x',
};
const serviceConfigOf = (env: NodeJS.ProcessEnv) => toServiceConfig(readEnv(SERVICE_VARIABLES, env), env);

test('a service listens on loopback unless another address is configured', () => {
  expect(serviceConfigOf(RPC)).toMatchObject({ grpcHost: '127.0.0.1', tls: undefined });
  expect(serviceConfigOf({ ...RPC, GRPC_HOST: '0.0.0.0' })).toMatchObject({ grpcHost: '0.0.0.0' });
});

test('the files of mutual TLS are set together or not at all', () => {
  const files = { GRPC_CERT_FILE: '/cert', GRPC_KEY_FILE: '/key', GRPC_CA_FILE: '/ca' };
  const { GRPC_KEY_FILE: _, ...incomplete } = files;

  expect(serviceConfigOf({ ...RPC, ...files }).tls).toEqual({ certFile: '/cert', keyFile: '/key', caFile: '/ca' });
  expect(() => serviceConfigOf({ ...RPC, ...incomplete })).toThrow('must be set together');
});

test('a plaintext token among the accepted ones is an error that does not show it', () => {
  const read = () => serviceConfigOf({ ...RPC, ACCEPTED_TOKENS: 'gateway:the-plain-token' });

  expect(read).toThrow('ACCEPTED_TOKENS: must be entries of the form');
  expect(read).not.toThrow(/the-plain-token/);
});

test('every secret of a service can be in a file, and none is in the startup summary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-config-'));
  const values = {
    ...RPC,
    SERVICE_TOKEN: 'secret-service-token',
    NATS_URL: 'nats://a:secret-in-url@x',
    NATS_PASSWORD: 'secret-nats-password',
  };
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(values)) {
    writeFileSync(join(folder, name), `${value}\n`);
    env[`${name}_FILE`] = join(folder, name);
  }
  const config = serviceConfigOf(env);
  rmSync(folder, { recursive: true });

  expect(config).toMatchObject({ serviceToken: 'secret-service-token', nats: { password: 'secret-nats-password' } });
  expect(JSON.stringify(startupSummary({ ...config }, SERVICE_SECRETS))).not.toMatch(/secret-/);
});
