/** An answer that the published document does not speak of, and why that is right. */
export interface Exception {
  /** The operation's id, or `*` for any. */
  readonly operation: string;
  readonly status: number;
  readonly why: string;
}

/** The whole list: every other answer of the suite is held against the document. */
export const EXCEPTIONS: readonly Exception[] = [];
