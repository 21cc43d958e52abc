import { readFileSync } from 'node:fs';
import type { Seller__Output, SetSellerRequest } from '@storefront/proto/storefront/billing/v1';
import type { Address } from '@storefront/proto/storefront/common/v1';
import { ADDRESS_FIELDS } from '@storefront/public-json/files';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** The options of `stores update` that change how invoices show the store. */
export interface SellerOptions {
  readonly legalName?: string;
  readonly taxNumber?: string;
  readonly address?: Address | null;
  readonly logo?: Buffer;
  readonly invoiceNote?: string;
  readonly invoicePrefix?: string;
  readonly taxLabel?: string;
  readonly taxNumberLabel?: string;
  readonly paper?: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
}

/** Adds the seller's options to a command. */
export const withSellerOptions = (command: Command): Command =>
  command
    .option('--legal-name <name>', "seller's name on new invoices; '' to remove it")
    .option('--tax-number <number>', "seller's tax number on new invoices; '' to remove it")
    .option(
      '--address <json>',
      `seller's address on new invoices, such as {"line1": "1 Hope Road", "city": "Kingston", "country_code": "JM"}`,
      address,
    )
    .option('--logo <file>', "PNG or JPEG file for new invoices; '' to remove it", logo)
    .option('--invoice-note <text>', "text below the totals of new invoices; '' to remove it")
    .option('--invoice-prefix <prefix>', 'text before the number of new invoices (default: INV-)')
    .option('--tax-label <text>', "name of the tax on new invoices, such as VAT; '' for GCT")
    .option('--tax-number-label <text>', "label of tax numbers on new invoices, such as TRN; '' for Tax number")
    .addOption(new Option('--paper <size>', 'paper of new invoices (default: letter)').choices(['a4', 'letter']))
    .option('--contact-email <address>', "seller's email address on new invoices; '' to remove it")
    .option('--contact-phone <number>', "seller's phone number on new invoices; '' to remove it");

/** Returns the request for the given options, or undefined if there are none. */
export function sellerRequest({
  legalName,
  taxNumber,
  address,
  logo,
  invoiceNote,
  invoicePrefix,
  taxLabel,
  taxNumberLabel,
  paper,
  contactEmail,
  contactPhone,
}: SellerOptions): SetSellerRequest | undefined {
  const request = {
    legalName,
    taxNumber,
    address: address ?? undefined,
    clearAddress: address === null || undefined,
    logo,
    invoiceNote,
    invoicePrefix,
    taxLabel,
    taxNumberLabel,
    paper,
    contactEmail,
    contactPhone,
  };
  return Object.values(request).every((value) => value === undefined) ? undefined : request;
}

/** Formats a seller for output. */
export const sellerRow = (seller: Seller__Output | null) => ({
  legal_name: seller?.legalName ?? null,
  tax_number: seller?.taxNumber ?? null,
  address: seller?.address ? addressRow(seller.address) : null,
  logo_sha256: seller?.logoHash ?? null,
  invoice_note: seller?.invoiceNote ?? null,
  invoice_prefix: seller?.invoicePrefix ?? null,
  tax_label: seller?.taxLabel ?? null,
  tax_number_label: seller?.taxNumberLabel ?? null,
  paper: seller?.paper ?? null,
  contact_email: seller?.contactEmail ?? null,
  contact_phone: seller?.contactPhone ?? null,
});

const addressRow = (found: Address) => ({
  name: found.name || null,
  line1: found.line1,
  line2: found.line2 ?? null,
  city: found.city,
  region: found.region ?? null,
  postal_code: found.postalCode ?? null,
  country_code: found.countryCode,
});

/** An address has the fields of the API's addresses; the name is optional. */
function address(text: string): Address | null {
  if (text === '') return null;
  const fields = parsedObject(text);
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(ADDRESS_FIELDS, name));
  if (unknown.length > 0) throw new InvalidArgumentError(`It has no field ${unknown.join(', ')}.`);
  if (!Object.values(fields).every((value) => typeof value === 'string')) throw new InvalidArgumentError('Its fields must be text.');
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [ADDRESS_FIELDS[name], value]));
}

function parsedObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch {
    // Reported like JSON that is not an object.
  }
  throw new InvalidArgumentError('It must be a JSON object.');
}

function logo(file: string): Buffer {
  if (file === '') return Buffer.alloc(0);
  try {
    return readFileSync(file);
  } catch {
    throw new InvalidArgumentError(`${file} cannot be read.`);
  }
}
