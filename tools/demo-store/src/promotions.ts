/** A promotion as `storefront promotions create` takes it; amounts are in JMD, percentages are whole numbers. */
export interface DemoPromotion {
  readonly code: string;
  readonly description: string;
  readonly kind: 'percent' | 'amount' | 'fixed_price' | 'free_shipping' | 'buy_x_get_y';
  readonly value?: number;
  readonly skus?: readonly string[];
  readonly categories?: readonly string[];
  readonly buy?: number;
  readonly get?: number;
  readonly minSubtotal?: number;
  readonly limitPerCustomer?: number;
  readonly combinable: boolean;
}

/** One promotion of each kind. */
export const promotions: readonly DemoPromotion[] = [
  { code: 'WELCOME10', description: '10% off your first order', kind: 'percent', value: 10, limitPerCustomer: 1, combinable: false },
  {
    code: 'STORMREADY',
    description: '15% off roof fixings',
    kind: 'percent',
    value: 15,
    categories: ['building/roofing/roof-fixings'],
    combinable: true,
  },
  { code: 'BIGJOB', description: 'J$5,000 off orders over J$150,000', kind: 'amount', value: 5000, minSubtotal: 150_000, combinable: true },
  {
    code: 'LIGHTUP',
    description: 'Buy ten LED bulbs, get two free',
    kind: 'buy_x_get_y',
    buy: 10,
    get: 2,
    skus: ['ELC-LED-9'],
    combinable: true,
  },
  { code: 'DUTCHIE', description: 'Dutch pot for J$3,900', kind: 'fixed_price', value: 3900, skus: ['HOM-DUT-10'], combinable: true },
  { code: 'TRUCKFREE', description: 'Free delivery over J$40,000', kind: 'free_shipping', minSubtotal: 40_000, combinable: true },
];
