import { z } from 'zod';

/** The fields that many resources share, as they go out. Formats are told in `meta` alone: what goes out is not validated again. */
export const money = z
  .number()
  .meta({ description: "A decimal amount in the row's currency, in that currency's own scale.", examples: [1250.5] });
export const moneyOrNull = money.nullable();
export const rate = z.number().meta({ description: 'A fraction: 0.15 means 15 %.', examples: [0.15] });
export const quantityOut = z.number().meta({ description: 'A quantity with up to three decimals.', examples: [2.5] });
export const id = z
  .string()
  .meta({ format: 'uuid', maxLength: 36, description: 'A lower-case UUIDv7.', examples: ['019aa0c6-7c00-7000-8000-0123456789ab'] });
export const time = z
  .string()
  .meta({ format: 'date-time', maxLength: 24, description: 'UTC, with milliseconds.', examples: ['2026-11-20T10:00:00.000Z'] });
export const timeOrNull = time.nullable();
export const day = z.string().meta({ format: 'date', maxLength: 10, description: 'A calendar day.', examples: ['2026-12-24'] });
export const webAddress = z.string().meta({ format: 'uri', examples: ['https://cdn.shop.example/bolt-m8/large.webp'] });
export const webAddressOrNull = webAddress.nullable();
export const emailOut = z.string().meta({ format: 'email', maxLength: 254, examples: ['ann@garage.example'] });
export const currency = z.string().meta({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217.', examples: ['JMD'] });
export const textOrNull = z.string().nullable();
/** A count of things. */
export const count = z
  .int32()
  .min(0)
  .meta({ examples: [3] });
export const band = z.enum(['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN']).meta({
  id: 'AvailabilityBand',
  description:
    'A coarse stock band. Counts are never exposed, anywhere. `LOW` is above 0 and not above the threshold of the product; `UNKNOWN` has no stock record.',
});
export const priceSource = z
  .enum(['LIST', 'SALE', 'CONTRACT'])
  .meta({ id: 'PriceSource', description: 'Where `unit_price` comes from: the list, a running sale, or the contract of the customer.' });
export const paymentRail = z
  .enum(['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'])
  .meta({ id: 'PaymentRail', description: 'How an order is paid: at the door, on account, or ahead through a hosted payment page.' });
export const mode = z
  .enum(['sandbox', 'live'])
  .meta({ id: 'Mode', description: 'Which of the two separate worlds; it follows from the key alone.' });

/** The id of a resource in a path. One that is no UUID is unknown like any other: a 404, not a 422. */
export const idInPath = (what: string) =>
  z.string().meta({
    format: 'uuid',
    maxLength: 36,
    description: `The id of the ${what}. One that is no UUID is unknown like any other: 404.`,
    examples: ['019aa0c6-7c00-7000-8000-0123456789ab'],
  });
