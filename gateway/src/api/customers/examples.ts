import type { z } from 'zod';
import { IDS } from '../examples/ids.ts';
import type { ShopperSessionOut } from '../shopper-sessions/schemas.ts';
import type { AddressIn, AddressOut, CreditStatusOut, CustomerOut, CustomerSessionOut, MeOut } from './schemas.ts';

export const ADDRESS: z.output<typeof AddressOut> = {
  id: IDS.address,
  name: 'Ann Brown',
  company: 'Brown’s Garage Ltd',
  line1: '1 Hope Road',
  line2: null,
  city: 'Kingston',
  region: 'St Andrew',
  postal_code: null,
  country_code: 'JM',
  phone: '+1 876 555 0100',
};

export const ADDRESS_IN: z.input<typeof AddressIn> = { name: 'Ann Brown', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };

export const CUSTOMER: z.output<typeof CustomerOut> = {
  id: IDS.customer,
  email: 'ann@garage.example',
  email_verified_at: '2026-11-02T09:41:00.000Z',
  name: 'Ann Brown',
  company_name: 'Brown’s Garage Ltd',
  phone: '+1 876 555 0100',
  tax_id: '001-234-567',
  tax_exempt_certificate: null,
  tax_exempt_until: null,
  status: 'ACTIVE',
  currency: 'JMD',
  payment_rails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS'],
  addresses: [ADDRESS],
  created_at: '2026-11-02T09:30:00.000Z',
};

export const CREDIT: z.output<typeof CreditStatusOut> = {
  status: 'GOOD',
  currency: 'JMD',
  credit_limit: 250000,
  balance: 41400,
  held: 0,
  available_credit: 208600,
  overdue_amount: 0,
  unapplied_credit: 0,
  oldest_due_at: '2026-12-20T10:00:00.000Z',
  payment_terms: { code: 'NET30', days: 30 },
  as_of: '2026-11-21T08:15:00.000Z',
};

const { created_at, ...identity } = CUSTOMER;
export const ME: z.output<typeof MeOut> = { ...identity, credit: CREDIT, created_at };

export const CUSTOMER_SESSION: z.output<typeof CustomerSessionOut> = {
  id: IDS.session,
  created_at: '2026-11-19T18:02:00.000Z',
  last_used_at: '2026-11-21T08:15:00.000Z',
  expires_at: '2026-12-21T08:15:00.000Z',
  is_current: true,
};

export const SESSION: z.output<typeof ShopperSessionOut> = {
  shopper_token: 'eyJhbGciOiJIUzI1NiJ9.eyJjIjoiMDE5YWEwYzYifQ.nR3Vb1',
  expires_at: '2026-11-21T09:15:00.000Z',
  refresh_token: 'f3Vq0s3mZ2c8X1yB7kP4nT6wJ9dL5hR2',
  customer: CUSTOMER,
};
