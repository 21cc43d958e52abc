import { globSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';

/** The messages of the events of a release. */
export interface EventSchema {
  /** Returns why a consumer that was written for this schema cannot read the data of an event of a type. */
  violationsOf(type: string, data: unknown): readonly string[];
  /** Whether the release has the message of a type. */
  reads(type: string): boolean;
}

/** The message of `data` by the type of the event, or by its aggregate, as proto/storefront/events/v1/events.proto says. */
export const MESSAGES: Readonly<Record<string, string>> = {
  order: 'OrderEvent',
  invoice: 'InvoiceEvent',
  'invoice.backdated': 'BackdatedInvoiceEvent',
  credit_note: 'CreditNoteEvent',
  product: 'ProductEvent',
  stock: 'StockChanged',
  catalog: 'CatalogChanged',
  session: 'SessionEnded',
  key: 'KeyChanged',
  refund: 'RefundEvent',
  payment: 'PaymentSessionEvent',
  'payment.disputed': 'PaymentDisputed',
  payment_session: 'PaymentSessionEvent',
  customer: 'CustomerEvent',
  'customer.exemption_changed': 'ExemptionChanged',
};
const PACKAGE = 'storefront.events.v1.';

/**
 * Reads the messages in `proto/` of a checkout. With `acceptsMissing`, a missing field is read as its default, as a consumer must when the previous release
 * wrote the event; without, every field must be there, as `packages/events` promises to consumers.
 */
export function readEventSchema(folder: string, { acceptsMissing }: { acceptsMissing: boolean }): EventSchema {
  const root = new protobuf.Root();
  root.resolvePath = (_from, target) => join(folder, 'proto', target);
  root.loadSync(globSync('storefront/events/**/*.proto', { cwd: join(folder, 'proto') })).resolveAll();
  const nameOf = (type: string): string | undefined => MESSAGES[type] ?? MESSAGES[type.split('.')[0] ?? ''];
  return {
    reads: (type) => root.lookup(PACKAGE + nameOf(type)) instanceof protobuf.Type,
    violationsOf(type, data) {
      const [aggregate = ''] = type.split('.');
      const name = nameOf(type);
      if (name === undefined) return [`there is no message for ${type}`];
      const message = root.lookup(PACKAGE + name);
      // A release without the message does not handle the event.
      return message instanceof protobuf.Type ? messageViolations(message, data, aggregate, acceptsMissing) : [];
    },
  };
}

function messageViolations(type: protobuf.Type, value: unknown, path: string, acceptsMissing: boolean): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is not an object`];
  return type.fieldsArray.flatMap((field) => {
    const [member, at] = [Reflect.get(value, field.name), `${path}.${field.name}`];
    const check = (each: unknown, where: string) => valueViolations(field, each, where, acceptsMissing);
    if (member === undefined || member === null)
      return isOptional(field) || (member === undefined && acceptsMissing) ? [] : [`${at} is missing`];
    if (!field.repeated) return check(member, at);
    return Array.isArray(member) ? member.flatMap((each, index) => check(each, `${at}[${index}]`)) : [`${at} is not a list`];
  });
}

/** Messages, and fields of a oneof or with the label `optional`, may be absent. */
const isOptional = ({ repeated, resolvedType, partOf }: protobuf.Field): boolean =>
  !repeated && (resolvedType instanceof protobuf.Type || partOf !== null);

function valueViolations({ type, resolvedType }: protobuf.Field, value: unknown, at: string, acceptsMissing: boolean): readonly string[] {
  if (resolvedType instanceof protobuf.Type) return messageViolations(resolvedType, value, at, acceptsMissing);
  if (resolvedType instanceof protobuf.Enum)
    return String(value) in resolvedType.values ? [] : [`${at} has the unknown value ${String(value)}`];
  return JSON_TYPES[type]?.includes(typeof value) === true ? [] : [`${at} is a ${typeof value} instead of ${type}`];
}

/** The events have integers of 64 bits as text or, if they are small, as numbers. */
const JSON_TYPES: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  bool: ['boolean'],
  int32: ['number'],
  uint32: ['number'],
  double: ['number'],
  int64: ['string', 'number'],
  uint64: ['string', 'number'],
};
