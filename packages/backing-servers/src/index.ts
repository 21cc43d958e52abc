export type { BackingServerName, BackingServers, LocalServer, ServerExit } from './backing-server.ts';
export { BackingServerUnavailable } from './backing-server-unavailable.ts';
export { hasContainerEngine } from './containers.ts';
export { freePort, isFreePort } from './process/free-port.ts';
export { type Guard, startGuard } from './process/guard.ts';
export { HomeInUse, vacateHome } from './process/server-records.ts';
export { type BackingServersOptions, startBackingServers } from './start-backing-servers.ts';
