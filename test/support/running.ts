import type { BackingServers } from '@storefront/backing-servers';

interface Running {
  backingServers?: BackingServers;
}

/** What set-up started, kept where Jest's tear-down finds it: they share a process and nothing else. */
export const serversOf = (holder: typeof globalThis & { storefrontRunning?: Running }): Running => {
  holder.storefrontRunning ??= {};
  return holder.storefrontRunning;
};
