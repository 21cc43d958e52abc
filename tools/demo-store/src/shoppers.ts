import type { PaymentRail } from '@storefront/contract';

/** A customer created on the first start, for signing in. Amounts are in JMD. */
export interface DemoShopper {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  readonly phone: string;
  readonly paymentRails: readonly PaymentRail[];
  readonly credit: { readonly limit: number; readonly termsDays: number } | null;
  readonly address: {
    readonly name: string;
    readonly company: string | null;
    readonly line1: string;
    readonly line2: string | null;
    readonly city: string;
    readonly region: string;
    readonly country_code: 'JM';
    readonly phone: string;
  };
}

/** Two shoppers: a contractor on 30-day credit with contract prices, and a householder who pays in cash. */
export const demoShoppers: readonly [contractor: DemoShopper, householder: DemoShopper] = [
  {
    email: 'buyer@bluehole-builders.example',
    password: 'mango-season-2026',
    name: 'Marcia Bennett',
    companyName: 'Blue Hole Builders Ltd',
    taxId: '001-482-917',
    phone: '+1 876 555 0142',
    paymentRails: ['CREDIT_TERMS', 'CASH_ON_DELIVERY', 'PREPAID'],
    credit: { limit: 750_000, termsDays: 30 },
    address: {
      name: 'Marcia Bennett',
      company: 'Blue Hole Builders Ltd',
      line1: '14 Ruthven Lane',
      line2: 'Gate 2',
      city: 'Kingston 10',
      region: 'St Andrew',
      country_code: 'JM',
      phone: '+1 876 555 0142',
    },
  },
  {
    email: 'devon@yard.example',
    password: 'breadfruit-roast-2026',
    name: 'Devon Clarke',
    companyName: null,
    taxId: null,
    phone: '+1 876 555 0177',
    paymentRails: ['CASH_ON_DELIVERY', 'PREPAID'],
    credit: null,
    address: {
      name: 'Devon Clarke',
      company: null,
      line1: '3 Seaview Terrace',
      line2: null,
      city: 'Port Antonio',
      region: 'Portland',
      country_code: 'JM',
      phone: '+1 876 555 0177',
    },
  },
];
