import { inTransaction } from '@storefront/db';
import { invalid, invalidAll } from '@storefront/errors';
import type { Seller__Output, SetSellerRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { fromProtoAddress, requireVersion, toMessage, versionOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { checkLogo } from '../domain/logo.ts';
import { type Seller, type SellerChange, sellerViolations } from '../domain/seller.ts';
import { findSeller, insertLogo, updateSeller } from '../store/sellers.ts';

/** Returns the seller that the store's next invoices show. */
export const getSeller: BillingHandler<'GetSeller'> =
  ({ db }) =>
  async (_request, caller) =>
    versionedSeller(await findSeller(db, caller));

/** Changes the seller that the store's next invoices show. A logo that cannot be drawn is refused here, not at the first invoice. */
export const setSeller: BillingHandler<'SetSeller'> =
  ({ db, pdfs }) =>
  async (request, caller) => {
    const { change, logo } = fromProtoSellerChange(request);
    if (logo && !(await pdfs.canDraw(logo))) throw invalid('logo', 'cannot be rendered; try another PNG or JPEG file');
    const seller = await inTransaction(db, async (trx) => {
      // An empty change locks the row, also that of a store without one.
      await updateSeller(trx, caller, {});
      requireVersion(caller, versionedSeller(await findSeller(trx, caller)).version);
      const logoHash = logo ? await insertLogo(trx, caller, logo) : logo;
      await updateSeller(trx, caller, { ...change, logoHash });
      return findSeller(trx, caller);
    });
    return versionedSeller(seller);
  };

/** An operator's change of a seller and its logo; a logo of null removes the current one. Throws one `validation_error` with every error of the texts. */
function fromProtoSellerChange(request: SetSellerRequest__Output): { change: SellerChange; logo: Buffer | null | undefined } {
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
  const violations = sellerViolations(change);
  if (violations.length > 0) throw invalidAll(violations);
  if (request.logo === undefined) return { change, logo: undefined };
  if (request.logo.length === 0) return { change, logo: null };
  checkLogo(request.logo);
  return { change, logo: request.logo };
}

/** Empty text clears the field. */
const textOf = (text: string | undefined): string | null | undefined => (text === undefined ? undefined : text.trim() || null);

/** A seller with its version, which is that of what a read shows. */
function versionedSeller(of: Seller) {
  const seller = toProtoSeller(of);
  return { seller, version: versionOf(seller) };
}

/** A seller as operators see it. */
const toProtoSeller = (seller: Seller): Seller__Output => ({
  ...toMessage(seller),
  address: seller.address === null ? null : toMessage(seller.address),
});
