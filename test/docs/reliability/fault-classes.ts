/** A kind of fault, and the test files that prove that the system withstands it. */
export interface FaultClass {
  readonly title: string;
  readonly files: readonly string[];
}

/** The sections of docs/reliability-cases.md, in order. Add a file when its tests are about a fault. */
export const FAULT_CLASSES: readonly FaultClass[] = [
  {
    title: 'A process is killed, paused, or restarted',
    files: [
      'test/chaos/crash-rounds.test.ts',
      'test/e2e/recovery.test.ts',
      'test/e2e/replicas.test.ts',
      'services/orders/src/checkout/crash.db.test.ts',
      'services/catalog/src/killed-import.db.test.ts',
      'services/webhooks/src/sending/unsaved-result.db.test.ts',
      'packages/lease-holders/src/lease-holders.db.test.ts',
      'packages/rpc/src/rolling-upgrade.test.ts',
    ],
  },
  {
    title: 'A service fails or does not respond',
    files: [
      'test/e2e/outages.test.ts',
      'services/orders/src/checkout/failing-services.db.test.ts',
      'packages/rpc/src/dead-backend.test.ts',
      'packages/rpc/src/breaker.test.ts',
    ],
  },
  {
    title: 'A network path is frozen',
    files: [
      'packages/rpc/src/frozen-path.test.ts',
      'packages/db/src/frozen-path.db.test.ts',
      'packages/events/src/publish/frozen-path.db.test.ts',
      'gateway/src/access/limits/frozen-redis.db.test.ts',
    ],
  },
  {
    title: 'Postgres, NATS, or Redis is unavailable or loses data',
    files: [
      'packages/db/src/unavailable.db.test.ts',
      'packages/events/src/publish/outage.db.test.ts',
      'packages/events/src/publish/cluster.db.test.ts',
      'packages/events/src/random-run.db.test.ts',
      'packages/events/src/restore.db.test.ts',
      'test/restore/restore.test.ts',
      'gateway/src/redis-outage.db.test.ts',
    ],
  },
  {
    title: 'A disk is full, or a clock is wrong',
    files: [
      'test/chaos/faults/full-disk-of-nats.db.test.ts',
      'tools/backing-servers/src/process/full-disk.db.test.ts',
      'test/e2e/skewed-clocks.test.ts',
    ],
  },
  {
    title: 'Requests race',
    files: ['test/e2e/checkout-races.test.ts'],
  },
  {
    title: 'A webhook endpoint is slow, broken, or hostile',
    files: [
      'services/webhooks/src/sending/failed-delivery.db.test.ts',
      'services/webhooks/src/sending/hostile-endpoints.db.test.ts',
      'services/webhooks/src/sending/concurrent-senders.db.test.ts',
    ],
  },
  {
    title: 'A client sends what it should not, or too much',
    files: [
      'gateway/src/http/server/http-server.test.ts',
      'gateway/src/http/any-request.db.test.ts',
      'gateway/src/http/checks/take-place.db.test.ts',
      'gateway/src/http/bodies/unfinished-bodies.db.test.ts',
      'test/contract/fuzz.test.ts',
    ],
  },
  {
    title: 'A caller tries to reach what belongs to another',
    files: [
      'test/contract/route-table.test.ts',
      'services/webhooks/src/sending/isolation.db.test.ts',
      'packages/events/src/broker-access.db.test.ts',
    ],
  },
];

/** The beginnings of titles of tests and blocks in these files that are not about a fault. */
export const OTHER_TESTS: readonly string[] = [
  'the doctor',
  'both apply',
  'both show',
  'the limit of a key',
  'invalid HTTP gets the mode',
  'an idle connection',
  'a kept connection',
  'a port in use',
  'a closing server',
  'the published document',
  'every list accepts',
  'is not affected',
  '… receives the events',
  '… watches',
  'the relay of',
  'credentials never appear',
  'a restart without',
  'publishing again',
];
