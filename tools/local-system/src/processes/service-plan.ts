import type { ServiceName } from '@storefront/access';
import { SERVICES, type Service } from './services.ts';

/** A process to run: a service or one of its replicas. */
export type PlannedProcess = {
  readonly name: string;
  readonly service: Service;
  /** The number of the replica, from 1. */
  readonly replica: number;
  readonly grpcPort: number;
  /** The port of the Prometheus endpoint, if metrics are served. */
  readonly metricsPort?: number;
};

/** Returns the processes for this many replicas per service, named `catalog`, or `catalog-1` and `catalog-2`. */
export function planProcesses(replicas: number, ports: readonly number[]): readonly PlannedProcess[] {
  const names = SERVICES.flatMap((service) =>
    Array.from({ length: replicas }, (_, index) => ({
      service,
      replica: index + 1,
      name: replicas === 1 ? service.name : `${service.name}-${index + 1}`,
    })),
  );
  return names.map((named, index) => {
    const grpcPort = ports[index];
    if (grpcPort === undefined) throw new Error('planProcesses needs one port per process');
    return { ...named, grpcPort };
  });
}

/** Groups processes by their replica, for replicas that run in one process. */
export const replicasOf = <T extends { readonly planned: PlannedProcess }>(routed: readonly T[]): readonly (readonly T[])[] => [
  ...Map.groupBy(routed, ({ planned }) => planned.replica).values(),
];

/** Returns the gRPC addresses of each service, with replicas separated by commas. */
export function addressesOf(plan: readonly PlannedProcess[]): Readonly<Record<ServiceName, string>> {
  const of = (name: ServiceName): string =>
    plan
      .filter(({ service }) => service.name === name)
      .map(({ grpcPort }) => `127.0.0.1:${grpcPort}`)
      .join(',');
  return {
    gateway: of('gateway'),
    catalog: of('catalog'),
    cart: of('cart'),
    orders: of('orders'),
    billing: of('billing'),
    webhooks: of('webhooks'),
  };
}
