const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** The tests that `npm run test:all` adds to `npm test`: outages, restarts, skewed clocks, browsers, guides, and whole sandboxes. Each is a file or a folder. */
const REST = [
  // Outages, restarts, frozen connections, and full disks.
  'gateway/src/redis-outage.db.test.ts',
  'packages/db/src/frozen-path.db.test.ts',
  'packages/events/src/publish/cluster.db.test.ts',
  'packages/events/src/publish/frozen-path.db.test.ts',
  'packages/events/src/publish/outage.db.test.ts',
  'packages/rpc/src/frozen-path.test.ts',
  'services/billing/src/skewed-clock.db.test.ts',
  'services/orders/src/skewed-clock.db.test.ts',
  'test/chaos/faults/full-disk-of-nats.db.test.ts',
  'test/e2e/all-in-one.test.ts',
  'test/e2e/outages.test.ts',
  'test/e2e/pooler.test.ts',
  'test/e2e/recovery.test.ts',
  'test/e2e/replicas.test.ts',
  'test/e2e/skewed-clocks.test.ts',
  'tools/local-system/src/npm-start.db.test.ts',
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
];

const PATHS = REST.map((entry) => join(__dirname, '../../..', entry));
const missing = PATHS.filter((path) => !existsSync(path));
if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}`);

/** Whether a test belongs to the rest. */
module.exports.isRest = (test) => PATHS.some((path) => (path.endsWith('/') ? test.startsWith(path) : test === path));
