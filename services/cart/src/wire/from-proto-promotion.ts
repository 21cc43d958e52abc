import { characterCount, isStorable, parseTimeIn, TIME_FORM } from '@storefront/contract';
import { type ErrorDetail, fieldError, invalidAll } from '@storefront/errors';
import { amountViolation, type Decimal, decimal } from '@storefront/money';
import type { Promotion__Output } from '@storefront/proto/storefront/cart/v1';
import { storeTimeZone } from '@storefront/store-clock';
import { isPromotionCode, type Promotion, type PromotionKind, promotionCode } from '../domain/promotion.ts';

const KINDS: readonly PromotionKind[] = ['percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y'];

const AMOUNT = /^\d{1,16}(\.\d{1,12})?$/;

/** A promotion on more products should name categories. */
const TARGETS_MAX = 1000;

const TEXT_MAX = 500;

const UNSTORABLE = 'contains a character that cannot be stored';

/** Reads an operator's promotion, with amounts in `currency`; 422 with every error. */
export function fromProtoPromotion(given: Promotion__Output, currency: string): Promotion {
  const violations: ErrorDetail[] = [];
  const refuse = (field: string, detail: string) => violations.push(fieldError(field, detail));
  const amount = (field: string, text: string | undefined): Decimal | null => {
    if (text === undefined || text === '') return null;
    if (AMOUNT.test(text)) return decimal(text);
    refuse(field, 'must be a decimal number');
    return null;
  };
  const time = (field: string, text: string | undefined, edge: 'start' | 'end'): Date | null => {
    if (text === undefined || text === '') return null;
    const at = parseTimeIn(storeTimeZone(), text, edge);
    if (at === undefined) refuse(field, TIME_FORM);
    return at ?? null;
  };

  const kind = KINDS.find((known) => known === given.kind);
  const promotion: Promotion = {
    code: promotionCode(given.code),
    kind: kind ?? 'percent',
    value: amount('value', given.value),
    skus: given.skus,
    categoryIds: given.categories,
    buyQuantity: given.buyQuantity ?? null,
    getQuantity: given.getQuantity ?? null,
    minSubtotal: amount('min_subtotal', given.minSubtotal),
    startsAt: time('starts_at', given.startsAt, 'start'),
    endsAt: time('ends_at', given.endsAt, 'end'),
    limitTotal: given.limitTotal ?? null,
    limitPerCustomer: given.limitPerCustomer ?? null,
    priority: given.priority,
    combinable: given.combinable,
    description: given.description.trim() || promotionCode(given.code),
  };
  if (kind === undefined) refuse('kind', `must be one of ${KINDS.join(', ')}`);
  for (const [field, detail] of termViolations(promotion, currency)) refuse(field, detail);
  if (violations.length > 0) throw invalidAll(violations);
  return promotion;
}

function* termViolations(promotion: Promotion, currency: string): Generator<readonly [string, string]> {
  const { code, skus, categoryIds, minSubtotal, startsAt, endsAt, limitTotal, limitPerCustomer, description } = promotion;
  if (!isPromotionCode(code)) yield ['code', 'must have 1 to 64 letters, digits, "-", or "_"'];
  if (skus.length + categoryIds.length > TARGETS_MAX) yield ['skus', `must have at most ${TARGETS_MAX} targets, together with categories`];
  if (!skus.every(isStorable)) yield ['skus', UNSTORABLE];
  if (!isStorable(description)) yield ['description', UNSTORABLE];
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) yield ['ends_at', 'must be after starts_at'];
  if (limitTotal === 0) yield ['limit_total', 'must be at least 1'];
  if (limitPerCustomer === 0) yield ['limit_per_customer', 'must be at least 1'];
  if (characterCount(description) > TEXT_MAX) yield ['description', `must have at most ${TEXT_MAX} characters`];
  const minimum = minSubtotal === null ? undefined : amountViolation(minSubtotal, currency);
  if (minimum !== undefined) yield ['min_subtotal', minimum.detail];
  const detail = VALUE_VIOLATIONS[promotion.kind](promotion, currency);
  if (detail !== null) yield [detail.field, detail.detail];
}

type ValueViolation = (promotion: Promotion, currency: string) => { field: string; detail: string } | null;

const percentViolation: ValueViolation = ({ value }) =>
  value === null || value.isZero() || value.greaterThan(100)
    ? { field: 'value', detail: 'must be a percentage greater than 0 and at most 100' }
    : null;

function valueViolation({ value }: Promotion, currency: string): ReturnType<ValueViolation> {
  if (value === null) return { field: 'value', detail: `must be an amount in ${currency}` };
  const violation = amountViolation(value, currency);
  return violation === undefined ? null : { field: 'value', detail: violation.detail };
}

const VALUE_VIOLATIONS: Readonly<Record<PromotionKind, ValueViolation>> = {
  percent: percentViolation,
  amount: (promotion, currency) =>
    promotion.value?.isZero() ? { field: 'value', detail: 'must be greater than 0' } : valueViolation(promotion, currency),
  fixed_price: (promotion, currency) =>
    promotion.skus.length + promotion.categoryIds.length === 0
      ? { field: 'skus', detail: 'a fixed price needs skus or categories' }
      : valueViolation(promotion, currency),
  free_shipping: ({ value }) => (value === null ? null : { field: 'value', detail: 'free shipping takes no value' }),
  buy_x_get_y: (promotion, currency) => {
    if (!promotion.buyQuantity || !promotion.getQuantity)
      return { field: 'buy_quantity', detail: 'buy_quantity and get_quantity must be at least 1' };
    return promotion.value === null ? null : percentViolation(promotion, currency);
  },
};
