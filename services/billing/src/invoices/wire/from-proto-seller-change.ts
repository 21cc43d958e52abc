import { invalidAll } from '@storefront/errors';
import type { SetSellerRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { fromProtoAddress } from '../../customers/wire/from-proto-address.ts';
import { checkLogo } from '../domain/logo.ts';
import { type SellerChange, sellerFaults } from '../domain/seller.ts';

/** An operator's change of a seller and its logo; a logo of null removes the current one. Throws one `validation_error` with every error of the texts. */
export function fromProtoSellerChange(request: SetSellerRequest__Output): { change: SellerChange; logo: Buffer | null | undefined } {
  const given: Record<keyof SellerChange, SellerChange[keyof SellerChange] | undefined> = {
    legalName: textOf(request.legalName),
    taxNumber: textOf(request.taxNumber),
    invoiceNote: textOf(request.invoiceNote),
    invoicePrefix: request.invoicePrefix?.trim(),
    taxLabel: textOf(request.taxLabel),
    taxNumberLabel: textOf(request.taxNumberLabel),
    paper: textOf(request.paper),
    contactEmail: textOf(request.contactEmail),
    contactPhone: textOf(request.contactPhone),
    address: request.clearAddress ? null : request.address ? fromProtoAddress(request.address) : undefined,
  };
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as SellerChange;
  const faults = sellerFaults(change);
  if (faults.length > 0) throw invalidAll(faults);
  if (request.logo === undefined) return { change, logo: undefined };
  if (request.logo.length === 0) return { change, logo: null };
  checkLogo(request.logo);
  return { change, logo: request.logo };
}

/** Empty text clears the field. */
const textOf = (text: string | undefined): string | null | undefined => (text === undefined ? undefined : text.trim() || null);
