export type { BackingServerName, BackingServers, LocalServer, ServerExit } from './backing-server.ts';
export { BackingServerUnavailable } from './backing-server-unavailable.ts';
export { deleteContainerData, hasContainerEngine } from './container-data.ts';
export { freePort, isFreePort } from './process/free-port.ts';
export { reservePort } from './process/reserve-port.ts';
export { HomeInUse, lockHome, type ServerRecords, stopLeftoverServers } from './process/server-records.ts';
export { spawnLogged, untilReady } from './process/spawn-logged.ts';
export { startWatchdog, type Watchdog } from './process/watchdog.ts';
export { startBackingServers } from './start-backing-servers.ts';
