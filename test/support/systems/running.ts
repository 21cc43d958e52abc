import type { BackingServers } from '@storefront/backing-servers';
import type { System } from '@storefront/local-system';

interface Running {
  backingServers?: BackingServers;
  /** The temporary folder of the backing servers. */
  home?: string;
  system?: System;
}

/** The servers that the global setup started, stored where the global teardown finds it: the two share only the process. */
export function running(scope: typeof globalThis & { storefrontRunning?: Running }): Running {
  scope.storefrontRunning ??= {};
  return scope.storefrontRunning;
}
