import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { parse } from 'yaml';

/** The profile `observability` of docker-compose.yml. `npm run check:deploy` checks its Prometheus configuration with promtool. */

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}

interface Prometheus {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly { readonly dns_sd_configs: readonly { readonly names: readonly string[]; readonly port: number }[] }[];
}

interface DataSource {
  readonly uid: string;
  readonly url: string;
  readonly jsonData: unknown;
}

const root = new URL('../../../', import.meta.url);
const yaml = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'), { merge: true, maxAliasCount: -1 });

const { services } = yaml('docker-compose.yml') as { services: Record<string, Service> };
const profile = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('observability'));
const { datasources } = yaml('deploy/observability/grafana/datasources.yaml') as { datasources: readonly DataSource[] };

test('the profile has five containers with exact versions, which other containers do not wait for', () => {
  expect(profile.map(([name]) => name)).toEqual(['prometheus', 'tempo', 'loki', 'alloy', 'grafana']);
  for (const [, { image }] of seen('services', profile)) expect(image).toMatch(/:v?\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?\}$/);
  expect(JSON.stringify(Object.values(services).map((service) => (service as { depends_on?: unknown }).depends_on))).not.toMatch(
    /prometheus|tempo|loki|alloy|grafana/,
  );
});

test('every file that a container of the profile mounts exists', () => {
  const mounted = profile.flatMap(([, { volumes = [] }]) => volumes).flatMap((mount) => /^(\.\/[^:]+):/.exec(mount)?.[1] ?? []);

  expect(mounted).not.toEqual([]);
  expect(mounted.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test.each(SERVICE_NAMES)('%s exports telemetry only if COMPOSE_PROFILES is set, under its own name, to Prometheus and Tempo', (name) => {
  const { http } = (
    yaml('deploy/observability/tempo.yaml') as { distributor: { receivers: { otlp: { protocols: { http: { endpoint: string } } } } } }
  ).distributor.receivers.otlp.protocols;

  expect(services[name]?.environment).toMatchObject({
    OTEL_SDK_DISABLED: '${COMPOSE_PROFILES:-true}',
    OTEL_SERVICE_NAME: name,
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_HOST: '0.0.0.0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://tempo:${http.endpoint.replace('0.0.0.0:', '')}`,
  });
});

test('Prometheus scrapes every process at its default port, and loads the rules of the chart', () => {
  const { scrape_configs: scraped, rule_files: rules } = yaml('deploy/observability/prometheus.yml') as Prometheus;
  const found = scraped.flatMap(({ dns_sd_configs: names }) => names);

  expect(found.map(({ port }) => port)).toEqual([9464]);
  expect(found.flatMap(({ names }) => names).toSorted()).toEqual(['admin', ...SERVICE_NAMES].toSorted());
  expect(rules.map((rule) => new URL(rule, new URL('deploy/observability/', root)).pathname)).toEqual(
    ['alerts.yaml', 'backing-alerts.yaml'].map((file) => new URL(`deploy/helm/storefront/files/${file}`, root).pathname),
  );
});

test('each data source is a container, and the links between metrics, traces, and logs lead to data sources', () => {
  const uids = datasources.map(({ uid }) => uid);
  const linked = [...JSON.stringify(datasources).matchAll(/"datasourceUid":"([^"]*)"/g)].map((match) => match[1] ?? '');

  expect(datasources.map(({ url }) => new URL(url).hostname)).toEqual(['prometheus', 'tempo', 'loki']);
  expect(new Set(linked)).toEqual(new Set(uids));
});
