import type { GetSellerResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { z } from 'zod';
import { AddressIn, AddressOut } from '../../api/customers/schemas.ts';
import { textOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { clearableText, optionalText, text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';
import { bodyOf } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';
import { CHANGE_SETTINGS, READ_SETTINGS } from './settings.ts';

const { id: _id, ...addressShape } = AddressOut.shape;
const paper = z.enum(['a4', 'letter']);
const SellerOut = named('Seller', {
  legal_name: textOrNull,
  tax_number: textOrNull,
  address: named('SellerAddress', { ...addressShape, name: textOrNull }).nullable(),
  logo_sha256: textOrNull.meta({ description: 'The SHA-256 of the logo in hexadecimal; `null` without one.' }),
  invoice_note: textOrNull.meta({ description: 'The text below the totals.' }),
  invoice_prefix: z.string(),
  tax_label: textOrNull.meta({ description: 'The name of the tax; `null` for GCT.' }),
  tax_number_label: textOrNull.meta({ description: 'The label of tax numbers; `null` for "Tax number".' }),
  paper: paper.nullable().meta({ description: '`null` for letter.' }),
  contact_email: textOrNull,
  contact_phone: textOrNull,
  version: versionField,
});

const TEXT_MAX = 2000;
const SellerIn = bodyOf('SellerIn', {
  legal_name: clearableText(TEXT_MAX),
  tax_number: clearableText(TEXT_MAX),
  address: bodyOf('SellerAddressIn', { ...AddressIn.shape, name: optionalText(200) }).nullish(),
  logo: z.base64().nullish().meta({ description: 'A PNG or JPEG image of at most 256 KiB, in base64; `null` removes it.' }),
  invoice_note: clearableText(TEXT_MAX),
  invoice_prefix: text(TEXT_MAX).optional().meta({ description: 'The text before the numbers of invoices. It must not end in a digit.' }),
  tax_label: clearableText(TEXT_MAX),
  tax_number_label: clearableText(TEXT_MAX),
  paper: paper.nullish(),
  contact_email: clearableText(TEXT_MAX),
  contact_phone: clearableText(TEXT_MAX),
});
/** A logo of 256 KiB in base64, and the texts. */
const BODY_BYTES_MAX = 512 * 1024;
const SELLER = ok('The seller.', SellerOut);

/** The details of a store on its documents. */
// prettier-ignore
export const sellerRoutes: AdminRoutes = ({ billing }) => [
  adminRoute({
    id: 'getSeller', method: 'get', path: `${S}/seller`, scopes: READ_SETTINGS,
    summary: 'Retrieve the seller', response: SELLER,
    data: async (_request, { caller }) => renderSeller(await billing.getSeller({}, caller)),
  }),
  adminRoute({
    id: 'updateSeller', method: 'patch', path: `${S}/seller`, scopes: CHANGE_SETTINGS, isVersioned: true, bodyBytesMax: BODY_BYTES_MAX,
    sample: { body: { legal_name: 'Hope Hardware Ltd', tax_number: '001-234-567', paper: 'letter' } },
    summary: 'Update the seller', description: 'New documents show it. Those that were issued before stay as they are.',
    request: { body: SellerIn }, response: SELLER,
    data: async ({ address, logo, paper: size, ...texts }, { caller }) => {
      const request = { ...texts, address: address ?? undefined, clearAddress: address === null, paper: size === null ? '' : size };
      return renderSeller(await billing.setSeller(logo === undefined ? request : { ...request, logo: Buffer.from(logo ?? '', 'base64') }, caller));
    },
  }),
];

const render = rendererOf(SellerOut, { logo_sha256: 'logoHash' });
const renderSeller = ({ seller, version }: GetSellerResponse__Output) => render({ ...present(seller, 'seller'), version });
