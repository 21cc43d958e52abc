import { FITTED } from './costs.ts';
import { flowsOn, SERVICES, type Service } from './flows.ts';
import type { Spread } from './random.ts';
import type { Model } from './simulate.ts';

const SPREAD: Spread = { variation: FITTED.variation };
/** A message within a data center and back, with its handling in the kernel; an estimate. */
const NETWORK_MS = 0.3;
/** A commit of a network disk of a cloud; an estimate. */
const CLOUD_FLUSH_MS = 2;

/** Everything on one machine, including the load generator, as the benchmark runs it. */
export function oneMachine(cores: number, flow: 'order' | 'cart'): Model {
  const stationsOf = (process: string): readonly string[] =>
    process === 'postgres' || process === 'other' ? ['cores'] : [`${process} thread`, 'cores'];
  return {
    stations: { cores, 'client thread': 1, ...Object.fromEntries(SERVICES.map((service) => [`${service} thread`, 1])) },
    disks: { disk: FITTED.flushMs },
    spread: SPREAD,
    flow: flowsOn({ scale: FITTED.scale, stationsOf, disk: 'disk', networkMs: 0 })[flow],
  };
}

/** A cell: each process has a core of its own, and Postgres a machine. */
export interface Cell {
  readonly replicas: Readonly<Record<Service, number>>;
  readonly postgresCores: number;
}

/** A cell in a cluster, whose visitors are elsewhere. */
export function cluster({ replicas, postgresCores }: Cell): Model {
  const stationsOf = (process: string): readonly string[] => (process === 'client' ? [] : [process]);
  return {
    stations: { ...replicas, postgres: postgresCores, other: replicas.gateway },
    disks: { disk: CLOUD_FLUSH_MS },
    spread: SPREAD,
    flow: flowsOn({ scale: FITTED.scale, stationsOf, disk: 'disk', networkMs: NETWORK_MS }).order,
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
