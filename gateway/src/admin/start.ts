import { startupSummary } from '@storefront/config';
import { type Lifecycle, serveHealth } from '@storefront/lifecycle';
import { wideEvents } from '@storefront/telemetry';
import { publishedDocument } from '../docs/published-document.ts';
import type { IsTrusted } from '../http/context/observe-request.ts';
import { HEADERS_TIMEOUT_MS, listen, TIMEOUTS_CHECKED_EVERY_MS } from '../http/server/http-server.ts';
import { tokenCache } from './access/token-cache.ts';
import { createAdminApp } from './app.ts';
import { closeAdminClients, openAdminClients } from './clients.ts';
import { ADMIN_SECRET_SETTINGS, readAdminConfig } from './config.ts';
import { openStores } from './http/open-store.ts';
import { adminRoutes } from './routes.ts';

export { readAdminConfig } from './config.ts';

/** As for the gateway: a busy client learns from its next response that the connection closes. */
const NOTICE_MS = 1000;

/** A file arrives as fast as it is imported. A client that sends nothing is disconnected sooner. */
const FILE_TIMEOUT_MS = 60 * 60_000;
const TIMEOUTS = { headersMs: HEADERS_TIMEOUT_MS, requestMs: FILE_TIMEOUT_MS, checkEveryMs: TIMEOUTS_CHECKED_EVERY_MS };

/** Starts the Admin API. It has no state and no authority: it forwards the token of each request. */
export async function startAdmin({ env, log, output, onClose }: Lifecycle): Promise<void> {
  const config = readAdminConfig(env);
  log.info(startupSummary({ ...config }, ADMIN_SECRET_SETTINGS), 'configured');
  let isListening = false;
  let isDraining = false;
  if (config.internalPort !== undefined) {
    const health = await serveHealth(config.host, config.internalPort, () => isListening && !isDraining);
    onClose('health', health.close);
  }
  const clients = openAdminClients(config.addresses, config.tls);
  onClose('clients', () => closeAdminClients(clients));
  const app = createAdminApp({
    routes: adminRoutes(clients),
    openApi: publishedDocument('admin-openapi.json'),
    tokens: tokenCache(clients.operations.gateway, Date.now),
    stores: openStores(clients),
    trustedProxies: config.trustedProxies,
    isDraining: () => isDraining,
    log,
    logRequest: wideEvents(log, 'http_request', output),
    now: Date.now,
  });
  const isTrusted = app.get('trust proxy fn') as IsTrusted;
  const { host, port } = config;
  const http = await listen(app, {
    host,
    port,
    reusePort: false,
    noticeMs: NOTICE_MS,
    isTrusted: (address) => isTrusted(address, 0),
    timeouts: TIMEOUTS,
  });
  isListening = true;
  onClose('http', http.close);
  onClose('draining', () => {
    isDraining = true;
  });
  log.info({ port: http.port }, 'listening');
}
