import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { AppError } from '@storefront/errors';
import type { InvariantCheck, LedgerEntry, OperationsServiceDefinition, OperatorToken } from '@storefront/proto/storefront/operations/v1';
import { serve } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import { createLogger } from '@storefront/telemetry';

/** The report of a service to operators. Tests change it. */
export interface Reported {
  checks: InvariantCheck[];
  consumers: { consumer: string; pending: number; unacknowledged: number }[];
  tokens: OperatorToken[];
  entries: LedgerEntry[];
  /** The hashes of the entries of the audit log. */
  audit: string[];
  /** The RPCs that fail. */
  readonly failing: Set<'CheckInvariants' | 'GetLag' | 'ListOperatorTokens' | 'ListLedger'>;
  /** Whether nothing listens at its address. */
  isDown: boolean;
}

/** A server with the operations API for each service. */
export interface OperationsServers {
  readonly reported: Record<ServiceName, Reported>;
  /** The environment of the command. */
  env(): NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Starts a server for each service. `report` returns what it reports at first. */
export async function startOperationsServers(report: (service: ServiceName) => Reported): Promise<OperationsServers> {
  const reported = Object.fromEntries(SERVICE_NAMES.map((service) => [service, report(service)])) as Record<ServiceName, Reported>;
  const servers = await Promise.all(
    SERVICE_NAMES.map(async (service) => ({ service, server: await serve({ ...OPTIONS, services: [operationsOf(reported[service])] }) })),
  );
  return {
    reported,
    env: () => ({
      XDG_CONFIG_HOME: '/nowhere',
      OPERATOR_TOKEN: TEST_TOKENS.operator,
      ...Object.fromEntries(
        servers.map(({ service, server }) => [
          `${service.toUpperCase()}_ADDRESS`,
          `127.0.0.1:${reported[service].isDown ? 1 : server.port}`,
        ]),
      ),
    }),
    close: async () => void (await Promise.all(servers.map(({ server }) => server.close()))),
  };
}

const AT = '2026-11-21T08:16:00.000Z';
const ORDER_ID = '019aa5b3-9b00-7000-8000-00000000e001';
const OPTIONS = { host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log: createLogger('test', 'silent') };

function operationsOf(reported: Reported) {
  const failIf = (rpc: typeof reported.failing extends Set<infer Rpc> ? Rpc : never): void => {
    if (reported.failing.has(rpc)) throw new AppError('internal_error', `${rpc} failed`);
  };
  return implementPartly<OperationsServiceDefinition>(
    'storefront.operations.v1.OperationsService',
    {
      async CheckInvariants() {
        failIf('CheckInvariants');
        return { checks: reported.checks };
      },
      async GetLag() {
        failIf('GetLag');
        return { outboxPending: 0, consumers: reported.consumers, deliveriesDue: 0 };
      },
      async ListOperatorTokens() {
        failIf('ListOperatorTokens');
        return { tokens: reported.tokens };
      },
      async VerifyAudit({ earlierPosition }: { earlierPosition?: number | string }) {
        const { length } = reported.audit;
        return {
          position: length,
          hash: reported.audit.at(-1) ?? '',
          earlierHash: reported.audit[Number(earlierPosition ?? 0) - 1],
          violationCount: 0,
        };
      },
      /** Returns the request as an entry, so that a test sees what was asked for. */
      async ListAuditEntries({ tenantId, operator }: { tenantId?: string; operator?: string }) {
        const entry = {
          at: AT,
          action: 'storefront.orders.v1.OrdersService/ShipOrder',
          outcome: 'ok',
          requestId: 'r',
          position: 1,
          details: '{}',
          before: '{}',
          after: '{}',
        };
        return { entries: [{ ...entry, operator: operator ?? 'ann', objectId: ORDER_ID, tenantId }] };
      },
      async *ListLedger({ kind }: { kind: string }) {
        failIf('ListLedger');
        yield* reported.entries.filter((entry) => entry.kind === kind);
      },
      async FindLedgerEntries({ kind, by, keys }: { kind: string; by: string; keys: { id: string }[] }) {
        const ids = new Set(keys.map(({ id }) => id));
        const isAsked = (entry: LedgerEntry) => entry.kind === kind && ids.has(entry[`${by as 'order'}Id`] ?? '');
        return { entries: reported.entries.filter(isAsked) };
      },
    },
    { callers: ['operator'] },
  );
}
