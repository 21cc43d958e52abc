import { hasContainerEngine } from '@storefront/backing-servers';

/** Whether this run is to use containers. A run that asked for them and finds no engine is a failure, not a run on something else. */
export async function containersWanted(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env.STOREFRONT_CONTAINERS !== '1') return false;
  if (await hasContainerEngine()) return true;
  throw new Error('test:containers needs a Docker engine, and none answers');
}
