import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { SERVICE_NAMES } from '@storefront/access';
import { freePort } from '@storefront/backing-servers';
import { findNatsServer } from '@storefront/backing-servers/testing';
import { until } from '@storefront/lifecycle/testing';
import { createTestAuthority } from '@storefront/rpc/testing';
import { connectBus } from './bus.ts';
import { natsConnectionOptions } from './nats-connection.ts';
import { quietLog } from './testing/event-bench.ts';

let folder: string;
let server: ChildProcess;
let url: string;
const authority = createTestAuthority();
const passwordOf = (service: string) => `password-of-${service}`;
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-nats-tls-'));
  const own = authority.issue('localhost');
  const client = authority.issue('orders');
  await writeFile(file('ca.crt'), authority.caCert);
  await writeFile(file('server.crt'), own.cert);
  await writeFile(file('server.key'), own.key);
  await writeFile(file('orders.crt'), client.cert);
  await writeFile(file('orders.key'), client.key);
  const port = await freePort();
  const config = [
    `listen: "127.0.0.1:${port}"`,
    `jetstream { store_dir: ${JSON.stringify(file('data'))} }`,
    'tls {',
    `  cert_file: ${JSON.stringify(file('server.crt'))}`,
    `  key_file: ${JSON.stringify(file('server.key'))}`,
    `  ca_file: ${JSON.stringify(file('ca.crt'))}`,
    '  verify: true',
    '}',
    await readFile(new URL('../../../deploy/nats/authorization.conf', import.meta.url), 'utf8'),
  ];
  await writeFile(file('nats.conf'), config.join('\n'), { mode: 0o600 });
  const tool = await findNatsServer(folder, process.env);
  const passwords = SERVICE_NAMES.map((service) => [`NATS_${service.toUpperCase()}_PASSWORD`, passwordOf(service)]);
  const env = { ...process.env, ...tool.env, ...Object.fromEntries(passwords) };
  server = spawn(tool.file, ['-c', file('nats.conf')], { env, stdio: 'ignore' });
  url = `tls://localhost:${port}`;
  await until(async () => {
    const refused = await connect({ servers: `127.0.0.1:${port}`, reconnect: false }).catch((error: Error) => error.message);
    return !String(refused).includes('refused');
  });
});
afterAll(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
});

test('with the authorization of deploy/nats, a service connects with TLS, its client certificate, and its user and password', async () => {
  const bus = await connectBus({
    url,
    name: 'orders',
    user: 'orders',
    password: passwordOf('orders'),
    caFile: file('ca.crt'),
    certFile: file('orders.crt'),
    keyFile: file('orders.key'),
    log: quietLog,
  });

  expect(bus.link()?.connection.info).toMatchObject({ tls_required: true, tls_verify: true });
  await bus.close();
});

test('a client without a certificate, and one that does not know the authority, do not connect', async () => {
  const credentials = { url, name: 'orders', user: 'orders', password: passwordOf('orders') };
  const attempt = (options: object) => connect({ ...natsConnectionOptions({ ...credentials, ...options }), reconnect: false });

  await expect(attempt({ caFile: file('ca.crt') })).rejects.toThrow();
  await expect(attempt({ certFile: file('orders.crt'), keyFile: file('orders.key') })).rejects.toThrow(
    /self-signed|unable to verify|certificate/i,
  );
});
