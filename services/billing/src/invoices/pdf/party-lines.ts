import type { PostalAddress } from '@storefront/contract';
import { isolated } from '@storefront/pdf';
import type { Party } from '../domain/invoice.ts';
import { oneLine } from './one-line.ts';

/** A party's lines: the company or the name first, then the contact, the address, and the tax number. */
export function partyLines(
  { name, companyName, address, taxId, taxExemptCertificate, email, phone }: Omit<Party, 'addressId'>,
  taxNumberLabel: string,
): string[] {
  const heading = companyName ?? name;
  const lines = [
    heading,
    name === heading ? null : name,
    ...(address === null ? [] : addressLines(address, [heading, name])),
    taxId === null ? null : `${taxNumberLabel}: ${isolated(taxId)}`,
    taxExemptCertificate ? `Tax exemption: ${isolated(taxExemptCertificate)}` : null,
    email,
    phone,
  ];
  return shownLines(lines);
}

/** The lines of an address of its own. */
export const deliveryLines = (address: PostalAddress): string[] => shownLines([...addressLines(address, []), address.phone]);

const shownLines = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.map((line) => oneLine(line ?? '')).filter((line) => line !== '');

/** The lines of an address, without a name or company that the party's own lines already show. */
function addressLines(address: PostalAddress, shown: readonly string[]): (string | null)[] {
  const unshown = [address.company, address.name].filter((line) => line !== null && !shown.includes(line));
  const town = shownLines([address.city, address.region, address.postalCode]).map(isolated).join(', ');
  return [...unshown, address.line1, address.line2, town, countryName(address.countryCode)];
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "Jamaica" for JM; an unknown code is returned unchanged. */
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code;
}
