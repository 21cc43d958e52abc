import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Express } from 'express';
import { demoStore } from '../demo-store.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { backend } from './backend.ts';
import { coalesceRefreshes } from './coalesce-refreshes.ts';
import type { DemoConfig } from './config.ts';
import { openActivity } from './developer/activity.ts';
import { stream } from './developer/stream.ts';
import { type WebhookReceiver, webhookReceiver } from './developer/webhook-receiver.ts';
import { filmPage } from './film-page.ts';
import { gatewayClient } from './gateway-client.ts';
import { pageModules } from './page-modules.ts';
import { openOutbox } from './pages/outbox.ts';
import { pages } from './pages/router.ts';
import { securityHeaders } from './security-headers.ts';

const packageFolder = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.filename);
const bootstrapFolder = dirname(require.resolve('bootstrap/dist/css/bootstrap.min.css'));

/** The demo storefront: its page, its media, the backend that holds the secret key, and the webhook endpoint, which `webhooks` subscribes. */
export function demoApp(config: DemoConfig): { readonly app: Express; readonly webhooks: WebhookReceiver } {
  const activity = openActivity();
  const gateway = gatewayClient(config, activity.sent);
  const webhooks = webhookReceiver(gateway.storefront, activity, config.webhookUrl);
  const refresh = coalesceRefreshes(gateway.visitor);
  const app = express();
  app.disable('x-powered-by');
  app.use(allowedHosts(config));
  app.use(securityHeaders(config));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/config.json', (_request, response) => void response.set('Cache-Control', 'no-store').json(pageConfig(config)));
  app.use('/media', express.static(join(packageFolder, 'media'), { maxAge: '1d', index: false, fallthrough: false }));
  app.use('/bootstrap', express.static(bootstrapFolder, { maxAge: '1d', index: false, fallthrough: false }));
  app.get('/films/:name', filmPage);
  app.use('/page', pageModules(join(packageFolder, 'src/page'), '/page'));
  app.use('/bff', backend(gateway, refresh));
  app.use('/webhooks', webhooks.router);
  app.get('/developer/events', stream(activity));
  app.use(pages({ gateway, outbox: openOutbox(config, (line) => void process.stdout.write(line)) }, refresh));
  app.use(express.static(join(packageFolder, 'public'), { maxAge: 0 }));
  return { app, webhooks };
}

/** Returns what the page may know: the publishable key is meant for browsers, the secret key never leaves this process. */
const pageConfig = ({ apiBaseUrl, publishableKey }: DemoConfig) => ({
  store_name: demoStore.name,
  api_base_url: apiBaseUrl,
  publishable_key: publishableKey,
});
