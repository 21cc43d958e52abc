import { openService } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { closeClients, isReadyInProcess, newId } from '@storefront/rpc';
import { wideEvents } from '@storefront/telemetry';
import { rateLimiter } from './access/limits/rate-limiter.ts';
import { connectLimiterRedis } from './access/limits/redis-window.ts';
import { withTimeout } from './access/limits/with-timeout.ts';
import { shopperTokens } from './access/principals/shopper-tokens.ts';
import { servicesHealth } from './api/diagnostics/services-health.ts';
import { createRoutes } from './api/routes.ts';
import { createApp } from './app.ts';
import { createCaches, followChanges } from './caches.ts';
import { openClients } from './clients.ts';
import { readConfig, SECRET_SETTINGS } from './config.ts';
import { publishedDocument } from './docs/published-document.ts';
import { startGatewayHeartbeat } from './heartbeat/gateway-heartbeat.ts';
import type { IsTrusted } from './http/context/observe-request.ts';
import { listen } from './http/server/http-server.ts';
import { openRequestEventClients } from './insight/insight-deps.ts';
import { requestLog } from './insight/request-log.ts';
import { openPaymentClient, ownUrlOf } from './payments/payment-client.ts';
import { openSandboxClients } from './sandbox-clients.ts';
import { sandboxControl } from './sandbox-control.ts';
import { AUDITED, claimFault, type GatewayDatabase, storesAdminService } from './stores/index.ts';
import { sweeps } from './sweeps/sweeps.ts';
import { version } from './version.ts';
import { warmUp } from './warm-up.ts';

export { readConfig } from './config.ts';

/** A busy client sends its next request within this time and learns from the response that the connection closes. */
const NOTICE_MS = 1000;
/** Many times what reading the keys or the requests of the warm-up take. After this time, the process serves without them, and looks keys up one by one. */
const WARM_MS = 5000;

/** Starts the gateway: its caches, the public API, and the RPCs of the operator. */
export async function startGateway(life: Lifecycle): Promise<void> {
  const { env, log, output, onClose } = life;
  const config = readConfig(env);
  const { addresses, keyPepper, serviceToken, tls } = config;
  const migrations = new URL('../migrations/', import.meta.url);
  const base = await openService<GatewayDatabase>(life, {
    name: 'gateway',
    config,
    secrets: SECRET_SETTINGS,
    migrations,
    prepared: 'marked',
    publishes: true,
  });
  const { db, bus, schema } = base;
  const { now } = base.clock;
  const heartbeat = startGatewayHeartbeat(db, newId(), { log });
  onClose('heartbeat', heartbeat.close);
  const redis = connectLimiterRedis(config.redis, log);
  onClose('redis', () => redis.disconnect());
  // A connection of its own, so that no decision of the limiter waits behind a batch of records.
  const requestsRedis = connectLimiterRedis(config.redis, log);
  onClose('redis of requests', () => requestsRedis.disconnect());
  const clients = openClients(addresses, { serviceToken, tls });
  onClose('clients', () => closeClients(clients));
  let ownUrl = '';
  const payments = openPaymentClient({ address: addresses.billing, serviceToken, tls, ownUrl: () => ownUrl });
  onClose('payments', () => payments.billing.close());
  const caches = createCaches({ db, clients, keyPepper, edgeCacheBytesMax: config.edgeCacheBytesMax, now });
  const requests = requestLog({ redis: requestsRedis, requestsMax: config.requestLogMax, log });
  onClose('request log', requests.close);
  const requestEvents = openRequestEventClients(addresses, { serviceToken, tls });
  onClose('request event clients', () => closeClients(requestEvents));
  const sandboxClients = openSandboxClients(addresses, { serviceToken, tls });
  onClose('sandbox clients', () => closeClients(sandboxClients));
  const sandbox = sandboxControl({ db, clients: sandboxClients, caches, wakeRelay: base.afterCommit, log });
  const following = followChanges(caches, { bus, clients, now, log });
  onClose('caches', following.close);

  const afterChange = () => {
    caches.forgetKeys();
    base.afterCommit();
  };
  const listening = Promise.withResolvers<void>();
  const admin = await base.run({
    sweeps: sweeps({ db, log, sandbox }),
    services: [storesAdminService({ db, keyPepper, newId, now, afterChange })],
    audited: AUDITED,
    ready: listening.promise,
    isReady: () => Object.values(addresses).every(isReadyInProcess),
  });

  let draining = false;
  const isDraining = () => draining;
  const resources = async () => ({ ...(await base.resources()), redis: redis.status === 'ready' });
  const tokens = shopperTokens(config.shopperTokenSecret, now, config.shopperTokenSecretAccepted);
  const app = createApp({
    routes: createRoutes({
      clients,
      tokens,
      sandbox,
      insight: { requests, events: requestEvents },
      health: servicesHealth({ addresses, tls, resources }),
      isDraining,
      version,
    }),
    openApi: publishedDocument('openapi.json'),
    openApi30: publishedDocument('openapi-3.0.json'),
    asyncApi: publishedDocument('asyncapi.json'),
    securityContact: config.securityContact,
    ...caches,
    tokens,
    limiter: rateLimiter(redis, heartbeat.count, Date.now),
    payments,
    claimFault: (scope, request) => claimFault(db, scope, request),
    trustedProxies: config.trustedProxies,
    isDraining,
    log,
    logRequest: wideEvents(log, 'http_request', output),
    recordRequest: requests.record,
  });
  const warmed = withTimeout(schema.ready.then(caches.warm), WARM_MS).catch((error: unknown) =>
    log.warn({ err: error }, 'keys_not_warmed'),
  );
  // Until a poll succeeds, requests with shopper tokens return 503, so the process listens only after the first one.
  await Promise.all([following.firstPoll, warmed]);
  await withTimeout(warmUp(app, { addresses, tls, keyPepper, tokens, keys: caches.keys }), WARM_MS).catch((error: unknown) =>
    log.warn({ err: error }, 'requests_not_warmed'),
  );
  const isTrusted = app.get('trust proxy fn') as IsTrusted;
  const http = await listen(app, {
    host: config.host,
    port: config.port,
    reusePort: config.reusePort,
    noticeMs: NOTICE_MS,
    isTrusted: (address) => isTrusted(address, 0),
  });
  ownUrl = ownUrlOf(config.host, http.port);
  listening.resolve();
  onClose('http', http.close);
  onClose('draining', () => {
    draining = true;
    admin.stopServing();
  });
  log.info({ port: http.port }, 'listening');
}
