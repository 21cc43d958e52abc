import type { IssueOperatorTokenRequest } from '@storefront/proto/storefront/operations/v1';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES, type ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

/** A working service responds within milliseconds. */
const HEALTH_TIMEOUT_MS = 3_000;

/** Stores a token in every service, or in none: each service verifies tokens itself, so that none depends on another. */
export async function issueToken(clients: Clients, request: IssueOperatorTokenRequest): Promise<void> {
  const responding = await Promise.all(SERVICE_NAMES.map((service) => clients.responds(service, HEALTH_TIMEOUT_MS)));
  const silent = SERVICE_NAMES.filter((_service, index) => responding[index] === false);
  if (silent.length > 0) throw new Error(`No token was issued, because these services do not respond: ${silent.join(', ')}.`);
  const done: ServiceName[] = [];
  try {
    for (const service of SERVICE_NAMES) {
      await clients.operations(service).issueOperatorToken(request, operatorCaller());
      done.push(service);
    }
  } catch (error) {
    const { tokenId, tenantId } = request;
    await Promise.allSettled(
      done.map((service) => clients.operations(service).revokeOperatorToken({ tokenId, tenantId }, operatorCaller())),
    );
    throw error;
  }
}
