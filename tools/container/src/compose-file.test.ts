import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { parse } from 'yaml';
import { secretFiles } from './secret-files.ts';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly [option: string]: unknown;
}

const path = new URL('../../../docker-compose.yml', import.meta.url);
const { services, volumes } = parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const files = secretFiles((name) => `random-${name.replaceAll(' ', '-')}`);

/** The name of the volume at /run/secrets, without its prefix. */
const secretsOf = ({ volumes: mounts = [] }: Service): string[] =>
  mounts.flatMap((mount) => /^secrets-(\w+):\/run\/secrets:ro$/.exec(mount)?.[1] ?? []);

test.each(Object.entries(services))('%s drops all privileges and has limits', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], pids_limit: 200 });
  expect(service.mem_limit).toBeDefined();
  expect(service.cpus).toBeDefined();
});

test.each(Object.entries(services))('%s has an image that a variable replaces, such as by one with a digest', (_, { image }) => {
  const [, variable = '', fallback = ''] = /^\$\{(\w+):-(.+)\}$/.exec(image) ?? [];
  const [, name = ''] = /^(?:\w+\/)?(\w+)(?::[\w.]+)?(?:@sha256:[0-9a-f]{64})?$/.exec(fallback) ?? [];

  expect(variable).toBe(`${name.toUpperCase()}_IMAGE`);
});

/** The variables of a service that name the file of a secret. */
const secretVariables = ({ environment = {} }: (typeof services)[string]): readonly [string, unknown][] =>
  Object.entries(environment).filter(([, value]) => String(value).startsWith('/run/secrets/'));

test.each(Object.entries(services).filter(([, service]) => secretVariables(service).length > 0))(
  'every secret that %s reads is a file of the one volume that it mounts',
  (_, service) => {
    const [volume, ...others] = secretsOf(service);

    expect(others).toEqual([]);
    for (const [name, value] of seen('variables', secretVariables(service))) {
      expect(value).toBe(`/run/secrets/${name.replace(/_FILE$/, '')}`);
      expect(files[volume ?? '']).toHaveProperty([name.replace(/_FILE$/, '')]);
    }
  },
);

test.each(SERVICE_NAMES)('%s is given each of its secrets', (name) => {
  const service = services[name];
  const given = Object.keys(service?.environment ?? {});

  expect(secretsOf(service ?? { image: '' })).toEqual([name]);
  expect(given).toEqual(expect.arrayContaining(Object.keys(files[name] ?? {}).map((secret) => `${secret}_FILE`)));
});

test('each volume of secrets is written by one container and read by those that it belongs to', () => {
  const readers = Object.entries(services).flatMap(([name, service]) => secretsOf(service).map((volume) => `${volume} ${name}`));

  expect(readers.toSorted()).toEqual(
    [...SERVICE_NAMES, 'nats', 'postgres', 'redis']
      .map((name) => `${name} ${name}`)
      .concat('migrate migrate', 'migrate provision', 'operator demo-store', 'operator storefront')
      .toSorted(),
  );
  const written = (services.secrets?.volumes ?? [])
    .filter((mount) => mount.startsWith('secrets-'))
    .map((mount) => mount.replace(/:.*/, ''));
  expect(written.toSorted()).toEqual([...Object.keys(files), 'generated'].map((volume) => `secrets-${volume}`).toSorted());
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(written));
});

test('webhooks reach the page of the demo and this machine, and none of the other containers', () => {
  const allowed = String(services.webhooks?.environment?.WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS);
  const page = new URL(String(services['demo-page']?.environment?.DEMO_WEBHOOK_URL)).hostname;

  expect(allowed).toBe(`\${WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS:-${page},host.docker.internal}`);
});

test('the entry point of the image knows every command', () => {
  const entrypoint = readFileSync(new URL('../../../deploy/entrypoint.sh', import.meta.url), 'utf8');
  const [, usage = ''] = /Usage: ([^"]*)"/.exec(entrypoint) ?? [];
  const commands = Object.values(services).flatMap(({ image, command = [] }) => (image.includes('storefront') ? command.slice(0, 1) : []));

  expect(usage.split(' | ')).toEqual(expect.arrayContaining(commands.filter((command) => command !== '--help')));
});
