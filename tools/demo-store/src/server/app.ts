import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { films } from '../catalog/films.ts';
import { picturePath } from '../catalog/media.ts';
import { demoStore } from '../demo-store.ts';
import { backend } from './backend.ts';
import { allowedHosts, securityHeaders } from './browser-security.ts';
import type { DemoConfig } from './config.ts';
import { openActivity, stream } from './developer/activity.ts';
import { type WebhookReceiver, webhookReceiver } from './developer/webhook-receiver.ts';
import { gatewayClient } from './gateway-client.ts';
import { pageModules } from './page-modules.ts';

const packageFolder = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.filename);
const bootstrapFolder = dirname(require.resolve('bootstrap/dist/css/bootstrap.min.css'));

/** The demo storefront: its page, its media, the backend that holds the secret key, and the webhook endpoint, which `webhooks` subscribes. */
export function demoApp(config: DemoConfig): { readonly app: Express; readonly webhooks: WebhookReceiver } {
  const activity = openActivity();
  const gateway = gatewayClient(config, activity.sent);
  const webhooks = webhookReceiver(gateway.storefront, activity, config.webhookUrl);
  // The publishable key is meant for browsers; the secret key never leaves this process.
  const pageConfig = { store_name: demoStore.name, api_base_url: config.apiBaseUrl, publishable_key: config.publishableKey };
  const app = express();
  app.disable('x-powered-by');
  app.use(allowedHosts(config));
  app.use(securityHeaders(config));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/config.json', (_request, response) => void response.set('Cache-Control', 'no-store').json(pageConfig));
  app.use('/media', express.static(join(packageFolder, 'media'), { maxAge: '1d', index: false, fallthrough: false }));
  app.use('/bootstrap', express.static(bootstrapFolder, { maxAge: '1d', index: false, fallthrough: false }));
  app.get('/films/:name', filmPage);
  app.use('/page', pageModules(join(packageFolder, 'src/page'), '/page'));
  app.use('/bff', backend(gateway));
  app.use('/webhooks', webhooks.router);
  app.get('/developer/events', stream(activity));
  app.use(express.static(join(packageFolder, 'public'), { maxAge: 0 }));
  return { app, webhooks };
}

/** Handles GET /films/:name, the player that a product's `embed_url` points to. */
function filmPage(request: Request<{ name: string }>, response: Response): void {
  const { name } = request.params;
  const film = Object.hasOwn(films, name) ? films[name] : undefined;
  if (!film) {
    response.status(404).type('text').send('Video not found.');
    return;
  }
  response.type('html').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${film.title}</title><link rel="stylesheet" href="/bootstrap/bootstrap.min.css"></head>
<body><video class="d-block vw-100 vh-100 object-fit-contain bg-dark" controls autoplay loop muted playsinline preload="metadata" aria-label="${film.title}" poster="${picturePath(name, 'poster', 'large')}" src="/media/${name}.webm"></video></body></html>
`);
}
