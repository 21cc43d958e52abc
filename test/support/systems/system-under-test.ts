import type { PeerName } from '@storefront/access';

/** The system that the global setup started. */
export interface SystemUnderTest {
  readonly baseUrl: string;
  /** The address of the Admin API. */
  readonly adminUrl: string;
  /** The environment of the `storefront` command: addresses and the operator's token. */
  readonly env: Readonly<Record<string, string>>;
  /** The superuser's URL, for what no API can do, such as breaking an invariant. */
  readonly postgresUrl: string;
  /** As an administrator. */
  readonly natsUrl: string;
  /** The tokens of all peers. */
  readonly tokens: Readonly<Record<PeerName, string>>;
}

/** Returns the system that the global setup started. */
export function systemUnderTest(): SystemUnderTest {
  const text = process.env.TEST_SYSTEM;
  if (text === undefined) throw new Error('TEST_SYSTEM is not set: run this test in the jest project `system`');
  return JSON.parse(text) as SystemUnderTest;
}
