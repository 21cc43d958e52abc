import type { Server, ServiceError } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';

/** The health of a server: whether it serves, as `''`, and whether each resource that it names is available. */
export type Health = Readonly<Record<string, boolean>>;

/** Reads which of the named resources are available, within half a second. */
export type Resources = () => Promise<Health>;

/** The health of one server. */
export interface ServerHealth {
  /** Adds grpc.health.v1: Check and Watch report whether the server is ready, and List also its resources. */
  addToServer(server: Server): void;
  isServing(): boolean;
  list(): Promise<Health>;
  /** Ends the health for good. */
  stop(): void;
}

/** Returns the health that starts once `ready` resolves. */
export function serverHealth(ready: Promise<void> | undefined, resources: Resources = async () => ({})): ServerHealth {
  const health = new HealthImplementation({ '': ready === undefined ? 'SERVING' : 'NOT_SERVING' });
  let state: 'starting' | 'serving' | 'stopped' = ready === undefined ? 'serving' : 'starting';
  void ready?.then(() => {
    if (state === 'stopped') return;
    state = 'serving';
    health.setStatus('', 'SERVING');
  });
  const list = async (): Promise<Health> => ({ '': state === 'serving', ...(await resources()) });
  return {
    addToServer: (server) =>
      health.addToServer({
        addService: (service, implementation) =>
          server.addService(service, {
            ...implementation,
            list: (_call: unknown, respond: Respond) => void list().then((states) => respond(null, { statuses: statusesOf(states) })),
          }),
      }),
    isServing: () => state === 'serving',
    list,
    stop() {
      state = 'stopped';
      health.setStatus('', 'NOT_SERVING');
    },
  };
}

type Respond = (error: ServiceError | null, response: unknown) => void;

const statusesOf = (states: Health) =>
  Object.fromEntries(Object.entries(states).map(([name, isUp]) => [name, { status: isUp ? 'SERVING' : 'NOT_SERVING' }]));
