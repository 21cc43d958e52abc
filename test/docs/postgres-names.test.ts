import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { parse, parseAllDocuments } from 'yaml';
import { missingTools } from '../deploy/tools.ts';

/** The names of Postgres in the chart's values for production are those of the cluster that deploy/postgres makes. */

const HELM = 'helm';

type Resource = ReturnType<typeof parse>;

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const resources = (text: string): Resource[] => parseAllDocuments(text).map((document) => document.toJS());
const named = (all: readonly Resource[], kind: string): Resource => {
  const [found, ...others] = all.filter((each) => each?.kind === kind);
  expect([kind, found !== undefined, others.length]).toEqual([kind, true, 0]);
  return found;
};
/** The objects anywhere in a value for which a test is true. */
const within = (value: Resource, is: (object: Resource) => boolean): Resource[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(is(value) ? [value] : []), ...Object.values(value).flatMap((part) => within(part, is))];

const cluster = resources(read('postgres/cluster.yaml'));
const restored = resources(read('postgres/restore.yaml'));
const text = read('helm/storefront/values-production.yaml');
const values = parse(text);
const postgres = named(cluster, 'Cluster');
const { database, owner } = postgres.spec.bootstrap.initdb;
const service = named(cluster, 'Service');
const authority = `${postgres.metadata.name}-ca`;

test('the values name the database, the host, the administrator, and the connections of the cluster', () => {
  const [, host, named] =
    /^# postgres:\/\/storefront_cart:…@([\w.-]+):5432\/(\w+)\?sslmode=verify-full&sslrootcert=\/run\/secrets\/storefront\/DATABASE_CA$/m.exec(
      text,
    ) ?? [];

  expect({ host, database: named }).toEqual({ host: service.metadata.name, database });
  expect(postgres.spec.certificates.serverAltDNSNames).toContain(host);
  expect(service.spec.externalName).toBe(`${postgres.metadata.name}-rw.storefront.svc.cluster.local`);
  expect(/DATABASE_ADMIN_URL is that of (\w+)/.exec(text)?.[1]).toBe(owner);
  expect(String(values.database.maxConnections)).toBe(postgres.spec.postgresql.parameters.max_connections);
});

test('the values name the authority and the pods of the cluster', () => {
  const authorities = within(values, ({ DATABASE_CA }) => DATABASE_CA !== undefined).map(({ DATABASE_CA }) => DATABASE_CA);

  expect(new Set(seen('authorities', authorities, 3).map(({ name, key }) => `${name} ${key}`))).toEqual(new Set([`${authority} ca.crt`]));
  expect(values.networkPolicy.postgres.to).toEqual([{ podSelector: { matchLabels: { 'cnpg.io/cluster': postgres.metadata.name } } }]);
});

test('a restored cluster has the same host, database, and owner, and the Job trusts its authority', () => {
  const after = named(restored, 'Cluster');
  const { recovery } = after.spec.bootstrap;

  expect(named(restored, 'Service').metadata.name).toBe(service.metadata.name);
  expect([recovery.database, recovery.owner]).toEqual([database, owner]);
  expect(after.spec.externalClusters[0].plugin.parameters.serverName).toBe(postgres.metadata.name);
  expect(within(named(restored, 'Job'), ({ secretName }) => secretName !== undefined).map(({ secretName }) => secretName)).toEqual([
    `${after.metadata.name}-ca`,
  ]);
});

skippedIf(missingTools(HELM).length > 0 && 'needs helm', test)('the rendered chart and the rendered cluster name the same objects', () => {
  const chart = join(deploy, 'helm/storefront');
  const args = [
    'template',
    'storefront',
    chart,
    '--kube-version',
    '1.34.0',
    '--namespace',
    'storefront',
    '--values',
    join(chart, 'values-production.yaml'),
  ];
  const { stdout, stderr } = spawnSync(HELM, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const rendered = seen('resources', resources(stdout), 20);
  const authorities = within(rendered, ({ secret }) => within(secret, ({ path }) => path === 'DATABASE_CA').length > 0);
  const projected = within(
    rendered,
    ({ name, items }) => Array.isArray(items) && items.some(({ path }) => path === 'DATABASE_CA') && name !== undefined,
  );
  const selectors = within(rendered, (each) => each['cnpg.io/cluster'] !== undefined).map((each) => each['cnpg.io/cluster']);
  const secrets = within(rendered, ({ kind }) => kind === 'ExternalSecret').map(({ spec, metadata }) => spec.target?.name ?? metadata.name);

  expect(stderr).toBe('');
  expect(
    new Set(
      seen('authorities', [...authorities.map(({ secret }) => secret.secretName ?? secret.name), ...projected.map(({ name }) => name)]),
    ),
  ).toEqual(new Set([authority]));
  expect(new Set(seen('selectors', selectors))).toEqual(new Set([postgres.metadata.name]));
  // The Job after a restore reads the Secret of the migrations.
  expect(secrets).toContain(within(named(restored, 'Job'), ({ secretRef }) => secretRef !== undefined)[0].secretRef.name);
});
