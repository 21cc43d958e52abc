import { characterCount, isStorable } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';
import { amountViolation, decimal, moneyText } from '@storefront/money';
import type { ShippingOption as ShippingOptionMessage, ShippingOption__Output } from '@storefront/proto/storefront/orders/v1';
import { toMessage } from '@storefront/rpc';
import { SHIPPING_KINDS, type ShippingKind, type ShippingOption } from '../domain/shipping-option.ts';

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const AMOUNT = /^\d{1,16}(\.\d{1,6})?$/;

const LABEL_MAX = 200;

/** Reads a shipping option in the store's currency and reports all errors together. */
export function fromProtoShippingOption(message: ShippingOption__Output | null, currency: string): ShippingOption {
  const { code = '', label = '', kind = '', amount = '', freeOver } = message ?? {};
  const errors: ErrorDetail[] = [];
  const require = (ok: boolean, field: string, detail: string) => {
    if (!ok) errors.push({ field, location: 'body', code: 'invalid', detail });
  };
  require(CODE.test(code), 'code', 'must be 1 to 64 letters, digits, - or _');
  require(label.trim() !== '' && characterCount(label) <= LABEL_MAX, 'label', `must have 1 to ${LABEL_MAX} characters`);
  require(isStorable(label), 'label', 'contains a character that cannot be stored');
  require(kind === '' || isKind(kind), 'kind', `must be one of ${SHIPPING_KINDS.join(', ')}`);
  for (const [field, text] of [
    ['amount', amount],
    ['free_over', freeOver ?? '0'],
  ] as const) {
    const violation = AMOUNT.test(text) ? amountViolation(decimal(text), currency)?.detail : 'must be an amount of at least 0';
    require(violation === undefined, field, violation ?? '');
  }
  if (errors.length > 0) throw invalidAll(errors);
  const money = (text: string): string => moneyText(decimal(text), currency);
  return {
    code,
    label,
    kind: isKind(kind) ? kind : 'OWN_FLEET',
    amount: money(amount),
    freeOver: freeOver === undefined ? null : money(freeOver),
    currency,
  };
}

const isKind = (kind: string): kind is ShippingKind => SHIPPING_KINDS.some((known) => known === kind);

/** Returns the message of a shipping option, without its null fields. */
export const toProtoShippingOption = (option: ShippingOption): ShippingOptionMessage => toMessage(option);
