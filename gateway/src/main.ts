import { startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, operations, startRelay } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import { newId, serve, serviceCaller } from '@storefront/rpc';
import { wideEvents } from '@storefront/telemetry';
import { createApp } from './app.ts';
import { closeClients, openClients } from './clients.ts';
import { readConfig, SECRET_SETTINGS } from './config.ts';
import { edgeCache } from './edge/edge-cache.ts';
import { followCatalog } from './edge/follow-catalog.ts';
import { storesAdminService } from './handlers/stores-admin-service.ts';
import { servicesHealth } from './health/services-health.ts';
import { listen } from './http/http-server.ts';
import { nativeClasses } from './http/native-classes.ts';
import { serveReadiness } from './http/readiness.ts';
import { rateLimiter } from './limits/rate-limiter.ts';
import { connectLimiterRedis } from './limits/redis-window.ts';
import { openPaymentDoor, ownUrlOf } from './payments/payment-door.ts';
import { endedSessions } from './principals/ended-sessions.ts';
import { followEndedSessions } from './principals/follow-ended-sessions.ts';
import { keyDirectory } from './principals/key-directory.ts';
import { NO_STORE, NO_TENANT } from './principals/no-store.ts';
import { originDirectory } from './principals/origin-directory.ts';
import { shopperTokens } from './principals/shopper-tokens.ts';
import { publishedDocument } from './published-document.ts';
import { routesOf } from './routes.ts';
import { findActiveKey, isOriginAllowed } from './store/keys.ts';
import type { GatewayDatabase } from './store/schema.ts';
import { version } from './version.ts';
import { watchChanges } from './watch-changes.ts';

/** A busy client sends its next request within this, and is told by its answer to go elsewhere. */
const NOTICE_MS = 1000;

await runProcess('gateway', async ({ env, log, output, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SECRET_SETTINGS), 'configured');

  const database = connect<GatewayDatabase>({ url: config.databaseUrl, name: 'gateway', poolMax: config.databasePoolMax });
  onClose('database', database.close);
  const { db } = database;
  const bus = await connectBus({ url: config.natsUrl, name: 'gateway', log });
  onClose('bus', () => bus.close());
  const relay = startRelay({ db, bus, service: 'gateway', log });
  onClose('relay', relay.close);
  const redis = connectLimiterRedis(config.redisUrl, log);
  onClose('redis', () => redis.disconnect());
  const clients = openClients(config.addresses, config.serviceToken);
  onClose('clients', () => closeClients(clients));

  const now = () => new Date();
  const keys = keyDirectory({ pepper: config.keyPepper, load: (keyHash) => findActiveKey(db, keyHash), now: Date.now });
  const origins = originDirectory((origin) => isOriginAllowed(db, origin));
  const forgetKeys = () => {
    keys.forget();
    origins.forget();
  };
  const tokens = shopperTokens(config.shopperTokenSecret, now);
  const ended = endedSessions(Date.now);
  const versions = followCatalog(clients, Date.now);
  const changes = watchChanges({ bus, versions, ended, forgetKeys, log });
  onClose('watch', changes.close);
  const system = serviceCaller({ tenantId: NO_TENANT, mode: 'live' }, NO_STORE);
  const listEnded = async (since: Date) => (await clients.billing.listEndedSessions({ since: since.toISOString() }, system)).sessions;
  const followed = followEndedSessions(ended, listEnded, log);
  onClose('ended sessions', followed.close);

  const afterChange = () => {
    forgetKeys();
    relay.wake();
  };
  const admin = await serve({
    host: config.grpcHost,
    port: config.grpcPort,
    serviceToken: config.serviceToken,
    reflection: config.reflection,
    log,
    services: [
      storesAdminService({ db, keyPepper: config.keyPepper, newId, now, afterChange }),
      operations({ db, bus, service: 'gateway' }),
    ],
  });
  onClose('grpc', admin.close);

  let draining = false;
  const isDraining = () => draining;
  const routes = routesOf({ clients, tokens, health: servicesHealth(config.addresses, Date.now), now, version });
  let ownUrl = '';
  const payments = openPaymentDoor({ address: config.addresses.billing, serviceToken: config.serviceToken, ownUrl: () => ownUrl });
  onClose('payments', () => payments.billing.close());
  const app = createApp({
    routes,
    openApi: publishedDocument(),
    keys,
    origins,
    tokens,
    ended,
    edge: edgeCache({ versions, bytesMax: config.edgeCacheBytesMax, now: Date.now }),
    limiter: rateLimiter(redis, config.replicas, Date.now),
    payments,
    trustedProxies: config.trustedProxies,
    isDraining,
    log,
    logRequest: wideEvents(log, 'http_request', output),
  });
  // Until a look has succeeded shopper tokens are answered 503; a billing that is there is not given the time to be missed.
  await followed.looked;
  const http = await listen(app, {
    host: config.host,
    port: config.port,
    reusePort: config.replicas > 1,
    noticeMs: NOTICE_MS,
    classes: nativeClasses(app),
  });
  ownUrl = ownUrlOf(config.host, http.port);
  if (config.internalPort !== undefined) {
    const readiness = await serveReadiness(config.grpcHost, config.internalPort, isDraining);
    onClose('readiness', readiness.close);
  }
  onClose('http', http.close);
  onClose('draining', () => {
    draining = true;
    admin.setServing(false);
  });
  log.info({ port: http.port }, 'listening');
});
