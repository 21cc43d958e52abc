export { type Bus, type BusLink, type BusOptions, connectBus } from './bus.ts';
export { type ConsumeOptions, type Consumption, consume, type EventBatch, type EventHandler } from './consume/consume.ts';
export { type WatchOptions, watch } from './consume/watch.ts';
export { aggregateOf, type DomainEvent } from './event/domain-event.ts';
export { eventSweeps } from './event-sweeps.ts';
export type { Ledger } from './operations/ledger.ts';
export { type OperationsOptions, operations } from './operations/operations.ts';
export { requestEvents } from './operations/request-events.ts';
export {
  appendEvent,
  appendEvents,
  currentCause,
  type EventCause,
  type EventStatements,
  eventStatements,
  type NewEvent,
} from './publish/append-event.ts';
export { type Relay, type RelayOptions, startRelay } from './publish/relay.ts';
export { type WakeSignal, wakeSignal } from './publish/wake-signal.ts';
export { openService, type ServiceBase, type ServiceParts, type ServiceSpec } from './service/open-service.ts';
export { type TableLedger, tableLedger } from './table-ledger.ts';
export type { EventTables } from './tables.ts';
