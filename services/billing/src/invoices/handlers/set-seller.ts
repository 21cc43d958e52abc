import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { findSeller, insertLogo, updateSeller } from '../store/sellers.ts';
import { fromProtoSellerChange } from '../wire/from-proto-seller-change.ts';
import { toProtoSeller } from '../wire/to-proto-seller.ts';

/** Changes the seller that the store's next invoices show. A logo that cannot be drawn is refused here, not at the first invoice. */
export const setSeller: BillingHandler<'SetSeller'> =
  ({ db, pdfs }) =>
  async (request, caller) => {
    const { change, logo } = fromProtoSellerChange(request);
    if (logo && !(await pdfs.canDraw(logo))) throw invalid('logo', 'cannot be rendered; try another PNG or JPEG file');
    const seller = await inTransaction(db, async (trx) => {
      const logoHash = logo ? await insertLogo(trx, caller, logo) : logo;
      await updateSeller(trx, caller, { ...change, logoHash });
      return findSeller(trx, caller);
    });
    return { seller: toProtoSeller(seller) };
  };
