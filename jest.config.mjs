const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/jest-transform.mjs' },
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/.storefront'],
};

/** pure: no I/O. db: a real Postgres and NATS. system: the whole system over HTTP. chaos: minutes of killing it, by its own command. */
export default {
  reporters: ['default', '<rootDir>/test/support/closing-line.mjs'],
  maxWorkers: 2,
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$', '<rootDir>/test/(?!docs/)'],
    },
    {
      ...shared,
      displayName: 'db',
      testMatch: ['**/*.db.test.ts'],
      globalSetup: '<rootDir>/test/support/start-servers.ts',
      globalTeardown: '<rootDir>/test/support/stop-servers.ts',
    },
    {
      ...shared,
      displayName: 'system',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(chaos|docs|model)/'],
      globalSetup: '<rootDir>/test/support/start-system.ts',
      globalTeardown: '<rootDir>/test/support/stop-system.ts',
    },
    { ...shared, displayName: 'chaos', testMatch: ['<rootDir>/test/chaos/**/*.test.ts'] },
  ],
};
