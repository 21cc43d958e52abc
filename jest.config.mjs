const shared = {
  rootDir: import.meta.dirname,
  transform: {},
  testRunner: '<rootDir>/test/support/jest/native-runner.mjs',
  testEnvironment: 'node',
  modulePathIgnorePatterns: [
    '<rootDir>/.storefront',
    '<rootDir>/examples',
    '<rootDir>/packages/[^/]+/dist/',
    '<rootDir>/test/load/rivals/.*/node_modules',
  ],
};

/** Needs Docker and its images. */
const CONTAINERS = '/containers.db.test.ts';

/** pure: no I/O. db: real Postgres, NATS, and Redis. system: the whole system over HTTP. guides: the commands of the README and the guides, on npm start. chaos, release, restore, containers, clients, and starter: tests of several minutes, run separately. */
export default {
  reporters: [
    'default',
    '<rootDir>/test/support/jest/progress-reporter.mjs',
    '<rootDir>/test/statements/statements-reporter.ts',
    '<rootDir>/test/support/jest/summary-reporter.mjs',
  ],
  // Tests of outages and timeouts mostly wait, so three workers keep two cores busy.
  maxWorkers: 3,
  // Data that test files leave behind stays in the memory of a worker, which is replaced when it exceeds this.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.db\\.test\\.ts$',
        '<rootDir>/test/(?!(?:check-all|citus|cluster|docs|load|model|mutants|neighbors|statements|support|upgrade|chaos/\\w[\\w-]*)/)',
      ],
    },
    {
      ...shared,
      displayName: 'db',
      testMatch: ['**/*.db.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', CONTAINERS],
      globalSetup: '<rootDir>/test/support/systems/start-servers.ts',
      globalTeardown: '<rootDir>/test/support/systems/stop-servers.ts',
    },
    {
      ...shared,
      displayName: 'system',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/test/(bruno|chaos|check-all|citus|cluster|containers|docs|generated-clients|guides|load|model|mutants|neighbors|release|restore|starter|statements|support|upgrade)/',
      ],
      globalSetup: '<rootDir>/test/support/systems/start-system.ts',
      globalTeardown: '<rootDir>/test/support/systems/stop-system.ts',
    },
    { ...shared, displayName: 'guides', testMatch: ['<rootDir>/test/guides/*.test.ts'] },
    { ...shared, displayName: 'chaos', testMatch: ['<rootDir>/test/chaos/*.test.ts'] },
    { ...shared, displayName: 'release', testMatch: ['<rootDir>/test/release/**/*.test.ts'] },
    { ...shared, displayName: 'restore', testMatch: ['<rootDir>/test/restore/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'clients',
      testMatch: ['<rootDir>/test/{bruno,generated-clients}/*.test.ts'],
      globalSetup: '<rootDir>/test/support/systems/start-system.ts',
      globalTeardown: '<rootDir>/test/support/systems/stop-system.ts',
    },
    {
      ...shared,
      displayName: 'starter',
      testMatch: ['<rootDir>/test/starter/*.test.ts'],
      globalSetup: '<rootDir>/test/support/systems/start-system.ts',
      globalTeardown: '<rootDir>/test/support/systems/stop-system.ts',
    },
    {
      ...shared,
      displayName: 'containers',
      testMatch: ['<rootDir>/test/containers/**/*.test.ts', `**/*${CONTAINERS}`],
      globalSetup: '<rootDir>/test/containers/build-images.ts',
    },
  ],
};
