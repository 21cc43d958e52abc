import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { startReceiver } from '../testing/receiver.ts';
import { aCaller } from '../testing/webhooks-harness.ts';
import { startWebhooksProcess, type WebhooksProcess } from '../testing/webhooks-process.ts';

const TELEMETRY = new URL('../../../../packages/telemetry/src/register.ts', import.meta.url).href;

const HEADER = { name: 'Authorization', value: 'Bearer a-credential-of-the-store' };

/** A collector of traces that keeps what it receives. */
async function startCollector(): Promise<{ url: string; received: () => string; close: () => void }> {
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => Buffer.concat(chunks).toString('latin1'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Every row of every table, as text; bytes are in hexadecimal. */
async function everyRow({ database: { db } }: WebhooksProcess): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'webhooks' and table_type = 'BASE TABLE'
  `.execute(db);
  const dumps = tables.map(({ name }) => sql<{ text: string }>`select row::text as text from ${sql.table(name)} as row`.execute(db));
  return (await Promise.all(dumps)).flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n');
}

test('a signing secret is in the response that created it, a header in requests, and neither anywhere else: no response, error, log, trace, or row', async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const receiver = await startReceiver();
  closers.push(receiver.close);
  receiver.reply({ status: 500 }, { status: 200 });
  const secretsKey = randomBytes(32).toString('base64');
  const service = await startWebhooksProcess(
    {
      LOG_LEVEL: 'trace',
      SECRETS_KEY: secretsKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
    },
    ['--import', TELEMETRY],
  );
  closers.push(service.close);
  const caller = aCaller();
  const { client } = service;
  const created = await client.createSubscription(
    { endpointUrl: receiver.url, eventTypes: ['order.confirmed'], signatureScheme: 'v1a', headers: { headers: [HEADER] } },
    caller,
  );
  const subscriptionId = created.subscription?.id ?? '';
  const rotated = await client.rotateSecret({ subscriptionId }, caller);
  const secrets = [created.signingSecret ?? '', rotated.signingSecret ?? ''];

  const responses: unknown[] = [created.subscription, rotated.subscription];
  const failures = [
    client.createSubscription({ endpointUrl: 'no URL', eventTypes: ['order.confirmed'] }, caller),
    client.rotateSecret({ subscriptionId, overlapHours: 99 }, caller),
    client.updateSubscription({ subscriptionId, eventTypes: ['no event'] }, caller),
    client.updateSubscription(
      { subscriptionId, eventTypes: [], headers: { headers: [{ ...HEADER, name: 'Host' }, HEADER, HEADER] } },
      caller,
    ),
    client.getSubscription({ subscriptionId }, aCaller()),
  ];
  for (const failure of failures) responses.push(await failure.catch((error: unknown) => ({ message: String(error), error })));
  await client.pingSubscription({ subscriptionId }, caller);
  await client.pingSubscription({ subscriptionId }, caller);
  await until(() => expect(receiver.received).toHaveLength(2));
  const ended = async () => (await client.listDeliveries({ subscriptionId, limit: 10, offset: 0 }, caller)).deliveries ?? [];
  await until(async () => (await ended()).every(({ status }) => status !== 'PENDING'));
  const deliveries = await ended();
  responses.push(deliveries, await client.listSubscriptions({}, caller), await client.getSubscription({ subscriptionId }, caller));
  responses.push(await client.getDelivery({ subscriptionId, deliveryId: deliveries[0]?.id ?? '' }, caller));
  const rows = await everyRow(service);
  await service.stop();
  await until(() => expect(collector.received()).toContain('RotateSecret'));

  expect(secrets.every((secret) => /^whsec_.{44}$/.test(secret))).toBe(true);
  const locations = {
    responses: JSON.stringify(responses),
    log: service.printed(),
    traces: collector.received(),
    requests: receiver.received.map(({ headers, body }) => `${JSON.stringify(headers)} ${body.toString()}`).join('\n'),
    rows,
  };
  // Each location has the content in which a secret could be.
  expect(locations.responses).toContain('signingSecretHint');
  expect(locations.log).toContain('webhook_attempt');
  expect(locations.requests).toContain('x-service-signature-next');
  expect(locations.rows).toContain(subscriptionId);
  const { requests, ...others } = locations;
  expect(requests.split(HEADER.value)).toHaveLength(3);
  for (const [location, content] of seen('others', Object.entries(others)))
    expect({ location, isExposed: content.includes(HEADER.value) || content.includes(Buffer.from(HEADER.value).toString('hex')) }).toEqual({
      location,
      isExposed: false,
    });
  for (const secret of [...secrets, secretsKey]) {
    const key = secret.replace('whsec_', '');
    const forms = [key, Buffer.from(secret).toString('hex'), Buffer.from(key, 'base64').toString('hex'), encodeURIComponent(key)];
    for (const [location, content] of Object.entries(locations)) {
      expect({ location, exposed: forms.filter((form) => content.includes(form)).length }).toEqual({ location, exposed: 0 });
    }
  }
});
