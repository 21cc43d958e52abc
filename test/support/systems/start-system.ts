import { startRecording } from '../../statements/recording.ts';
import { running } from './running.ts';
import { startTestSystem } from './start-test-system.ts';
import { useContainers } from './use-containers.ts';

/** Global setup of the system tests: starts every server and process once, on free ports and without the demo store. */
export default async function startTheSystem(): Promise<void> {
  startRecording();
  const system = await startTestSystem({
    ephemeral: true,
    log: (line) => process.stderr.write(`System tests: ${line}\n`),
    containers: await useContainers(process.env),
    image: process.env.STOREFRONT_IMAGE,
    allInOne: process.env.STOREFRONT_ALL_IN_ONE === '1',
    adminPort: 0,
  });
  running(globalThis).system = system;
  const { adminUrl, baseUrl, env, tokens, urls } = system;
  process.env.TEST_SYSTEM = JSON.stringify({ adminUrl, baseUrl, env, tokens, postgresUrl: urls.postgresUrl, natsUrl: urls.natsUrl });
}
