import { hashOfToken, hintOfToken, newOperatorToken, OPERATOR_SCOPES } from '@storefront/access';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { type Caller, closeClients, createClient, newId, NO_STORE } from '@storefront/rpc';
import type { System } from '../start-system.ts';

/** Where the Admin API of a demo store is, and a token of the store with all scopes. */
export type DemoAdmin = { readonly url: string; readonly token: string };

const DAY_MS = 24 * 3_600_000;
const LASTS_DAYS = 365;
/** As generous as for the calls that create the store. */
const DEADLINE_MS = 20_000;

/** Returns the token of an earlier start, if it is still valid, or issues another one in every service. */
export async function demoToken(
  { addresses, tokens }: System,
  url: string,
  tenantId: string,
  known: DemoAdmin | undefined,
): Promise<DemoAdmin> {
  if (known !== undefined && (await isValid(url, known.token))) return { url, token: known.token };
  const token = newOperatorToken();
  const tokenId = newId();
  const issued = {
    tokenId,
    // The name of a token is taken until it is revoked.
    name: `demo-${tokenId}`,
    hash: hashOfToken(token),
    hint: hintOfToken(token),
    scopes: [...OPERATOR_SCOPES],
    tenantId,
    expiresAt: new Date(Date.now() + LASTS_DAYS * DAY_MS).toISOString(),
  };
  const clients = Object.values(addresses).map((address) =>
    createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', {
      address,
      serviceToken: tokens.operator,
      deadlineMs: DEADLINE_MS,
    }),
  );
  try {
    await Promise.all(clients.map((client) => client.issueOperatorToken(issued, OPERATOR)));
  } finally {
    closeClients(clients);
  }
  return { url, token };
}

async function isValid(url: string, token: string): Promise<boolean> {
  const { ok } = await fetch(`${url}/admin/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  return ok;
}

const OPERATOR: Caller = { tenantId: '', mode: 'live', store: NO_STORE, kind: 'operator', scopes: [], requestId: 'demo' };
