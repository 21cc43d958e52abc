/** The critical point of each step of a checkout: after its effect and before the effect is recorded. */
export const CRASH_POINTS = [
  'begin:after',
  'freeze_cart:after',
  'reserve_stock:after',
  'authorize_payment:after',
  'place_order:before',
  'place_order:after',
  'commit_stock:before',
  'commit_payment:after',
  'close_cart:after',
];
