import { type ErrorDetail, invalidAll } from '@storefront/errors';
import { decimal, moneyText, roundMoney } from '@storefront/money';
import type {
  ShippingOption__Output,
  ShippingOption as ShippingOptionMessage,
} from '@storefront/proto/storefront/orders/v1/ShippingOption';
import { SHIPPING_KINDS, type ShippingKind, type ShippingOption } from '../domain/shipping-option.ts';
import { withoutNulls } from './without-nulls.ts';

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;
const LABEL_MAX = 200;

export const toShippingOptionMessage = (option: ShippingOption): ShippingOptionMessage => withoutNulls(option);

/** Reads an option as the store's own people typed it, in the store's currency; all faults at once. */
export function toShippingOption(message: ShippingOption__Output | null, currency: string): ShippingOption {
  const { code = '', label = '', kind = '', amount = '', freeOver } = message ?? {};
  const faults: ErrorDetail[] = [];
  const require = (ok: boolean, field: string, detail: string) => {
    if (!ok) faults.push({ field, location: 'body', code: 'invalid', detail });
  };
  require(CODE.test(code), 'code', 'must be 1 to 64 letters, digits, - or _');
  require(label.trim() !== '' && label.length <= LABEL_MAX, 'label', `must have 1 to ${LABEL_MAX} characters`);
  require(kind === '' || isKind(kind), 'kind', `must be one of ${SHIPPING_KINDS.join(', ')}`);
  require(AMOUNT.test(amount), 'amount', 'must be an amount, 0 or more');
  require(freeOver === undefined || AMOUNT.test(freeOver), 'free_over', 'must be an amount, 0 or more');
  if (faults.length > 0) throw invalidAll(faults);
  const money = (text: string): string => moneyText(roundMoney(decimal(text), currency), currency);
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
