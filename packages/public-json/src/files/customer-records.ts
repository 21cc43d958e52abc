import { PAYMENT_RAILS, type PaymentRail } from '@storefront/contract';
import type { CustomerFields, CustomerRow, StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import type { Address } from '@storefront/proto/storefront/common/v1';
import { renderAddress } from '../gen.ts';
import { ADDRESS_FIELDS } from './address-fields.ts';

/** The columns that an import reads. */
const IMPORTED = [
  'email',
  'name',
  'company_name',
  'phone',
  'tax_id',
  'tax_exempt_certificate',
  'tax_exempt_until',
  'status',
  'payment_rails',
  'credit_limit',
  'terms_days',
  'terms_basis',
  'credit_hold',
  'addresses',
] as const;

/** The columns of an exported file. An import ignores the first and the last one. Passwords are never exported. */
export const CUSTOMER_COLUMNS = ['customer_id', ...IMPORTED, 'created_at'] as const;

/** Returns the values of a customer in the order of CUSTOMER_COLUMNS. */
export function customerCells({ customer, assignedPaymentRails, credit }: StoreCustomer__Output): string[] {
  if (customer === null) throw new Error('the response has no customer');
  const {
    email,
    name,
    companyName = '',
    phone = '',
    taxId = '',
    taxExemptCertificate = '',
    taxExemptUntil = '',
    status,
    addresses,
  } = customer;
  const rails = assignedPaymentRails.length === 0 ? '' : JSON.stringify(assignedPaymentRails);
  const terms =
    credit == null ? ['', '', '', ''] : [credit.creditLimit, String(credit.termsDays), credit.termsBasis, String(credit.creditHold)];
  const saved = addresses.length === 0 ? '' : JSON.stringify(addresses.map(renderAddress));
  const exemption = [taxExemptCertificate, taxExemptUntil];
  return [customer.id, email, name, companyName, phone, taxId, ...exemption, status, rails, ...terms, saved, customer.createdAt];
}

/**
 * Reads a record. A missing column leaves the stored value unchanged. An empty cell clears optional text, the addresses, and the assigned
 * rails, and leaves the status and the credit terms unchanged. Throws a CellError for a cell that cannot be read.
 */
export function customerRow(cells: Readonly<Record<string, string>>): CustomerRow {
  const fields: CustomerFields = {
    email: cells.email,
    name: cells.name,
    companyName: cells.company_name,
    phone: cells.phone,
    taxId: cells.tax_id,
    taxExemptCertificate: cells.tax_exempt_certificate,
    taxExemptUntil: cells.tax_exempt_until,
    status: cells.status || undefined,
    creditLimit: cells.credit_limit || undefined,
    termsDays: wholeNumber('terms_days', cells.terms_days),
    termsBasis: basis(cells.terms_basis),
    creditHold: flag('credit_hold', cells.credit_hold),
    paymentRails: list('payment_rails', cells.payment_rails).map(rail),
    addresses: list('addresses', cells.addresses).map(address),
  };
  return {
    fields,
    clearPaymentRails: cells.payment_rails !== undefined && fields.paymentRails?.length === 0,
    clearAddresses: cells.addresses !== undefined && fields.addresses?.length === 0,
  };
}

/** A cell that cannot be read. */
export class CellError extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

function wholeNumber(column: string, cell = ''): number | undefined {
  if (cell === '') return undefined;
  if (/^\d{1,6}$/.test(cell)) return Number(cell);
  throw new CellError(column, 'must be an integer of 0 or more');
}

function basis(cell = ''): 'NET' | 'EOM' | undefined {
  if (cell === '') return undefined;
  if (cell === 'NET' || cell === 'EOM') return cell;
  throw new CellError('terms_basis', 'must be NET or EOM');
}

function flag(column: string, cell = ''): boolean | undefined {
  if (cell === '') return undefined;
  if (cell === 'true' || cell === 'false') return cell === 'true';
  throw new CellError(column, 'must be true or false');
}

function list(column: string, cell = ''): unknown[] {
  if (cell === '') return [];
  try {
    const parsed: unknown = JSON.parse(cell);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // Reported like JSON that is not an array.
  }
  throw new CellError(column, 'must be a JSON array');
}

function rail(value: unknown): PaymentRail {
  const found = PAYMENT_RAILS.find((known) => known === value);
  if (found === undefined) throw new CellError('payment_rails', `${JSON.stringify(value)} is not a payment rail`);
  return found;
}

/** The fields of a saved address. */
const SAVED_ADDRESS_FIELDS: Readonly<Record<string, keyof Address>> = { ...ADDRESS_FIELDS, id: 'id', phone: 'phone' };

function address(value: unknown, index: number): Address {
  const column = `addresses.${index}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new CellError(column, 'must be a JSON object');
  const fields = Object.entries(value).filter(([, text]) => text !== null);
  for (const [name, text] of fields) {
    if (!Object.hasOwn(SAVED_ADDRESS_FIELDS, name)) throw new CellError(`${column}.${name}`, 'is not a field of an address');
    if (typeof text !== 'string') throw new CellError(`${column}.${name}`, 'must be text');
  }
  return Object.fromEntries(fields.map(([name, text]) => [SAVED_ADDRESS_FIELDS[name], text]));
}
