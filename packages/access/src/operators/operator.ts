import type { OperatorScope } from '../operator-scopes.ts';

/** Who makes a call to the RPCs of operators. */
export interface Operator {
  /** The name of the token. */
  readonly name: string;
  /** Null for the token of the environment. */
  readonly tokenId: string | null;
  readonly scopes: readonly OperatorScope[];
  /** The only store that the token is for, or null. */
  readonly tenantId: string | null;
  /** When the token ends; null for the token of the environment. */
  readonly expiresAt: Date | null;
  /** Why the token is no longer valid. */
  readonly ended?: 'expired' | 'revoked';
}

/** The operator with the token of the environment, which issues the first named token. */
export const ROOT_OPERATOR: Operator = { name: 'root', tokenId: null, scopes: ['admin'], tenantId: null, expiresAt: null };

/** A call of an operator, as it is authorized and recorded. */
export interface OperatorCall {
  readonly operator: Operator;
  /** The gRPC path. */
  readonly path: string;
  /** The fields of the request; none if it is a stream. */
  readonly request: Fields;
  /** The store that the call names, in its caller or its request. */
  readonly tenantId: string | null;
  readonly mode: string | null;
  readonly requestId: string;
}

/** The fields of a message. */
export type Fields = Readonly<Record<string, unknown>>;

/** Identifies operators and records what they do, for a server. */
export interface Operators {
  /** Returns the owner of a named token, also of one that has ended, or undefined. */
  identify(token: string): Promise<Operator | undefined>;
  recordDenial(call: OperatorCall, reason: string): Promise<void>;
  /** Runs the work of a call. What it changes is recorded in the transaction that changes it. */
  record<T>(call: OperatorCall, work: () => Promise<T>): Promise<T>;
}
