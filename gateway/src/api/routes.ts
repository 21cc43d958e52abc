// Loads zod-openapi's type augmentation of zod, which the schemas need.
import type {} from 'zod-openapi';
import type { Route } from '../http/routing/route.ts';
import { cartRoutes } from './carts/carts.ts';
import { catalogRoutes } from './catalog/catalog.ts';
import { checkoutRoutes } from './checkout/checkout.ts';
import { customerRoutes } from './customers/customers.ts';
import type { ResourceDeps } from './deps.ts';
import { developerRoutes } from './developer-tools/developer-tools.ts';
import { diagnosticRoutes } from './diagnostics/diagnostics.ts';
import { eventRoutes } from './events/events.ts';
import { invoiceRoutes } from './invoices/invoices.ts';
import { listRoutes } from './lists/lists.ts';
import { orderRoutes } from './orders/orders.ts';
import { sandboxRoutes } from './sandbox/sandbox.ts';
import { shopperSessionRoutes } from './shopper-sessions/shopper-sessions.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

/** The public API, resource by resource: the storefront, the control of sandboxes, and the tools of developers. */
export function createRoutes(deps: ResourceDeps): readonly Route[] {
  const routes = [
    ...diagnosticRoutes(deps),
    ...catalogRoutes(deps),
    ...shopperSessionRoutes(deps),
    ...customerRoutes(deps),
    ...cartRoutes(deps),
    ...listRoutes(deps),
    ...checkoutRoutes(deps),
    ...orderRoutes(deps),
    ...invoiceRoutes(deps),
    ...webhookRoutes(deps),
    ...eventRoutes(deps),
  ];
  return [...routes, ...sandboxRoutes(deps, routes), ...developerRoutes(deps)];
}
