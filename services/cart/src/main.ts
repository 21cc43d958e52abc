import { connect } from '@storefront/db';
import { connectBus, consume, operations } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import { createClient, implement, newId, serve } from '@storefront/rpc';
import { readConfig } from './config.ts';
import type { CartDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { addLine } from './handlers/add-line.ts';
import { applyPromotion } from './handlers/apply-promotion.ts';
import { closeCart } from './handlers/close-cart.ts';
import { createCart } from './handlers/create-cart.ts';
import { createPromotion } from './handlers/create-promotion.ts';
import { endPromotion } from './handlers/end-promotion.ts';
import { freezeCart } from './handlers/freeze-cart.ts';
import { getCart } from './handlers/get-cart.ts';
import { priceCart } from './handlers/price-cart.ts';
import { removeLine } from './handlers/remove-line.ts';
import { removePromotion } from './handlers/remove-promotion.ts';
import { unfreezeCart } from './handlers/unfreeze-cart.ts';
import { updateLine } from './handlers/update-line.ts';
import { checkInvariants } from './store/invariants.ts';
import type { Database } from './store/schema.ts';

await runProcess('cart', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  const { serviceToken } = config;

  const database = connect<Database>({ url: config.databaseUrl, name: 'cart', poolMax: config.databasePoolMax });
  onClose('database', database.close);
  const { db } = database;

  const bus = await connectBus({ url: config.natsUrl, name: 'cart', log });
  onClose('bus', () => bus.close());
  const events = consume({
    db,
    bus,
    consumer: 'cart',
    types: ['order.cancelled'],
    handlers: { 'order.cancelled': onOrderCancelled },
    log,
  });
  onClose('consumer', () => events.close());

  const catalog = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: config.catalogAddress,
    serviceToken,
    idempotent: ['QuoteLines'],
  });
  onClose('catalog client', () => catalog.close());

  const deps: CartDeps = { db, catalog, newId };
  const server = await serve({
    host: config.grpcHost,
    port: config.grpcPort,
    serviceToken,
    log,
    services: [
      implement<CartServiceDefinition>('storefront.cart.v1.CartService', {
        CreateCart: createCart(deps),
        GetCart: getCart(deps),
        AddLine: addLine(deps),
        UpdateLine: updateLine(deps),
        RemoveLine: removeLine(deps),
        PriceCart: priceCart(deps),
        ApplyPromotion: applyPromotion(deps),
        RemovePromotion: removePromotion(deps),
        FreezeCart: freezeCart(deps),
        UnfreezeCart: unfreezeCart(deps),
        CloseCart: closeCart(deps),
      }),
      implement<CartAdminServiceDefinition>(
        'storefront.cart.v1.CartAdminService',
        { CreatePromotion: createPromotion(deps), EndPromotion: endPromotion(deps) },
        { callers: ['operator'] },
      ),
      operations({ db, bus, service: 'cart', invariants: () => checkInvariants(db) }),
    ],
  });
  onClose('grpc', server.close);
});
