const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** The tests that `npm run test:all` adds to `npm test`: outages, restarts, long histories, migrations, browsers, guides, and whole sandboxes. Each is a file or a folder. */
const REST = [
  // Outages, restarts, frozen connections, and full disks.
  'gateway/src/heartbeat/gateway-heartbeat.db.test.ts',
  'gateway/src/main.db.test.ts',
  'gateway/src/redis-outage.db.test.ts',
  'packages/db/src/frozen-path.db.test.ts',
  'packages/db/src/unavailable.db.test.ts',
  'packages/events/src/publish/cluster.db.test.ts',
  'packages/events/src/publish/frozen-path.db.test.ts',
  'packages/events/src/publish/outage.db.test.ts',
  'packages/events/src/publish/reconcile.db.test.ts',
  'packages/lease-owners/src/lease-owners.db.test.ts',
  'packages/lifecycle/src/collect-after-start.test.ts',
  'packages/lifecycle/src/run-process.test.ts',
  'packages/rpc/src/connection-age.test.ts',
  'packages/rpc/src/frozen-path.test.ts',
  'services/billing/src/main.db.test.ts',
  'services/billing/src/skewed-clock.db.test.ts',
  'services/cart/src/main.db.test.ts',
  'services/catalog/src/killed-import.db.test.ts',
  'services/catalog/src/main.db.test.ts',
  'services/orders/src/main.db.test.ts',
  'services/orders/src/skewed-clock.db.test.ts',
  'services/webhooks/src/main.db.test.ts',
  'test/chaos/faults/full-disk-of-nats.db.test.ts',
  'test/e2e/admin-outages.test.ts',
  'test/e2e/all-in-one.test.ts',
  'test/e2e/outages.test.ts',
  'test/e2e/pooler.test.ts',
  'test/e2e/recovery.test.ts',
  'test/e2e/replicas.test.ts',
  'test/e2e/skewed-clocks.test.ts',
  'tools/backing-servers/src/start-backing-servers.db.test.ts',
  'tools/local-system/src/main.db.test.ts',
  'tools/local-system/src/npm-start.db.test.ts',
  // Long random histories and large inputs.
  'packages/events/src/random-run.db.test.ts',
  'services/billing/src/reports/handlers/aging-histories.db.test.ts',
  'services/billing/src/reports/handlers/tax-histories.db.test.ts',
  'services/billing/src/statements/handlers/statement-histories.db.test.ts',
  'services/cart/src/handlers/recent-carts.property.db.test.ts',
  'services/catalog/src/import/linear-time.test.ts',
  'test/contract/idempotency-limit.test.ts',
  'test/e2e/catalog-imports.test.ts',
  'test/e2e/closed-customers.test.ts',
  'test/e2e/idempotency-keys.test.ts',
  'test/e2e/payment-states.test.ts',
  'test/model/',
  // Migrations.
  'packages/db/src/migrate.db.test.ts',
  'packages/migrations/src/blocking-changes.db.test.ts',
  'packages/migrations/src/breaking-changes.db.test.ts',
  'packages/migrations/src/run-migrations.db.test.ts',
  // Browsers, guides, and samples.
  'test/e2e/demo-shop-accessibility.test.ts',
  'test/e2e/demo-shop.test.ts',
  'test/e2e/docs-pages.test.ts',
  'test/e2e/invoice-pdf.test.ts',
  'test/e2e/payment-page.test.ts',
  'test/guides/',
  'test/samples/',
  // Sandboxes, other gateways, and the tools around the API.
  'test/client/',
  'test/contract/fuzz.test.ts',
  'test/e2e/command.test.ts',
  'test/e2e/doctor.test.ts',
  'test/e2e/golive.test.ts',
  'test/e2e/sandbox-clock.test.ts',
  'test/e2e/sandbox-command.test.ts',
  'test/e2e/sandbox-faults.test.ts',
  'test/e2e/sandbox-histories.test.ts',
  'test/e2e/sandbox-payments.test.ts',
  'test/e2e/sandbox-resets.test.ts',
  'test/e2e/sandbox.test.ts',
  'test/e2e/settlements.test.ts',
  'test/e2e/stripe.test.ts',
  'test/e2e/telemetry.test.ts',
  'test/e2e/trace-sampling.test.ts',
  'test/e2e/webhook-listen.test.ts',
  'tools/operator/src/bin.test.ts',
  'tools/operator/src/completion/completion.test.ts',
];

const PATHS = REST.map((entry) => join(__dirname, '../../..', entry));
const missing = PATHS.filter((path) => !existsSync(path));
if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}`);

/** Whether a test belongs to the rest. */
module.exports.isRest = (test) => PATHS.some((path) => (path.endsWith('/') ? test.startsWith(path) : test === path));
