import { running } from './running.ts';

export default async function stopTheSystem(): Promise<void> {
  await running(globalThis).system?.stop();
}
