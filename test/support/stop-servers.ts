import { running } from './running.ts';

export default async function stopServers(): Promise<void> {
  await running(globalThis).backingServers?.stop();
}
