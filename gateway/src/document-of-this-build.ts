import { closeClients, openClients } from './clients.ts';
import { openApiDocument } from './openapi.ts';
import { shopperTokens } from './principals/shopper-tokens.ts';
import { routesOf } from './routes.ts';
import { version } from './version.ts';

const NOBODY = '127.0.0.1:1';

/** The text of openapi.json as this build would publish it. The handlers are there for their schemas only: nothing is called. */
export function documentOfThisBuild(): string {
  const addresses = { catalog: NOBODY, cart: NOBODY, orders: NOBODY, billing: NOBODY, webhooks: NOBODY };
  const clients = openClients(addresses, '');
  const now = () => new Date();
  const states = { catalog: 'down', cart: 'down', orders: 'down', billing: 'down', webhooks: 'down' } as const;
  const routes = routesOf({ clients, tokens: shopperTokens('unused', now), health: { states: async () => states }, now, version });
  const document = openApiDocument(routes);
  closeClients(clients);
  return `${JSON.stringify(document, null, 2)}\n`;
}
