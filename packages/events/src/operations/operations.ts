import { AUDIT_RULE } from '@storefront/access/audit';
import type { Scope } from '@storefront/contract';
import { checkInvariants, type InvariantResult, type InvariantRule } from '@storefront/db';
import { AppError, invalid } from '@storefront/errors';
import type {
  FindLedgerEntriesRequest__Output,
  InvariantCheck,
  OperationsServiceDefinition,
} from '@storefront/proto/storefront/operations/v1';
import { asTime, type ImplementedService, implement } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { Bus, BusLink } from '../bus.ts';
import { consumerLag } from '../consume/consumer-lag.ts';
import { type DeadLetter, listDeadLetters } from '../consume/dead-letters.ts';
import { checkBus, eventInvariants } from '../invariants.ts';
import { checkLostEvents } from '../publish/check-lost-events.ts';
import { countUnpublished } from '../publish/outbox.ts';
import { republishSince } from '../publish/republish-since.ts';
import { type Ledger, type LedgerField, streamEntries } from './ledger.ts';
import { operatorHandlers } from './operator-handlers.ts';

/** The dependencies of the operations API. */
export interface OperationsOptions<Database> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly service: string;
  /** The pool of `connectForChecks`: a long scan takes no connection from requests. */
  readonly checks: Kysely<Database>;
  /** The service's rules; those of the event tables are added. */
  readonly invariants?: readonly InvariantRule[];
  /** Set only by the webhooks service. */
  readonly deliveriesDue?: () => Promise<number>;
  /** The service's ledgers, which read through the pool for checks. */
  readonly ledgers?: readonly Ledger[];
}

/** The operations API of every service: event lag, dead letters, invariants, ledgers, operators, and the audit log. Pass it to serve(). */
export function operations<Database>({
  db,
  bus,
  checks,
  invariants = [],
  deliveriesDue,
  ledgers = [],
}: OperationsOptions<Database>): ImplementedService {
  return implement<OperationsServiceDefinition>(
    'storefront.operations.v1.OperationsService',
    {
      ...operatorHandlers(db, checks),
      async GetLag() {
        const consumers = await Promise.all([...bus.consumers.keys()].map((name) => consumerLag(linkOf(bus), name)));
        return { outboxPending: await countUnpublished(db), consumers, deliveriesDue: (await deliveriesDue?.()) ?? 0 };
      },
      async ListDeadLetters() {
        return { deadLetters: (await listDeadLetters(db)).map(toProto) };
      },
      async RedriveDeadLetters({ eventId }: { eventId?: string }) {
        let redriven = 0;
        for (const letter of await listDeadLetters(db, eventId)) {
          if (await bus.consumers.get(letter.consumer)?.redrive(letter)) redriven += 1;
        }
        return { redriven };
      },
      async RepublishEvents({ since }: { since: string }) {
        return { republished: await republishSince(db, since) };
      },
      async CheckInvariants({ changedSince }: { changedSince?: string }) {
        const results = await checkInvariants(checks, [...eventInvariants, AUDIT_RULE, ...invariants], { since: timeOf(changedSince) });
        return { checks: [checkBus(bus), await checkLostEvents(checks, bus), ...results].map(toCheck) };
      },
      ListLedger: ({ kind, changedSince }: { kind: string; changedSince?: string }) =>
        streamEntries(ledgerOf(ledgers, kind), timeOf(changedSince)),
      async FindLedgerEntries({ kind, by, keys }: FindLedgerEntriesRequest__Output) {
        if (keys.length > KEYS_MAX) throw invalid('keys', `must have at most ${KEYS_MAX} entries`);
        const scoped = keys.map((key) => ({ ...key, mode: key.mode as Scope['mode'] }));
        return { entries: [...(await ledgerOf(ledgers, kind).find(by as LedgerField, scoped))] };
      },
    },
    { callers: ['operator'] },
  );
}

/** The page size of a ledger. */
const KEYS_MAX = 1_000;

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : asTime('changed_since', text, 'start'));

function ledgerOf(ledgers: readonly Ledger[], kind: string): Ledger {
  const ledger = ledgers.find((each) => each.kind === kind);
  if (ledger === undefined) throw invalid('kind', 'is not a ledger of this service');
  return ledger;
}

const toCheck = ({ name, description, violations }: InvariantResult): InvariantCheck => ({
  name,
  description,
  violationCount: violations.count,
  violationIds: [...violations.ids],
});

function linkOf(bus: Bus): BusLink {
  const link = bus.link();
  if (link === undefined) throw new AppError('service_unavailable', 'NATS is unavailable.', { reason: 'bus_unavailable' });
  return link;
}

const toProto = ({ eventId, consumer, type, reason, deadLetteredAt }: DeadLetter) => ({
  eventId,
  consumer,
  type,
  reason,
  deadLetteredAt: deadLetteredAt.toISOString(),
});
