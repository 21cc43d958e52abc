import { hashOfToken, hintOfToken, newOperatorToken, OPERATOR_SCOPES, type ServiceName } from '@storefront/access';
import type { TlsFiles } from '@storefront/config';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { type Caller, closeClients, createClient, newId, NO_STORE } from '@storefront/rpc';
import type { DemoDocument } from './demo-file.ts';

/** How to reach the services as the operator. */
interface TokenOptions {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly operatorToken: string;
  readonly tls?: TlsFiles | undefined;
  /** The URL of the Admin API. */
  readonly url: string;
}

const DAY_MS = 24 * 3_600_000;
const LASTS_DAYS = 365;
/** As generous as for the calls that create the store. */
const DEADLINE_MS = 20_000;

/** Adds the Admin API to a demo, with a token of its store with all scopes: that of an earlier start while half of its time is left, or another one, which every service gets. */
export async function withDemoToken(demo: DemoDocument, { addresses, operatorToken, tls, url }: TokenOptions): Promise<DemoDocument> {
  const { admin, tenant_id: tenantId } = demo;
  const isFresh = admin !== undefined && Date.parse(admin.expires_at) > Date.now() + (LASTS_DAYS / 2) * DAY_MS;
  if (isFresh && admin.store_id === tenantId) return { ...demo, admin: { ...admin, url } };
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
      serviceToken: operatorToken,
      tls,
      deadlineMs: DEADLINE_MS,
    }),
  );
  try {
    await Promise.all(clients.map((client) => client.issueOperatorToken(issued, OPERATOR)));
  } finally {
    closeClients(clients);
  }
  return { ...demo, admin: { url, token, store_id: tenantId, expires_at: issued.expiresAt } };
}

const OPERATOR: Caller = { tenantId: '', mode: 'live', store: NO_STORE, kind: 'operator', scopes: [], requestId: 'demo' };
