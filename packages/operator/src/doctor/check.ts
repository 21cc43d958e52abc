/** One rule, and what was found. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}
