import { rm } from 'node:fs/promises';
import { running } from './running.ts';

/** Global teardown of the database tests. */
export default async function stopServers(): Promise<void> {
  const { backingServers, home } = running(globalThis);
  await backingServers?.stop();
  if (home !== undefined) await rm(home, { recursive: true, force: true });
}
