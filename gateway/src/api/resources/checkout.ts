import type { CheckoutBody } from '@storefront/proto/storefront/orders/v1/CheckoutBody';
import { renderCheckoutResult, renderShippingOption } from '@storefront/public-json';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { AddressIn } from '../schemas/addresses.ts';
import type { CheckoutIn } from '../schemas/checkout.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type Body = z.output<typeof CheckoutIn>;

export const listShippingOptions =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const { options, couriersEnabled } = await clients.orders.listShippingOptions({}, caller);
    return enveloped({ options: options.map(renderShippingOption), couriers_enabled: couriersEnabled });
  };

/** Checks out a cart. A replay is rendered from the stored result, so its bytes are identical to the original response. */
export const checkout =
  ({ clients }: Clients) =>
  async ({ body }: { body: Body }, { caller }: Call): Promise<Reply> => {
    const { result, replayed } = await clients.orders.checkout({ body: toCheckoutBody(body) }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')), { replayed });
  };

/** Returns what a checkout would return now, without writing anything. */
export const previewCheckout =
  ({ clients }: Clients) =>
  async ({ body }: { body: Body }, { caller }: Call): Promise<Reply> => {
    const { result } = await clients.orders.previewCheckout({ body: toCheckoutBody(body) }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')));
  };

const toCheckoutBody = (body: Body): CheckoutBody => ({
  cartId: body.cart_id,
  paymentRail: body.payment_rail,
  shippingOptionCode: body.shipping_option_code,
  shippingAddressId: body.shipping_address_id,
  shippingAddress: body.shipping_address && toAddress(body.shipping_address),
  billingAddress: body.billing_address && toAddress(body.billing_address),
  purchaseOrderNumber: body.purchase_order_number,
  requestedDeliveryDate: body.requested_delivery_date,
  notes: body.notes,
  expectedTotal: body.expected_total,
  returnUrl: body.return_url,
  cancelUrl: body.cancel_url,
});

function toAddress(address: z.output<typeof AddressIn>) {
  const { name, company, line1, line2, city, region, phone } = address;
  return { name, company, line1, line2, city, region, phone, postalCode: address.postal_code, countryCode: address.country_code };
}
