/** A value that a filter compares with. */
export type FilterValue = string | number | boolean | null;

/** A condition on the data of events: the value at a dotted path is one of these. */
export interface Filter {
  readonly field: string;
  readonly in: readonly FilterValue[];
}

/** Whether events of an aggregate wait for each other. */
export type Ordering = 'NONE' | 'AGGREGATE';
/** How `webhook-signature` is computed: with the shared secret or with an Ed25519 key. */
export type SignatureScheme = 'v1' | 'v1a';

/** The options of a subscription, besides its endpoint and its event types. The values of headers are sealed. */
export interface SubscriptionOptions {
  readonly filters: readonly Filter[];
  readonly headerNames: readonly string[];
  readonly ordering: Ordering;
  readonly signatureScheme: SignatureScheme;
  /** The public key of `v1a`, which stays while `v1` is used; null until `v1a` was chosen. */
  readonly publicKey: string | null;
  readonly maxDeliveriesPerSecond: number | null;
}

/** The options of a request; absent ones are not changed. Values are not checked yet. */
export interface RequestedOptions {
  readonly filters?: readonly Filter[] | undefined;
  readonly headers?: readonly RequestHeader[] | undefined;
  readonly ordering?: string | undefined;
  readonly signatureScheme?: string | undefined;
  /** 0 removes the limit. */
  readonly maxDeliveriesPerSecond?: number | undefined;
}

/** A header of every request to the endpoint. */
export interface RequestHeader {
  readonly name: string;
  readonly value: string;
}

/** Options to store; absent ones stay the same. */
export interface OptionChange extends Partial<
  Pick<SubscriptionOptions, 'filters' | 'ordering' | 'signatureScheme' | 'maxDeliveriesPerSecond'>
> {
  readonly headers?: SealedHeaders;
  /** The key pair of a subscription that has none yet. */
  readonly keyPair?: SealedKeyPair;
}

/** The headers of a subscription: their names, and all of them encrypted, or null if there are none. */
export interface SealedHeaders {
  readonly names: readonly string[];
  readonly sealed: Buffer | null;
}

/** A key pair whose private key is encrypted. */
export interface SealedKeyPair {
  readonly publicKey: string;
  readonly sealed: Buffer;
}

/** All must match, so more would be a mistake. */
export const FILTERS_MAX = 10;
/** As many SKUs or statuses as a person writes down. */
export const FILTER_VALUES_MAX = 50;
/** Much longer than any path of the events' data. */
export const FILTER_FIELD_LENGTH_MAX = 200;
/** Longer than identifiers, which filters compare with. */
export const FILTER_VALUE_LENGTH_MAX = 500;
/** A credential, and what routes the request behind the endpoint's proxy. */
export const HEADERS_MAX = 10;
export const HEADER_NAME_LENGTH_MAX = 100;
/** Longer than a bearer token; all headers together stay below what servers accept. */
export const HEADER_VALUE_LENGTH_MAX = 1_024;
/** More than a sender delivers. */
export const DELIVERIES_PER_SECOND_MAX = 1_000;
/** The hours for which both schemes sign after a change, as both secrets do after a rotation. */
export const SCHEME_OVERLAP_HOURS = 24;
