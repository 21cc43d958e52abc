import { TEST_TOKENS } from '@storefront/access/testing';
import type { Mode } from '@storefront/contract';
import { openTestDatabase } from '@storefront/db/testing';
import { closeClients, newId, NO_STORE, serviceCaller } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { rateLimiter } from '../access/limits/rate-limiter.ts';
import { connectLimiterRedis } from '../access/limits/redis-window.ts';
import { NO_TENANT } from '../access/principals/no-tenant.ts';
import { shopperTokens } from '../access/principals/shopper-tokens.ts';
import { servicesHealth } from '../api/diagnostics/services-health.ts';
import { createRoutes } from '../api/routes.ts';
import { createApp } from '../app.ts';
import { createCaches } from '../caches.ts';
import { openClients } from '../clients.ts';
import { publishedDocument } from '../docs/published-document.ts';
import { BODY_LIMITS, type BodyLimits } from '../http/bodies/body-limits.ts';
import { PERMIT_LIMITS, type PermitLimits } from '../http/checks/permits.ts';
import { listen } from '../http/server/http-server.ts';
import { openRequestEventClients } from '../insight/insight-deps.ts';
import { requestLog } from '../insight/request-log.ts';
import { openPaymentClient } from '../payments/payment-client.ts';
import { openSandboxClients } from '../sandbox-clients.ts';
import { sandboxControl } from '../sandbox-control.ts';
import type { AdminDeps } from '../stores/admin-deps.ts';
import { createStore } from '../stores/handlers/create-store.ts';
import { issueKey } from '../stores/handlers/issue-key.ts';
import { claimFault } from '../stores/store/sandbox-faults.ts';
import type { GatewayDatabase } from '../stores/store/schema.ts';
import { serveFakes } from './fake-services.ts';

const CREDENTIALS = { serviceToken: TEST_TOKENS.gateway, tls: undefined };
const PEPPER = 'a pepper of more than thirty-two characters';
export const ORIGIN = 'https://shop.example';

interface StartOptions {
  readonly trustedProxies?: readonly string[];
  readonly permitLimits?: PermitLimits;
  readonly bodyLimits?: BodyLimits;
}

/** Starts the gateway in this process, with a real Postgres and Redis, fake services, and HTTP on a free port. */
export async function startGateway({ trustedProxies = [], permitLimits = PERMIT_LIMITS, bodyLimits = BODY_LIMITS }: StartOptions = {}) {
  const log = createLogger('gateway-test', 'silent');
  const database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../../migrations/', import.meta.url) });
  const fakes = await serveFakes(log);
  const address = fakes.address;
  const addresses = { catalog: address, cart: address, orders: address, billing: address, webhooks: address };
  const clients = openClients(addresses, CREDENTIALS);
  const redis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  await new Promise((resolve) => redis.once('ready', resolve));

  const now = () => new Date();
  const { db } = database;
  const caches = createCaches({ db, clients, keyPepper: PEPPER, edgeCacheBytesMax: 1_000_000, now });
  caches.ended.complete();
  const tokens = shopperTokens('a token secret of more than thirty-two', now);
  const drain = { isDraining: false };
  const sandboxClients = openSandboxClients(addresses, CREDENTIALS);
  const sandbox = sandboxControl({ db, clients: sandboxClients, caches, wakeRelay: () => undefined, log });
  // As in a gateway, a connection of its own.
  const requestsRedis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  const requests = requestLog({ redis: requestsRedis, requestsMax: 100, log });
  const events = openRequestEventClients(addresses, CREDENTIALS);
  const routes = createRoutes({
    clients,
    tokens,
    sandbox,
    insight: { requests, events },
    isDraining: () => false,
    health: servicesHealth({ addresses, tls: undefined, resources: async () => ({}) }),
    version: '1.0.0',
  });
  let ownUrl = '';
  const payments = openPaymentClient({ address, ...CREDENTIALS, ownUrl: () => ownUrl });
  const app = createApp({
    routes,
    openApi: publishedDocument('openapi.json'),
    openApi30: publishedDocument('openapi-3.0.json'),
    asyncApi: publishedDocument('asyncapi.json'),
    ...caches,
    tokens,
    limiter: rateLimiter(redis, () => 1, Date.now),
    payments,
    claimFault: (scope, request) => claimFault(db, scope, request),
    trustedProxies,
    permitLimits,
    bodyLimits,
    isDraining: () => drain.isDraining,
    log,
    logRequest: () => undefined,
    recordRequest: requests.record,
  });
  const http = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  ownUrl = `http://127.0.0.1:${http.port}`;
  const admin: AdminDeps = { db, keyPepper: PEPPER, newId, now, afterChange: caches.keys.forget };

  const close = async (): Promise<void> => {
    await http.close();
    closeClients(clients);
    closeClients(sandboxClients);
    payments.billing.close();
    await requests.close();
    closeClients(events);
    redis.disconnect();
    requestsRedis.disconnect();
    await fakes.close();
    await database.close();
  };
  return {
    url: `http://127.0.0.1:${http.port}`,
    port: http.port,
    routes,
    admin,
    fakes,
    keys: caches.keys,
    tokens,
    ended: caches.ended,
    sandbox,
    versions: caches.versions,
    drain,
    redis,
    db,
    close,
  };
}

export type GatewayUnderTest = Awaited<ReturnType<typeof startGateway>>;

export const operator = { ...serviceCaller({ tenantId: NO_TENANT, mode: 'live' }, NO_STORE), kind: 'operator' } as const;

/** Creates a store with a publishable key and two secret keys in one mode. */
export async function aStore({ admin }: Pick<GatewayUnderTest, 'admin'>, mode: Mode = 'sandbox', ratePerMinute = 10_000) {
  const { tenantId = '' } = await createStore(admin)({ name: 'Shop', onlinePayments: false, couriers: false }, operator);
  const issue = (kind: string, scopes: string[] = []) =>
    issueKey(admin)({ tenantId, mode, kind, scopes, origins: kind === 'publishable' ? [ORIGIN] : [], ratePerMinute }, operator);
  const publishable = await issue('publishable');
  const secret = await issue('secret', [
    'storefront:catalog',
    'storefront:auth',
    'storefront:customer',
    'storefront:checkout',
    'storefront:webhooks',
  ]);
  const plain = await issue('secret');
  return {
    tenantId,
    mode,
    publishable: publishable.key ?? '',
    publishableId: publishable.keyId ?? '',
    secret: secret.key ?? '',
    secretId: secret.keyId ?? '',
    secretWithoutWebhooks: plain.key ?? '',
  };
}
