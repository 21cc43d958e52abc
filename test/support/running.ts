import type { BackingServers } from '@storefront/backing-servers';
import type { System } from '@storefront/local-system';

interface Running {
  backingServers?: BackingServers;
  /** The folder that was made for them. */
  home?: string;
  system?: System;
}

/** What set-up started, kept where Jest's tear-down finds it: they share a process and nothing else. */
export function running(holder: typeof globalThis & { storefrontRunning?: Running }): Running {
  holder.storefrontRunning ??= {};
  return holder.storefrontRunning;
}
