// Loads zod-openapi's type augmentation of zod, which the schemas need.
import type {} from 'zod-openapi';
import type { AdminClients } from './clients.ts';
import type { AdminRoute } from './http/admin-route.ts';
import { addressRoutes } from './resources/addresses.ts';
import { auditRoutes } from './resources/audit.ts';
import { correctionRoutes } from './resources/corrections.ts';
import { customerRoutes } from './resources/customers.ts';
import { importRoutes } from './resources/imports.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { keyRoutes } from './resources/keys.ts';
import { orderRoutes } from './resources/orders.ts';
import { paymentGatewayRoutes } from './resources/payment-gateway.ts';
import { paymentRoutes } from './resources/payments.ts';
import { priceRoutes } from './resources/prices.ts';
import { productRoutes } from './resources/products.ts';
import { promotionRoutes } from './resources/promotions.ts';
import { refundRoutes } from './resources/refunds.ts';
import { reportRoutes } from './resources/reports.ts';
import { searchRoutes } from './resources/search.ts';
import { sellerRoutes } from './resources/seller.ts';
import { settingsRoutes } from './resources/settings.ts';
import { shipmentBatchRoutes } from './resources/shipment-batches.ts';
import { shippingOptionRoutes } from './resources/shipping-options.ts';
import { stockRoutes } from './resources/stock.ts';
import { storeRoutes } from './resources/stores.ts';
import { summaryRoutes } from './resources/summary.ts';
import { taxonomyRoutes } from './resources/taxonomy.ts';
import { tokenRoutes } from './resources/tokens.ts';
import { webhookRoutes } from './resources/webhooks.ts';

/** The Admin API, resource by resource. Routes, checks, and the document follow from this table. */
export function adminRoutes(clients: AdminClients): readonly AdminRoute[] {
  const resources = [
    ...storeRoutes(clients),
    ...orderRoutes(clients),
    ...correctionRoutes(clients),
    ...shipmentBatchRoutes(clients),
    ...invoiceRoutes(clients),
    ...paymentRoutes(clients),
    ...refundRoutes(clients),
    ...reportRoutes(clients),
    ...productRoutes(clients),
    ...stockRoutes(clients),
    ...priceRoutes(clients),
    ...importRoutes(clients),
    ...taxonomyRoutes(clients),
    ...shippingOptionRoutes(clients),
    ...promotionRoutes(clients),
    ...customerRoutes(clients),
    ...addressRoutes(clients),
    ...settingsRoutes(clients),
    ...sellerRoutes(clients),
    ...keyRoutes(clients),
    ...paymentGatewayRoutes(clients),
    ...webhookRoutes(clients),
    ...tokenRoutes(clients),
    ...auditRoutes(clients),
    ...summaryRoutes(clients),
  ];
  return [...resources, ...searchRoutes(resources)];
}
