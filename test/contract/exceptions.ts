/** A response that may deviate from the published document, and why. */
export interface Exception {
  /** The operation ID, or `*` for any. */
  readonly operation: string;
  readonly status: number;
  readonly why: string;
}

/** All exceptions. Every other response in the test suite must match the document. */
export const EXCEPTIONS: readonly Exception[] = [];
