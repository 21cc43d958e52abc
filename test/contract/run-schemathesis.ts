/**
 * Lets schemathesis ask a running, seeded store whatever the published document allows and forbids: with a secret key and a shopper, with a publishable key,
 * and in sequences. It is a Python program: `pip install schemathesis`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startSystem } from '@storefront/local-system';
import { aProduct, aStore, type TestStore } from '../support/a-store.ts';
import { anOrder } from '../support/priced-cart.ts';

const EXAMPLES = process.env.EXAMPLES ?? '100';
const config = join(import.meta.dirname, 'schemathesis.toml');

if (spawnSync('schemathesis', ['--version']).status !== 0) {
  process.stderr.write('schemathesis is not on the PATH: pip install schemathesis\n');
  process.exit(1);
}
const system = await startSystem({ ephemeral: true });
try {
  const store = await aStore({ system });
  const secret = await asShopper(store);
  const publishable = [`Authorization: Bearer ${store.publishableKey}`];
  const runs = [
    run('secret key and shopper', secret, 'examples,coverage,fuzzing'),
    run('publishable key', publishable, 'examples,coverage,fuzzing'),
    run('sequences', secret, 'stateful'),
  ];
  process.exitCode = runs.every((isGood) => isGood) ? 0 : 1;
} finally {
  await system.stop();
}

/** The headers of a shopper of a store that has something of everything. */
async function asShopper(store: TestStore): Promise<string[]> {
  await store.importProducts(
    ['BOLT-M8', 'NUT-M8', 'GLOVES'].map((sku) =>
      aProduct({ sku, categories: ['hardware'], tags: [{ group: 'use', slug: 'diy', name: 'DIY' }] }),
    ),
  );
  await store.operate('promotions', 'create', 'WELCOME10', '--kind', 'percent', '--value', '10');
  const shopper = await store.shopper(['--credit-limit', '10000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
  await anOrder(shopper, [{ sku: 'BOLT-M8', quantity: 2 }]);
  return [`Authorization: Bearer ${store.secretKey}`, `X-Storefront-Shopper-Token: ${shopper.token}`];
}

function run(name: string, headers: readonly string[], phases: string): boolean {
  process.stdout.write(`\n── ${name}\n`);
  const given = headers.flatMap((header) => ['--header', header]);
  const options = [
    '--checks',
    'all',
    '--phases',
    phases,
    '--max-examples',
    EXAMPLES,
    '--continue-on-failure',
    '--generation-database',
    ':memory:',
  ];
  const { status } = spawnSync('schemathesis', ['--config-file', config, 'run', `${system.baseUrl}/openapi.json`, ...given, ...options], {
    stdio: 'inherit',
  });
  return status === 0;
}
