import { z } from 'zod';
import { currency, money, moneyOrNull } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';

export const ShippingOptionOut = named('ShippingOption', {
  code: z.string().meta({ description: 'The value for `shipping_option_code` at checkout.', examples: ['STANDARD'] }),
  label: z.string(),
  kind: z
    .enum(['COURIER', 'PICKUP', 'OWN_FLEET'])
    .meta({ id: 'ShippingKind', description: 'How an order is delivered. `COURIER` requires a shipping address.' }),
  amount: money,
  free_over: moneyOrNull.meta({
    description: 'The subtotal after discounts, before tax, from which shipping is free; `null` if shipping is never free.',
  }),
  currency,
});

export const ShippingOptionsOut = named('ShippingOptions', { options: z.array(ShippingOptionOut), couriers_enabled: z.boolean() });
