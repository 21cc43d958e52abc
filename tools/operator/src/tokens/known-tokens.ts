import type { OperatorToken__Output } from '@storefront/proto/storefront/operations/v1';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES, type ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

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
export async function knownTokens(clients: Clients, tenantId: string | undefined): Promise<readonly KnownToken[]> {
  const { tokens, failures } = await findTokens(clients, tenantId);
  for (const failure of failures.values()) throw failure;
  return tokens;
}

/** Like `knownTokens`, but does without the services that do not respond. */
export async function findTokens(clients: Clients, tenantId: string | undefined): Promise<FoundTokens> {
  const failures = new Map<ServiceName, unknown>();
  const lists = await Promise.all(
    SERVICE_NAMES.map(async (service) => {
      try {
        const { tokens } = await clients.operations(service).listOperatorTokens({ tenantId }, operatorCaller());
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
