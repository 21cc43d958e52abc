import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalServer } from '../backing-server.ts';
import { freePort, isFreePort } from './free-port.ts';
import type { Guard } from './guard.ts';
import type { ServerRecipe } from './server-recipe.ts';
import type { ServerRecords } from './server-records.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

/** A local server and the way to end it, which only its launcher has. */
export type StoppableServer = LocalServer & { readonly port: number; stop(): Promise<void> };

/** Another program may take the port between our look and the server's bind; that it happens three times running is no accident. */
const START_ATTEMPTS_MAX = 3;

/** How long a restart waits for what a killed server leaves for a moment: its port, the shared memory of Postgres' children. */
const RESTART_WITHIN_MS = 15_000;

/** Starts a server on the port it had last time, or on another if that is taken. */
export async function startLocalServer(recipe: ServerRecipe, records: ServerRecords, guard: Guard): Promise<StoppableServer> {
  const { port, spawned } = await firstStart(recipe, records.of(recipe.name)?.port, guard);
  await records.save(recipe.name, port, spawned.pid);
  let current = spawned;

  return {
    name: recipe.name,
    port,
    address: `127.0.0.1:${port}`,
    dataDir: recipe.dataDir,
    get pid() {
      return current.pid;
    },
    get exited() {
      return current.exited;
    },
    async restart() {
      await current.stop();
      current = await startAgain(recipe, port, guard);
      await records.save(recipe.name, port, current.pid);
    },
    stop: () => current.stop(),
  };
}

async function firstStart(
  recipe: ServerRecipe,
  preferred: number | undefined,
  guard: Guard,
): Promise<{ port: number; spawned: SpawnedServer }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(preferred);
    try {
      return { port, spawned: await spawnServer(recipe, port, guard) };
    } catch (error) {
      // A server that ended on a port that is still free has another trouble than its port.
      if (attempt === START_ATTEMPTS_MAX || (await isFreePort(port))) throw error;
    }
  }
}

async function startAgain(recipe: ServerRecipe, port: number, guard: Guard): Promise<SpawnedServer> {
  const deadline = Date.now() + RESTART_WITHIN_MS;
  for (;;) {
    try {
      return await spawnServer(recipe, port, guard);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}
