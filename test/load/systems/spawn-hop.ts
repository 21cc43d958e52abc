import type { Processes } from '../probes/processor-time.ts';
import type { PreparedStore } from '../worlds/catalog-world.ts';
import type { World } from '../worlds/world.ts';
import { spawnBaseline } from './spawn-baseline.ts';

/** The running `hop` baseline. */
export interface Hop {
  readonly url: string;
  readonly processes: Processes;
  stop(): Promise<void>;
}

/** Starts the two processes of hop on the data of one store. */
export async function spawnHop({ system }: World, { tenantId }: PreparedStore): Promise<Hop> {
  const url = new URL(system.urls.postgresUrl);
  url.searchParams.set('options', '-c search_path=catalog,public');
  const far = await spawnBaseline('hop-catalog', { HOP_DATABASE_URL: url.href, HOP_TENANT: tenantId });
  const near = await spawnBaseline('hop', { HOP_CATALOG: far.url });
  return {
    url: near.url,
    processes: { hop: near.pid, 'hop-catalog': far.pid },
    stop: async () => {
      await near.stop();
      await far.stop();
    },
  };
}
