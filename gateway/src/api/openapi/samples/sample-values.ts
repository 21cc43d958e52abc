/** Example values for the code samples of an operation. The body is the first request example of the operation, unless it is given here. */
export interface SampleValues {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file to which a response that is not JSON is saved. */
  readonly file?: string;
}

/** Example values by operation ID. */
export type Samples = Readonly<Record<string, SampleValues>>;
