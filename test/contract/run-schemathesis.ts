/**
 * Runs schemathesis against a seeded store, with valid and invalid requests: with a secret key and a shopper, with a publishable key, with owned
 * IDs, and in sequences. It is a Python program: `pip install schemathesis`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '@storefront/local-system';
import { anOrder } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';

const EXAMPLES = process.env.EXAMPLES ?? '100';
const config = readFileSync(join(import.meta.dirname, 'schemathesis.toml'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'storefront-schemathesis-'));

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
    run('secret key and shopper', secret.headers, 'examples,coverage,fuzzing'),
    run('publishable key', publishable, 'examples,coverage,fuzzing'),
    run('owned resources', secret.headers, 'fuzzing', secret.owned),
    run('sequences', secret.headers, 'stateful'),
  ];
  process.exitCode = runs.every((passed) => passed) ? 0 : 1;
} finally {
  await system.stop();
  rmSync(folder, { recursive: true });
}

/** Seeds the store and returns a shopper's headers and the IDs of owned resources. */
async function asShopper(store: TestStore): Promise<{ headers: string[]; owned: Readonly<Record<string, string>> }> {
  await store.importProducts(
    ['BOLT-M8', 'NUT-M8', 'GLOVES'].map((sku) =>
      aProduct({ sku, categories: ['hardware'], tags: [{ group: 'use', slug: 'diy', name: 'DIY' }] }),
    ),
  );
  await store.cli('promotions', 'create', 'WELCOME10', '--kind', 'percent', '--value', '10');
  const shopper = await store.shopper(['--credit-limit', '10000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
  const order = await anOrder(shopper, [{ sku: 'BOLT-M8', quantity: 2 }]);
  const cart = (await shopper.api.post('/v1/carts')).body.data.id;
  const { lines } = (await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'NUT-M8', quantity: 1 })).body.data;
  const webhook = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  const subscription = (await store.server.post('/v1/webhooks', webhook)).body.id;
  const delivery = (await store.server.post(`/v1/webhooks/${subscription}/ping`)).body.delivery_id;
  return {
    headers: [`Authorization: Bearer ${store.secretKey}`, `X-Storefront-Shopper-Token: ${shopper.token}`],
    owned: {
      sku: 'BOLT-M8',
      cart_id: cart,
      line_id: lines[0].id,
      order_id: order.id,
      subscription_id: subscription,
      delivery_id: delivery,
    },
  };
}

/** Runs schemathesis. `owned` sets fixed values for path parameters. */
function run(name: string, headers: readonly string[], phases: string, owned: Readonly<Record<string, string>> = {}): boolean {
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
  const { status } = spawnSync(
    'schemathesis',
    ['--config-file', configWith(owned), 'run', `${system.baseUrl}/openapi.json`, ...given, ...options],
    {
      stdio: 'inherit',
    },
  );
  return status === 0;
}

/** Writes the configuration with these path parameters and returns its path. */
function configWith(owned: Readonly<Record<string, string>>): string {
  const file = join(folder, 'schemathesis.toml');
  const fixed = Object.entries(owned).map(([name, value]) => `"path.${name}" = "${value}"`);
  writeFileSync(file, [config, ...(fixed.length === 0 ? [] : ['[parameters]', ...fixed])].join('\n'));
  return file;
}
