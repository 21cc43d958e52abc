import { serversOf } from './running.ts';

export default async function stopServers(): Promise<void> {
  await serversOf(globalThis).backingServers?.stop();
}
