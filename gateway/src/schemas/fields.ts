import { z } from 'zod';

/** The fields that many resources share, as they go out. */
export const money = z.number().meta({ description: "A decimal amount in the row's currency.", examples: [1250.5] });
export const moneyOrNull = money.nullable();
export const rate = z.number().meta({ description: 'A fraction.', examples: [0.15] });
export const quantityOut = z.number().meta({ examples: [2.5] });
export const id = z.string().meta({ description: 'A UUIDv7.', examples: ['019aa0c6-7c00-7000-8000-0123456789ab'] });
export const time = z
  .string()
  .meta({ format: 'date-time', description: 'UTC, with milliseconds.', examples: ['2026-11-20T10:00:00.000Z'] });
export const timeOrNull = time.nullable();
export const currency = z.string().meta({ description: 'ISO 4217.', examples: ['JMD'] });
export const textOrNull = z.string().nullable();
export const band = z.enum(['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN']).meta({ id: 'AvailabilityBand' });
export const priceSource = z.enum(['LIST', 'SALE', 'CONTRACT']);
export const paymentRail = z.enum(['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID']).meta({ id: 'PaymentRail' });
export const mode = z.enum(['sandbox', 'live']);
