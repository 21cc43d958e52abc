import { type MeasuredPoint, SCALE, type Sharing, VARIATION } from './costs.ts';
import { flowsOn, SERVICES, type Service } from './flows.ts';
import type { Spread } from './random.ts';
import type { Model } from './simulate.ts';

const SPREAD: Spread = { variation: VARIATION };
/** A message within a data center and back, with its handling in the kernel; an estimate. */
const NETWORK_MS = 0.3;
/** A commit of a network disk of a cloud; an estimate. */
const CLOUD_FLUSH_MS = 2;

/** Everything on one machine, including the load generator, as the benchmark runs it. */
export function oneMachine({ cores, flow, costs, flushMs }: Pick<MeasuredPoint, 'cores' | 'flow' | 'costs' | 'flushMs'>): Model {
  const stationsOf = (process: string): readonly string[] =>
    process === 'postgres' || process === 'other' ? ['cores'] : [`${process} thread`, 'cores'];
  const { writers, ...flows } = flowsOn({ costs, scale: SCALE, stationsOf, disk: 'disk', networkMs: 0, replicasOf: () => 1 });
  return {
    stations: { cores, 'client thread': 1, ...Object.fromEntries(SERVICES.map((service) => [`${service} thread`, 1])) },
    disks: { disk: flushMs },
    writers,
    spread: SPREAD,
    flow: flows[flow],
  };
}

/** A cell: each process has a core of its own, and Postgres a machine. */
export interface Cell {
  readonly replicas: Readonly<Record<Service, number>>;
  readonly postgresCores: number;
}

/** A cell in a cluster, whose visitors are elsewhere. */
export function cluster({ replicas, postgresCores }: Cell, costs: Sharing): Model {
  const stationsOf = (process: string): readonly string[] => (process === 'client' ? [] : [process]);
  const replicasOf = (service: Service): number => replicas[service];
  const { writers, order } = flowsOn({ costs, scale: SCALE, stationsOf, disk: 'disk', networkMs: NETWORK_MS, replicasOf });
  return {
    stations: { ...replicas, postgres: postgresCores, other: replicas.gateway },
    disks: { disk: CLOUD_FLUSH_MS },
    writers,
    spread: SPREAD,
    flow: order,
  };
}

/** Multiplies the replicas and the cores of a cell. */
export const times = ({ replicas, postgresCores }: Cell, factor: number): Cell => ({
  replicas: {
    gateway: replicas.gateway * factor,
    catalog: replicas.catalog * factor,
    cart: replicas.cart * factor,
    orders: replicas.orders * factor,
    billing: replicas.billing * factor,
  },
  postgresCores: postgresCores * factor,
});

/** The smallest cell without a single process: two replicas of each service, and four cores for Postgres. */
export const SMALL: Cell = { replicas: { gateway: 2, catalog: 2, cart: 2, orders: 2, billing: 2 }, postgresCores: 4 };
