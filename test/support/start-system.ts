import { startSystem } from '@storefront/local-system';
import { containersWanted } from './containers-wanted.ts';
import { running } from './running.ts';

/** Jest's set-up of the whole-system tests: every server and process once for the run, on free ports, without the demo store. */
export default async function startTheSystem(): Promise<void> {
  const system = await startSystem({
    ephemeral: true,
    containers: await containersWanted(process.env),
  });
  running(globalThis).system = system;
  process.env.TEST_SYSTEM = JSON.stringify({ baseUrl: system.baseUrl, env: system.env, postgresUrl: system.urls.postgresUrl });
}
