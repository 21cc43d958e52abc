import { BANDS, EMAIL_CHARACTERS_MAX, MODES, PAYMENT_RAILS, PRICE_SOURCES, isUuid } from '@storefront/contract';
import { z } from 'zod';
import { text } from './text.ts';

const ID_EXAMPLE = '019aa0c6-7c00-7000-8000-0123456789ab';

/** Response fields shared by many resources. Formats appear only in `meta`, because responses are not validated. */
export const money = z
  .number()
  .meta({ description: "A decimal amount in the resource's currency, with that currency's number of decimals.", examples: [1250.5] });
export const moneyOrNull = money.nullable();
export const rate = z.number().meta({ description: 'A fraction: 0.15 means 15%.', examples: [0.15] });
export const quantityOut = z.number().meta({ description: 'A quantity with up to three decimals.', examples: [2.5] });
export const id = z.string().meta({ format: 'uuid', maxLength: 36, description: 'A lowercase UUIDv7.', examples: [ID_EXAMPLE] });
export const time = z
  .string()
  .meta({ format: 'date-time', maxLength: 24, description: 'A UTC timestamp with milliseconds.', examples: ['2026-11-20T10:00:00.000Z'] });
export const timeOrNull = time.nullable();
export const day = z.string().meta({ format: 'date', maxLength: 10, description: 'A calendar date.', examples: ['2026-12-24'] });
export const taxExempt = z
  .boolean()
  .meta({ description: 'Whether the customer is exempt from GCT, so that the rate of every line and of shipping is 0.' });
export const webAddress = z.string().meta({ format: 'uri', examples: ['https://cdn.shop.example/bolt-m8/large.webp'] });
export const webAddressOrNull = webAddress.nullable();
export const emailOut = z.string().meta({ format: 'idn-email', maxLength: EMAIL_CHARACTERS_MAX, examples: ['ann@garage.example'] });
export const currency = z
  .string()
  .meta({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'An ISO 4217 currency code.', examples: ['JMD'] });
export const textOrNull = z.string().nullable();
/** A count. */
export const count = z
  .int32()
  .min(0)
  .meta({ examples: [3] });
export const band = z.enum(BANDS).meta({
  id: 'AvailabilityBand',
  description:
    'A coarse stock band. Stock counts are never exposed. `LOW` means that stock is above 0 and at or below the low-stock threshold of the product. `UNKNOWN` means that no stock is recorded, or that it is temporarily unavailable.',
});
export const priceSource = z
  .enum(PRICE_SOURCES)
  .meta({ id: 'PriceSource', description: "The origin of `unit_price`: the list price, a current sale, or the customer's contract." });
export const paymentRail = z.enum(PAYMENT_RAILS).meta({
  id: 'PaymentRail',
  description: 'How an order is paid: cash on delivery, on credit terms, or in advance through a hosted payment page.',
});
export const mode = z.enum(MODES).meta({ id: 'Mode', description: 'The mode of the API key. Sandbox and live share no data.' });

/** The ID of a resource in a body. A value that is not a UUID is refused like an unknown ID. */
export const idInBody = (description: string) =>
  text(100).meta({ format: 'uuid', minLength: 36, maxLength: 36, description, examples: [ID_EXAMPLE] });

/** An ID by which a list is filtered. A value that is not a UUID is refused. */
export const idFilter = (description: string) =>
  text(36).refine(isUuid, 'must be a UUID').optional().meta({ format: 'uuid', maxLength: 36, description });

/** The ID of a resource in a path. A value that is not a UUID is an unknown ID, so it returns 404 rather than 422. */
export const idInPath = (what: string) =>
  z.string().meta({
    format: 'uuid',
    maxLength: 36,
    description: `The ID of the ${what}. An unknown or malformed ID returns 404.`,
    examples: [ID_EXAMPLE],
  });
