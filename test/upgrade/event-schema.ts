import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The messages of the events of a release. */
export interface EventSchema {
  /** Returns why a consumer that was written for this schema cannot read the data of an event. */
  violationsOf(aggregate: string, data: unknown): readonly string[];
}

/** The message of `data` by the aggregate of the event, as proto/storefront/events/v1/events.proto says. */
const MESSAGES: Readonly<Record<string, string>> = {
  order: 'OrderEvent',
  invoice: 'InvoiceEvent',
  product: 'ProductEvent',
  stock: 'StockChanged',
  catalog: 'CatalogChanged',
  session: 'SessionEnded',
  key: 'KeyChanged',
  refund: 'RefundEvent',
  payment_session: 'PaymentSessionEvent',
};
const PACKAGE = '.storefront.events.v1.';

interface FieldDescriptor {
  readonly jsonName: string;
  readonly label: string;
  readonly type: string;
  readonly typeName?: string;
  /** Set for a member of a oneof, and for an optional field. */
  readonly oneofIndex?: number;
}
interface Descriptor {
  readonly name: string;
  readonly field?: readonly FieldDescriptor[];
  readonly nestedType?: readonly Descriptor[];
  readonly enumType?: readonly EnumDescriptor[];
}
interface EnumDescriptor {
  readonly name: string;
  readonly value: readonly { readonly name: string }[];
}
interface FileDescriptor {
  readonly package: string;
  readonly messageType?: readonly Descriptor[];
  readonly enumType?: readonly EnumDescriptor[];
}

interface Types {
  readonly messages: Map<string, readonly FieldDescriptor[]>;
  readonly enums: Map<string, ReadonlySet<string>>;
}

/** The whole image is 400 KB of JSON. */
const IMAGE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads the messages in `proto/` of a checkout. With `acceptsMissing`, a missing field is read as its default, as a consumer must when the previous release
 * wrote the event; without, every field must be there, as `packages/events` promises to consumers.
 */
export async function readEventSchema(folder: string, { acceptsMissing }: { acceptsMissing: boolean }): Promise<EventSchema> {
  const args = ['build', join(folder, 'proto'), '--as-file-descriptor-set', '--output', '-#format=json'];
  const { stdout } = await promisify(execFile)('node_modules/.bin/buf', args, { maxBuffer: IMAGE_BYTES_MAX });
  const types: Types = { messages: new Map(), enums: new Map() };
  for (const file of (JSON.parse(stdout) as { file: readonly FileDescriptor[] }).file) collect(types, `.${file.package}`, file);
  return {
    violationsOf(aggregate, data) {
      const message = MESSAGES[aggregate];
      if (message === undefined) return [`there is no message for events of ${aggregate}`];
      return messageViolations(types, PACKAGE + message, data, aggregate, acceptsMissing);
    },
  };
}

function collect(types: Types, scope: string, { messageType, nestedType, enumType }: Partial<FileDescriptor & Descriptor>): void {
  for (const { name, value } of enumType ?? []) types.enums.set(`${scope}.${name}`, new Set(value.map((each) => each.name)));
  for (const message of messageType ?? nestedType ?? []) {
    types.messages.set(`${scope}.${message.name}`, message.field ?? []);
    collect(types, `${scope}.${message.name}`, { nestedType: message.nestedType ?? [], enumType: message.enumType ?? [] });
  }
}

function messageViolations(types: Types, name: string, value: unknown, path: string, acceptsMissing: boolean): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is not an object`];
  return (types.messages.get(name) ?? []).flatMap((field) => {
    const [member, at] = [Reflect.get(value, field.jsonName), `${path}.${field.jsonName}`];
    const check = (each: unknown, where: string) => valueViolations(types, field, each, where, acceptsMissing);
    if (member === undefined || member === null)
      return isOptional(field) || (member === undefined && acceptsMissing) ? [] : [`${at} is missing`];
    if (field.label !== 'LABEL_REPEATED') return check(member, at);
    return Array.isArray(member) ? member.flatMap((each, index) => check(each, `${at}[${index}]`)) : [`${at} is not a list`];
  });
}

/** Messages, and fields of a oneof or with the label `optional`, may be absent. */
const isOptional = ({ label, type, oneofIndex }: FieldDescriptor): boolean =>
  label !== 'LABEL_REPEATED' && (type === 'TYPE_MESSAGE' || oneofIndex !== undefined);

function valueViolations(types: Types, { type, typeName = '' }: FieldDescriptor, value: unknown, at: string, acceptsMissing: boolean) {
  if (type === 'TYPE_MESSAGE') return messageViolations(types, typeName, value, at, acceptsMissing);
  if (type === 'TYPE_ENUM') return types.enums.get(typeName)?.has(String(value)) ? [] : [`${at} has the unknown value ${String(value)}`];
  return JSON_TYPES[type]?.includes(typeof value) === true ? [] : [`${at} is a ${typeof value} instead of ${type}`];
}

/** The events have integers of 64 bits as text or, if they are small, as numbers. */
const JSON_TYPES: Readonly<Record<string, readonly string[]>> = {
  TYPE_STRING: ['string'],
  TYPE_BOOL: ['boolean'],
  TYPE_INT32: ['number'],
  TYPE_UINT32: ['number'],
  TYPE_DOUBLE: ['number'],
  TYPE_INT64: ['string', 'number'],
  TYPE_UINT64: ['string', 'number'],
};
