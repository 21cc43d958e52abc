import type { Reason } from '../docs/error-reasons.ts';

/** A named example of a body. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** The documentation of an operation, in addition to its row in the route table. */
export interface OperationDocs {
  /** CommonMark, in the contract's words. */
  readonly description: string;
  /** The error reasons specific to this operation; those implied by its access are added. */
  readonly reasons?: readonly Reason[];
  /** Complete request bodies. */
  readonly request?: Examples;
  /** Complete success bodies; absent if the response has none. */
  readonly response?: Examples;
}
