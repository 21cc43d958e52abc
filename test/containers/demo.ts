/** The demo store of docker-compose.yml. */
export interface Demo {
  readonly base_url: string;
  readonly demo_url: string;
  readonly admin: { readonly url: string; readonly token: string; readonly store_id: string };
  readonly keys: { readonly sandbox: { readonly publishable: string; readonly secret: string } };
  readonly shoppers: readonly { readonly mode: string; readonly email: string; readonly password: string }[];
}

/** Reads the demo store's keys and shoppers from a running system. */
export const readDemo = async (compose: (...words: string[]) => Promise<string>): Promise<Demo> =>
  JSON.parse(await compose('exec', '-T', 'demo-page', 'cat', '/var/lib/storefront/demo/demo.json')) as Demo;
