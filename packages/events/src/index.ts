export { appendEvent, appendEvents, type NewEvent } from './append-event.ts';
export { type Bus, type BusLink, type BusOptions, connectBus } from './bus.ts';
export { type ConsumeOptions, type Consumption, consume, type EventHandler } from './consume.ts';
export type { DomainEvent, EventScope } from './domain-event.ts';
export { type OperationsOptions, operations } from './operations.ts';
export { type Relay, type RelayOptions, startRelay } from './relay.ts';
export type { EventTables } from './tables.ts';
export { type WakeSignal, wakeSignal } from './wake-signal.ts';
export { type WatchOptions, watch } from './watch.ts';
