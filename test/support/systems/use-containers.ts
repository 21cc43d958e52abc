import { hasContainerEngine } from '@storefront/backing-servers';

/** Reports whether this run should use containers. Throws if they were requested and no engine is available. */
export async function useContainers(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env.STOREFRONT_CONTAINERS !== '1') return false;
  if (await hasContainerEngine()) return true;
  throw new Error('test:containers needs a running Docker engine');
}
