import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { AppError, isAppError, notFound } from '@storefront/errors';
import type {
  IssueOperatorTokenRequest,
  OperationsServiceDefinition,
  OperatorToken__Output,
} from '@storefront/proto/storefront/operations/v1';
import type { Caller } from './caller.ts';
import type { Client } from './create-client.ts';

/** Returns the client of the operations API of a service. Each service stores and verifies the tokens of operators itself. */
export type OperationsOf = (service: ServiceName) => Client<OperationsServiceDefinition, 'ListLedger'>;

/** A token as the services know it. It is revoked if each service that knows it has revoked it. */
export interface KnownToken extends OperatorToken__Output {
  /** The services that know it. */
  readonly services: readonly ServiceName[];
  /** The services that accept it. */
  readonly acceptedBy: readonly ServiceName[];
  /** Whether the services know the same of it. */
  readonly isSame: boolean;
}

/** The tokens of the services that respond, and the errors of those that do not. */
export interface FoundTokens {
  readonly tokens: readonly KnownToken[];
  readonly failures: ReadonlyMap<ServiceName, unknown>;
}

/** Returns the tokens of all services, newest first, those of one store if `tenantId` is given. Throws if a service does not respond. */
export async function knownTokens(
  operationsOf: OperationsOf,
  tenantId: string | undefined,
  caller: Caller,
): Promise<readonly KnownToken[]> {
  const { tokens, failures } = await findTokens(operationsOf, tenantId, caller);
  for (const failure of failures.values()) throw failure;
  return tokens;
}

/** Like `knownTokens`, but does without the services that do not respond. */
export async function findTokens(operationsOf: OperationsOf, tenantId: string | undefined, caller: Caller): Promise<FoundTokens> {
  const failures = new Map<ServiceName, unknown>();
  const lists = await Promise.all(
    SERVICE_NAMES.map(async (service) => {
      try {
        const { tokens } = await operationsOf(service).listOperatorTokens({ tenantId }, caller);
        return tokens.map((token) => ({ service, token }));
      } catch (error) {
        failures.set(service, error);
        return [];
      }
    }),
  );
  const byId = Map.groupBy(lists.flat(), ({ token }) => token.tokenId);
  return { tokens: [...byId.values()].map(toKnown).sort((a, b) => b.createdAt.localeCompare(a.createdAt)), failures };
}

function toKnown(copies: readonly { readonly service: ServiceName; readonly token: OperatorToken__Output }[]): KnownToken {
  const [first] = copies;
  if (first === undefined) throw new Error('a token is known to no service');
  const accepting = copies.filter(({ token }) => token.revokedAt === undefined);
  const lastUsedAt = copies
    .flatMap(({ token }) => token.lastUsedAt ?? [])
    .sort()
    .at(-1);
  return {
    ...first.token,
    ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
    revokedAt: accepting.length > 0 ? undefined : first.token.revokedAt,
    services: copies.map(({ service }) => service),
    acceptedBy: accepting.map(({ service }) => service),
    isSame: new Set(copies.map(({ token }) => identityOf(token))).size === 1,
  };
}

const identityOf = ({ name, hint, scopes, tenantId, expiresAt }: OperatorToken__Output): string =>
  JSON.stringify([name, hint, scopes.toSorted(), tenantId, expiresAt]);

/** A working service responds within milliseconds. */
const HEALTH_TIMEOUT_MS = 3_000;

/** Stores a token in every service, or in none. Throws 502 with the names of the services that do not respond. */
export async function issueToken(operationsOf: OperationsOf, request: IssueOperatorTokenRequest, caller: Caller): Promise<void> {
  const soon = { ...caller, deadlineAt: Date.now() + HEALTH_TIMEOUT_MS };
  const silent = await silentServices((service) => operationsOf(service).getOperator({}, soon));
  if (silent.length > 0) throw notIssued(silent);
  for (const service of SERVICE_NAMES) {
    try {
      await operationsOf(service).issueOperatorToken(request, caller);
    } catch (error) {
      const { tokenId, tenantId } = request;
      // Also in a service that has not responded: it can have stored the token. One that refuses has not.
      const stored = SERVICE_NAMES.slice(0, SERVICE_NAMES.indexOf(service) + (isSilent(error) ? 1 : 0));
      await Promise.allSettled(stored.map((each) => operationsOf(each).revokeOperatorToken({ tokenId, tenantId }, caller)));
      throw isSilent(error) ? notIssued([service]) : error;
    }
  }
}

/** Revokes a token in every service. Throws 404 if none knows it, and 502 with the names of the services that do not respond. */
export async function revokeToken(
  operationsOf: OperationsOf,
  token: { readonly tokenId: string; readonly tenantId: string | undefined },
  caller: Caller,
): Promise<void> {
  let isKnown = false;
  const silent = await silentServices(async (service) => {
    try {
      await operationsOf(service).revokeOperatorToken(token, caller);
      isKnown = true;
    } catch (error) {
      if (!isAppError(error, 'not_found')) throw error;
    }
  });
  if (silent.length > 0)
    throw new AppError('bad_gateway', `The token can still be valid in ${silent.join(', ')}. Repeat the request.`, {
      reason: 'partly_revoked',
    });
  if (!isKnown) throw notFound('token');
}

/** Calls every service at once, and returns those that do not respond. */
async function silentServices(call: (service: ServiceName) => Promise<unknown>): Promise<ServiceName[]> {
  const outcomes = await Promise.allSettled(SERVICE_NAMES.map(call));
  return SERVICE_NAMES.filter((_service, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return false;
    if (!isSilent(outcome.reason)) throw outcome.reason;
    return true;
  });
}

const isSilent = (error: unknown): boolean =>
  (['bad_gateway', 'gateway_timeout', 'service_unavailable'] as const).some((code) => isAppError(error, code));

const notIssued = (services: readonly ServiceName[]): AppError =>
  new AppError('bad_gateway', `No token was issued, because these services do not respond: ${services.join(', ')}.`, {
    reason: 'not_issued',
  });
