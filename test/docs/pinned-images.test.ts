import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { repositoryLines } from './repository-lines.ts';

const lines = seen('lines', repositoryLines(), 200_000).filter(({ file }) => file !== 'test/docs/pinned-images.test.ts');
const linesOf = (files: RegExp) => lines.filter(({ file }) => files.test(file));

const PINNED = /:[\w.-]+@sha256:[0-9a-f]{64}$/;
/** Images whose digest is not known here. `docker buildx imagetools inspect` prints it. */
const UNKNOWN: ReadonlySet<string> = new Set(['prom/prometheus:v3.16.0', 'citusdata/citus:13.2']);
/** The images that this repository builds, which are not pulled. */
const OWN = /^(?:storefront(?:-dev)?(?::[\w.]+)?|\$\{(?:STOREFRONT|NODE)_IMAGE\})$/;

/** The values of `image` and `imageName` in the files that run containers, without variables that replace them. */
const declared = linesOf(/^(?:docker-compose\.yml|deploy\/postgres\/.*\.yaml|deploy\/helm\/storefront\/values[\w-]*\.yaml)$/).flatMap(
  ({ text }) => /^\s*(?:- )?(?:image|imageName|NODE_IMAGE): (?:&\w+ )?(?:\$\{\w+:-)?"?([^\s"{}*]+)/.exec(text)?.slice(1) ?? [],
);

/** The base images of Dockerfiles, other than their own stages. */
const stages = linesOf(/Dockerfile/).flatMap(({ text }) => /^FROM \S+ AS (\w+)/.exec(text)?.slice(1) ?? []);
const bases = linesOf(/Dockerfile/).flatMap(({ text }) => /^(?:ARG \w+_IMAGE=|FROM )(\S+)/.exec(text)?.slice(1) ?? []);

/** References anywhere in code and configuration, by the names of public images. */
const named = linesOf(/\.(?:[cm]?js|tsx?|sh|ya?ml)$|Dockerfile|^\.ci\/run$/).flatMap(({ text }) =>
  [
    ...text.matchAll(
      /(?<![\w./@-])(?!node:v8\b)(?:postgres|nats|redis|node|registry|alpine|debian|ubuntu|busybox|python|golang|nginx|(?:citusdata|prom|grafana|kindest|edoburu)\/[\w-]+|ghcr\.io\/cloudnative-pg\/postgresql):(?!\d{4,5}(?![\w.-]))v?\d[\w.-]*(?:@[\w:]+)?(?![\w./-])/g,
    ),
  ].map(([reference]) => reference),
);

const references = [...declared, ...bases.filter((base) => !stages.includes(base)), ...named].filter((reference) => !OWN.test(reference));

test('every image is pinned by its digest', () => {
  expect(seen('images in YAML', declared, 10).length).toBeGreaterThan(0);
  expect(seen('base images', bases, 5).length).toBeGreaterThan(0);
  expect(seen('images', references, 25).filter((reference) => !PINNED.test(reference) && !UNKNOWN.has(reference))).toEqual([]);
  expect([...UNKNOWN].filter((reference) => !references.includes(reference))).toEqual([]);
});

test('every file names the same version and digest of an image', () => {
  const versions = Map.groupBy(new Set(references), (reference) => reference.split(':')[0] ?? '');

  expect(seen('images', [...versions.values()], 8).filter((each) => each.length > 1)).toEqual([]);
});

test('every action of a workflow is pinned by the commit of a version', () => {
  const actions = linesOf(/^\.github\/workflows\//).flatMap(({ text }) => /\buses: (.+)/.exec(text)?.slice(1) ?? []);

  expect(seen('actions', actions, 10).filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('containers publish their ports on the loopback interface, except the gateway in production', () => {
  const composed = linesOf(/^docker-compose\.yml$/).flatMap(
    ({ file, text }) =>
      /^\s*ports:(.*)/
        .exec(text)
        ?.slice(1)
        .map((to) => `${file}:${to}`) ?? [],
  );
  const run = lines.flatMap(({ file, text }) => [...text.matchAll(/--publish[ =](\S+)/g)].map(([, to]) => `${file}: ${to}`));

  expect(seen('ports', [...composed, ...run], 5).filter((to) => !/: (?:\[")?127\.0\.0\.1:/.test(to))).toEqual([
    'deploy/README.md: 8080:8080',
  ]);
});
