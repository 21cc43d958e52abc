/**
 * The stores module: stores with their settings in each mode, API keys, and the clock and faults of sandboxes. It has a schema of its own, the operator RPCs of
 * `StoresAdminService`, and the layers of a service. The rest of the gateway imports nothing of it but what is exported here.
 */
export { advanceClock, type ShownClock, showClock } from './sandbox/advance-clock.ts';
export { completeMoves } from './sandbox/complete-moves.ts';
export { addFault, clearFaults, type ShownFault, showFault } from './sandbox/faults.ts';
export { asStore, onceForStore } from './sandbox/own-keys.ts';
export type { SandboxDeps } from './sandbox/sandbox-deps.ts';
export { storesAdminService } from './handlers/stores-admin-service.ts';
export { AUDITED } from './store/audited.ts';
export { deleteDeadInstances, deleteInstance, recordHeartbeat } from './store/gateway-instances.ts';
export { findActiveKey, isOriginAllowed, listActiveKeys } from './store/keys.ts';
export { claimFault, listFaults } from './store/sandbox-faults.ts';
export type { GatewayDatabase } from './store/schema.ts';
