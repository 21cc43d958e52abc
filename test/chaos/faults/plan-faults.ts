import type { Link } from '@storefront/local-system';
import { type Random, seededRandom } from '../random.ts';
import type { Fault, PlannedFault } from './planned-fault.ts';

const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'] as const;
/** It has no database and no clock of its own. */
const ADMIN = 'admin';
const SERVERS = ['postgres', 'nats', 'redis'] as const;

type Ends = readonly [Link['from'], Link['to']];

/** The connections that services open to servers. */
const LINKS_TO_SERVERS: readonly Ends[] = [
  ...SERVICES.flatMap((from) => [[from, 'postgres'] as const, [from, 'nats'] as const]),
  ['gateway', 'redis'],
];
/** The connections that services open to each other. A link without a peer here is never used. */
const LINKS_TO_SERVICES: readonly Ends[] = [
  ...(['catalog', 'cart', 'orders', 'billing', 'webhooks'] as const).map((to) => ['gateway', to] as const),
  ['cart', 'catalog'],
  ['orders', 'catalog'],
  ['orders', 'cart'],
  ['orders', 'billing'],
  ['webhooks', 'billing'],
];

/** The first shoppers start without a fault, and the last ones finish without one. */
const QUIET_AT_THE_START_MS = 5_000;
const QUIET_AT_THE_END_MS = 5_000;
/** Between the end of a fault and the next one. It can be shorter than a recovery, so faults overlap in their effects. */
const PAUSE_MS = { min: 1_000, max: 6_000 };

/** Which faults are possible. */
export interface Capabilities {
  /** Whether the machine allows a full disk. */
  readonly fullDisk: boolean;
  /** Whether all services run in one process. */
  readonly allInOne: boolean;
  /** Whether the system started Postgres, which can then be killed, frozen, and restarted like the other servers. */
  readonly ownPostgres: boolean;
}

/** The targets of faults. */
interface Targets {
  readonly services: readonly string[];
  /** Processes that are killed, frozen, and restarted only. */
  readonly others: readonly string[];
  readonly servers: readonly string[];
  readonly links: readonly Ends[];
}

const SEPARATE = { services: SERVICES, others: [ADMIN], links: [...LINKS_TO_SERVERS, ...LINKS_TO_SERVICES] };
const ALL_IN_ONE = { services: ['all-in-one'], others: [], links: LINKS_TO_SERVERS };

const victimOf = (random: Random, { services, others, servers }: Targets): string => random.pick([...services, ...others, ...servers]);

type Draw = (random: Random, targets: Targets) => { readonly fault: Fault; readonly forMs: number };

const between = (random: Random, min: number, max: number): number => min + random.below(max - min + 1);

const network: Draw = (random, { links }) => {
  const [from, to] = random.pick(links);
  const path = random.next() < 0.3 ? { to } : { from, to };
  const kind = random.pick(['delay', 'hold', 'hold-responses', 'reset', 'half-open'] as const);
  const weather = kind === 'delay' ? { kind, delayMs: between(random, 50, 800) } : { kind };
  return { fault: { kind: 'network', path, weather }, forMs: between(random, 2_000, 9_000) };
};

/** The kinds of faults with their weights. */
const DRAWS: readonly (readonly [weight: number, kind: Fault['kind'], draw: Draw])[] = [
  [6, 'kill', (random, targets) => ({ fault: { kind: 'kill', victim: victimOf(random, targets) }, forMs: 0 })],
  [
    5,
    'freeze',
    (random, targets) => ({ fault: { kind: 'freeze', victim: victimOf(random, targets) }, forMs: between(random, 1_000, 9_000) }),
  ],
  [4, 'restart', (random, targets) => ({ fault: { kind: 'restart', victim: victimOf(random, targets) }, forMs: 0 })],
  [8, 'network', network],
  [
    3,
    'clock',
    (random, { services }) => ({
      fault: { kind: 'clock', victim: random.pick(services), minutes: random.pick([-1, 1]) * between(random, 1, 45) },
      forMs: between(random, 5_000, 15_000),
    }),
  ],
  [1, 'full disk', (random) => ({ fault: { kind: 'full disk' }, forMs: between(random, 3_000, 8_000) })],
  [1, 'kill everything', () => ({ fault: { kind: 'kill everything' }, forMs: 0 })],
];

/** Plans the faults of a run. The same seed, duration, and capabilities give the same plan. */
export function planFaults(seed: number, minutes: number, { fullDisk, allInOne, ownPostgres }: Capabilities): readonly PlannedFault[] {
  const servers = SERVERS.filter((server) => ownPostgres || server !== 'postgres');
  const targets: Targets = { ...(allInOne ? ALL_IN_ONE : SEPARATE), servers };
  const random = seededRandom(seed);
  const endMs = minutes * 60_000 - QUIET_AT_THE_END_MS;
  const draws = DRAWS.filter(([, kind]) => fullDisk || kind !== 'full disk');
  const bag: Draw[] = [];
  const planned: PlannedFault[] = [];
  for (let atMs = QUIET_AT_THE_START_MS; ;) {
    // A bag instead of independent draws, so that even a short run has most kinds.
    if (bag.length === 0)
      bag.push(
        ...shuffled(
          random,
          draws.flatMap(([weight, , draw]) => Array.from({ length: weight }, () => draw)),
        ),
      );
    const next = bag.pop()?.(random, targets);
    if (next === undefined || atMs + next.forMs > endMs) return planned;
    planned.push({ atMs, ...next });
    atMs += next.forMs + between(random, PAUSE_MS.min, PAUSE_MS.max);
  }
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
