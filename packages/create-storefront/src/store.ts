/** The store that the storefront sells for: where its API is, and its keys. */
export interface Store {
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
}
