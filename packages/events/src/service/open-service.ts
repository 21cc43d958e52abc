import { isRecorded, type ServiceName } from '@storefront/access';
import type { AuditedRpcs } from '@storefront/access/audit';
import { createOperators } from '@storefront/access/operators';
import { SERVICE_SECRETS, type ServiceConfig, startupSummary } from '@storefront/config';
import {
  awaitSchema,
  type ConnectOptions,
  connect,
  connectForChecks,
  type DatabaseClock,
  databaseHealth,
  type SchemaReadiness,
  type Scope,
  startDatabaseClock,
} from '@storefront/db';
import { type LeaseOwnerOptions, startLeaseOwner } from '@storefront/lease-owners';
import { type Activity, createActivity, type Lifecycle, type Sweep, serveHealth, startSweeps } from '@storefront/lifecycle';
import { type Health, type ImplementedService, type RpcServer, type ServeOptions, serve } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import { type Bus, connectBus } from '../bus.ts';
import { type ConsumeOptions, consume } from '../consume/consume.ts';
import { type OperationsOptions, operations } from '../operations/operations.ts';
import { AUDITED_OPERATIONS } from '../operations/operator-handlers.ts';
import { startRelay } from '../publish/relay.ts';
import { observeCertificates } from './observe-certificates.ts';

/** The options of a service's base. */
export interface ServiceSpec<Database> {
  readonly name: ServiceName;
  readonly config: ServiceConfig;
  /** The keys of its configuration that the startup line must not show, besides those of every service. */
  readonly secrets?: readonly string[];
  readonly migrations: URL;
  readonly prepared?: ConnectOptions['prepared'];
  /** Set if the service appends events. */
  readonly publishes: boolean;
  /** Set if the processes of the service lease work to each other. */
  readonly leases?: Pick<LeaseOwnerOptions<Database>, 'release'>;
}

/** The work that runs on the base. */
export interface ServiceParts<Database, Type extends string> {
  readonly consume?: Omit<ConsumeOptions<Database, Type>, 'db' | 'bus' | 'consumer' | 'log'>;
  readonly sweeps: readonly Sweep[];
  /** The RPCs of the service. Those of the operations API are added. */
  readonly services: readonly ImplementedService[];
  /** How the calls of operators are recorded. */
  readonly audited?: AuditedRpcs;
  readonly operations?: Pick<OperationsOptions<Database>, 'invariants' | 'ledgers' | 'deliveriesDue'>;
  readonly storeClock?: ServeOptions['storeClock'];
  /** Resolves when the process can do its work, besides that of its schema. Until then, it reports that it is not ready. */
  readonly ready?: Promise<void>;
  /** An additional condition for the process to report on its internal port that it is ready. */
  readonly isReady?: () => boolean;
}

/** The resources that every service has. */
export interface ServiceBase<Database> {
  readonly db: Kysely<Database>;
  /** A small pool for checks. */
  readonly checks: Kysely<Database>;
  readonly schema: SchemaReadiness;
  readonly bus: Bus;
  readonly clock: DatabaseClock;
  readonly activity: Activity;
  /** Publishes the events of a commit at once. */
  readonly afterCommit: () => void;
  /** Identifies this process in the leases that it takes; empty for a service without leases. */
  readonly owner: string;
  /** Reads whether the database and NATS are available. */
  readonly resources: () => Promise<Health>;
  /** Sets what is called when the leases of a dead process were released. Until then, their work is found by polling. */
  onReleased(takeOver: () => void): void;
  /** Starts to consume, to sweep, and to serve, in this order. */
  run<Type extends string = never>(parts: ServiceParts<Database, Type>): Promise<RpcServer>;
}

/**
 * Opens the resources that every service has, in the order in which they depend on each other. They are closed in reverse order, after what the service itself opens
 * and runs: gRPC drains, sweeps and the consumer stop, then the relay, NATS, the pools, and last the health on the internal port.
 */
