import type { Mode } from '@storefront/contract';
import type { PlannedFault } from '../faults/planned-fault.ts';

/** A store in one mode: the unit that shares no data with any other. */
export interface Shop {
  /** `store-1/sandbox`. */
  readonly name: string;
  readonly tenantId: string;
  readonly mode: Mode;
  /** A word in every SKU, name, and email of this shop, and in no other shop's. */
  readonly mark: string;
}

/** The intent of a request. */
export type Action =
  | 'login'
  | 'browse'
  | 'create cart'
  | 'add line'
  | 'price cart'
  | 'check out'
  | 'read order'
  | 'read payment'
  | 'choose payment'
  | 'repay'
  | 'cancel'
  | 'read invoice'
  | 'pay invoice'
  | 'pay invoices'
  | 'apply credit'
  | 'read statement'
  | 'read foreign'
  | 'record payment'
  | 'record on account'
  | 'refund'
  | 'cancel lines'
  | 'restock'
  | 'reverse'
  | 'reissue'
  | 'ship'
  | 'import product'
  | 'set stock';

/** The end of the path of a command that was sent over the Admin API instead. */
export const OVER_API = 'over the Admin API';

/** One request and its response. */
export interface RequestRecord {
  readonly number: number;
  readonly action: Action;
  /** In milliseconds since the start of the run. */
  readonly atMs: number;
  readonly tookMs: number;
  readonly shop: string;
  /** The customer ID, or `operator`. */
  readonly shopper: string;
  readonly method: string;
  readonly path: string;
  /** The Idempotency-Key, or the key or reference of an operator's command. */
  readonly key: string | null;
  readonly sent: unknown;
  /** Null if no response arrived. An operator's command has 200 or, if it failed, the status of its error code. */
  readonly status: number | null;
  readonly mode: string | null;
  /** As the client sent it. */
  readonly requestId: string;
  /** Whether the response has a Retry-After header. */
  readonly retryAfter: boolean;
  /** The parsed body, or the error without a response. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly response: any;
  /** How the response violates the published contract. */
  readonly contractViolations: readonly string[];
}

/** One attempt of a webhook delivery, as an endpoint received it. */
export interface DeliveryRecord {
  readonly atMs: number;
  /** The shop of the subscription that belongs to the endpoint. */
  readonly shop: string;
  readonly endpoint: string;
  readonly deliveryId: string;
  readonly eventId: string;
  readonly type: string;
  readonly mode: string;
  /** Null for the types that the sequence does not count. */
  readonly sequence: number | null;
  readonly position: number | null;
  /** The ID of the object, or the SKU. */
  readonly subject: string;
  readonly body: string;
  /** Whether the signature is right for the secret of the endpoint. */
  readonly isSigned: boolean;
  /** The status that the endpoint returned; null if it did not respond in time. */
  readonly status: number | null;
}

/** A webhook subscription of a run. */
export interface EndpointRecord {
  readonly name: string;
  readonly shop: string;
  readonly behavior: string;
  readonly types: readonly string[];
  /** When the subscription existed, in milliseconds since 1970. */
  readonly subscribedAtMs: number;
  /** Whether every event of the shop must arrive there. */
  readonly isReliable: boolean;
  /** Whether it receives the events of an aggregate in order. */
  readonly isOrdered: boolean;
  /** The payment rails of the orders that its filter lets through; null if it has no filter. One with a filter subscribes to events of orders only. */
  readonly rails: readonly string[] | null;
}

/** The end of a webhook subscription that the store has disabled or deleted. */
export interface EndRecord {
  readonly endpoint: string;
  /** When that was acknowledged, in milliseconds since the start of the run. */
  readonly atMs: number;
}

/** A fault that struck, with its real times. */
export interface FaultRecord extends PlannedFault {
  readonly struckAtMs: number;
  readonly endedAtMs: number;
  /** Why it could not be carried out, if so. */
  readonly failure?: string;
}

/** For how long the gateway, or the program that sends the requests, was ready to run while the machine ran other processes. */
export interface WaitRecord {
  readonly fromMs: number;
  readonly toMs: number;
  readonly waitedMs: number;
}

/** Everything that was observed from outside during a run. */
export interface History {
  /** When the run started, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly shops: readonly Shop[];
  readonly requests: readonly RequestRecord[];
  readonly endpoints: readonly EndpointRecord[];
  readonly ends: readonly EndRecord[];
  readonly deliveries: readonly DeliveryRecord[];
  readonly faults: readonly FaultRecord[];
  readonly waits: readonly WaitRecord[];
}
