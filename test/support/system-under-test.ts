/** The running system that set-up started, as the tests reach it. */
export interface SystemUnderTest {
  readonly baseUrl: string;
  /** What the `storefront` command reads: addresses and the service credential. */
  readonly env: Readonly<Record<string, string>>;
  /** As the superuser: for what no API can do, as to break something. */
  readonly postgresUrl: string;
}

export function systemUnderTest(): SystemUnderTest {
  const text = process.env.TEST_SYSTEM;
  if (text === undefined) throw new Error('TEST_SYSTEM is not set: run this test in the jest project `system`');
  return JSON.parse(text) as SystemUnderTest;
}