export async function openService<Database>(
  { log, onClose }: Lifecycle,
  { name, config, secrets = [], migrations, prepared = false, publishes, leases }: ServiceSpec<Database>,
): Promise<ServiceBase<Database>> {
  log.info(startupSummary({ ...config }, [...SERVICE_SECRETS, ...secrets]), 'configured');
  let isReady = (): boolean => false;
  if (config.internalPort !== undefined) {
    const health = await serveHealth(config.grpcHost, config.internalPort, () => isReady());
    onClose('health', health.close);
  }
  const { databaseUrl: url, databasePooler: pooler, databasePoolMax: poolMax } = config;
  const { db, close } = connect<Database>({ url, name, pooler, poolMax, prepared });
  onClose('database', close);
  const checks = connectForChecks<Database>({ url, name, pooler });
  onClose('database of checks', checks.close);
  const schema = awaitSchema({ db, name, migrations, log });
  onClose('schema', schema.close);
  const activity = createActivity();
  let takeOver = (): void => undefined;
  const owner = leases && startLeaseOwner({ db, url, name, pooler, log, ...leases, onReleased: () => takeOver() });
  if (owner !== undefined) onClose('lease owner', owner.close);
  const bus = await connectBus({ ...config.nats, name, log });
  onClose('bus', bus.close);
  const relay = publishes ? startRelay({ db, bus, service: name, log, rest: pooler ? undefined : { url, activity } }) : undefined;
  if (relay !== undefined) onClose('relay', relay.close);
  const clock = await startDatabaseClock(db);
  onClose('clock', clock.close);
  const afterCommit = relay?.wake ?? (() => undefined);
  onClose('certificates', observeCertificates({ grpc: config.tls?.certFile, nats: config.nats.certFile }));
  const isAvailable = databaseHealth(db);
  const resources = async (): Promise<Health> => ({ database: await isAvailable(), events: bus.link() !== undefined });

  return {
    db,
    checks: checks.db,
    schema,
    bus,
    clock,
    activity,
    afterCommit,
    owner: owner?.id ?? '',
    resources,
    onReleased(listener) {
      takeOver = listener;
    },
    async run({
      consume: consuming,
      sweeps,
      services,
      audited: recorded,
      operations: own,
      storeClock,
      ready,
      isReady: isOpen = () => true,
    }) {
      if (consuming !== undefined) {
        const handled = consuming.afterCommit ?? afterCommit;
        const noteHandled = (scope: Scope): void => {
          activity.note();
          handled(scope);
        };
        onClose('consumer', consume({ ...consuming, db, bus, consumer: name, log, afterCommit: noteHandled }).close);
      }
      onClose('sweeps', startSweeps(sweeps, log, activity).close);
      const served = [...services, operations({ ...own, db, bus, service: name, checks: checks.db })];
      const audited = { ...AUDITED_OPERATIONS, ...recorded };
      requireAudited(served, audited);
      const server = await serve({
        name,
        host: config.grpcHost,
        port: config.grpcPort,
        acceptedTokens: config.acceptedTokens,
        tls: config.tls,
        reflection: config.reflection,
        log,
        ready: Promise.all([schema.ready, ready]).then(() => undefined),
        resources,
        onWork: activity.note,
        ...(storeClock === undefined ? {} : { storeClock }),
        operators: createOperators(db, audited),
        services: served,
      });
      onClose('grpc', server.close);
      isReady = () => server.isServing() && isOpen();
      return server;
    },
  };
}

/** Throws if operators could change something without an entry in the audit log. */
function requireAudited(services: readonly ImplementedService[], audited: AuditedRpcs): void {
  for (const { definition, callersOf } of services) {
    for (const [rpc, { path }] of Object.entries(definition)) {
      if (callersOf(rpc).includes('operator') && isRecorded(path) && !(path in audited)) throw new Error(`${path} is not audited`);
    }
  }
}
