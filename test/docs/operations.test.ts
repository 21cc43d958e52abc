import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const source = globSync('{gateway,services/*,packages/*,tools/operator}/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
/** The processes, and what starts them. */
const commands = globSync(
  [
    '{gateway,services/*,packages/*,tools/*,test/*}/**/*.{ts,mjs}',
    'proto/**/*.proto',
    'docker-compose.yml',
    'deploy/{Dockerfile*,entrypoint.sh}',
  ],
  {
    cwd: root,
    exclude: (file) => /node_modules|\.test\.ts$/.test(file),
  },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** The names at the beginning of the items under a heading. */
const namesUnder = (heading: string): string[] =>
  (page.split(`\n## ${heading}\n`)[1]?.split(/^## /m)[0] ?? '')
    .split('\n')
    .flatMap((line) => [...(/^- (`[^:(]*)/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''));

test.each(['Log lines', 'Findings of doctor'])('the code has every name that docs/operations.md lists under %s', (heading) => {
  const names = namesUnder(heading);

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

/** Where operators read the names of variables, and the templates that set them. */
const manuals = globSync(
  [
    'docs/*.md',
    'deploy/*.md',
    'deploy/nats/README.md',
    'deploy/helm/storefront/README.md',
    'deploy/helm/storefront/templates/*.{tpl,yaml,txt}',
    'SECURITY.md',
  ],
  { cwd: root },
);
/** Read by the SDK of OpenTelemetry and not by this code. */
const isForSdk = (name: string): boolean => name.startsWith('OTEL_');
/** An example of a further secret that the chart mounts. */
const EXAMPLES = ['DATABASE_CA'];

test('the code has every name in capitals, such as a variable, that the documents and the chart use', () => {
  const used = manuals.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/[`"]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map((match) => match[1] ?? ''),
  );
  const names = [...new Set(used)].filter((name) => !isForSdk(name) && !EXAMPLES.includes(name));

  expect(names.length).toBeGreaterThan(50);
  // Every variable can be given as NAME_FILE.
  expect(names.filter((name) => !commands.includes(name.replace(/_FILE$/, '')))).toEqual([]);
});
