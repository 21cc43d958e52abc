import { openTestDatabase } from '@storefront/db/testing';
import { newId, serviceCaller } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { AdminDeps } from '../admin-deps.ts';
import { createApp } from '../app.ts';
import { closeClients, openClients } from '../clients.ts';
import { edgeCache } from '../edge/edge-cache.ts';
import { followCatalog } from '../edge/follow-catalog.ts';
import { createStore } from '../handlers/create-store.ts';
import { issueKey } from '../handlers/issue-key.ts';
import { servicesHealth } from '../health/services-health.ts';
import { listen } from '../http/http-server.ts';
import { nativeClasses } from '../http/native-classes.ts';
import { rateLimiter } from '../limits/rate-limiter.ts';
import { connectLimiterRedis } from '../limits/redis-window.ts';
import { openPaymentDoor } from '../payments/payment-door.ts';
import { endedSessions } from '../principals/ended-sessions.ts';
import { keyDirectory } from '../principals/key-directory.ts';
import { NO_STORE, NO_TENANT } from '../principals/no-store.ts';
import { originDirectory } from '../principals/origin-directory.ts';
import { shopperTokens } from '../principals/shopper-tokens.ts';
import { publishedDocument } from '../published-document.ts';
import { routesOf } from '../routes.ts';
import { findActiveKey, isOriginAllowed } from '../store/keys.ts';
import type { GatewayDatabase } from '../store/schema.ts';
import { type FakeServices, serveFakes } from './fake-services.ts';

const SERVICE_TOKEN = 'a service token of some length';
const PEPPER = 'a pepper of more than thirty-two characters';
export const ORIGIN = 'https://shop.example';

/** The whole gateway but its process: a real Postgres and Redis, fake services, HTTP on a free port. */
export async function startGateway() {
  const log = createLogger('gateway-test', 'silent');
  const database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../../migrations/', import.meta.url) });
  const fakes = await serveFakes(SERVICE_TOKEN, log);
  const address = fakes.address;
  const addresses = { catalog: address, cart: address, orders: address, billing: address, webhooks: address };
  const clients = openClients(addresses, SERVICE_TOKEN);
  const redis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  await new Promise((resolve) => redis.once('ready', resolve));

  const now = () => new Date();
  const { db } = database;
  const keys = keyDirectory({ pepper: PEPPER, load: (hash) => findActiveKey(db, hash), now: Date.now });
  const origins = originDirectory((origin) => isOriginAllowed(db, origin));
  const tokens = shopperTokens('a token secret of more than thirty-two', now);
  const ended = endedSessions(Date.now);
  ended.complete();
  const versions = followCatalog(clients, Date.now);
  const drain = { isDraining: false };
  const routes = routesOf({ clients, tokens, health: servicesHealth(addresses, Date.now), now, version: '1.0.0' });
  let ownUrl = '';
  const payments = openPaymentDoor({ address, serviceToken: SERVICE_TOKEN, ownUrl: () => ownUrl });
  const app = createApp({
    routes,
    openApi: publishedDocument(),
    keys,
    origins,
    tokens,
    ended,
    edge: edgeCache({ versions, bytesMax: 1_000_000, now: Date.now }),
    limiter: rateLimiter(redis, 1, Date.now),
    payments,
    trustedProxies: [],
    isDraining: () => drain.isDraining,
    log,
    logRequest: () => undefined,
  });
  const http = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false, classes: nativeClasses(app) });
  ownUrl = `http://127.0.0.1:${http.port}`;
  const admin: AdminDeps = { db, keyPepper: PEPPER, newId, now, afterChange: keys.forget };

  const close = async (): Promise<void> => {
    await http.close();
    closeClients(clients);
    payments.billing.close();
    redis.disconnect();
    await fakes.close();
    await database.close();
  };
  return {
    url: `http://127.0.0.1:${http.port}`,
    port: http.port,
    routes,
    admin,
    fakes,
    keys,
    tokens,
    ended,
    versions,
    drain,
    redis,
    db,
    close,
  };
}

export type GatewayUnderTest = Awaited<ReturnType<typeof startGateway>>;
export type { FakeServices };

export const operator = { ...serviceCaller({ tenantId: NO_TENANT, mode: 'live' }, NO_STORE), kind: 'operator' } as const;

/** A new store with one publishable and one secret key in a mode. */
export async function aStore({ admin }: Pick<GatewayUnderTest, 'admin'>, mode: 'sandbox' | 'live' = 'sandbox', ratePerMinute = 10_000) {
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
