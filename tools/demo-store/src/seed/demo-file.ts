import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '@storefront/contract';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';

export type DemoKeys = { readonly publishable: string; readonly secret: string };

/** The content of `demo.json`: everything needed to use the demo store. */
export type DemoDocument = {
  readonly base_url: string;
  readonly demo_url: string;
  readonly tenant_id: string;
  /** The Admin API, if it runs, and a token of the store with all scopes. */
  readonly admin?: { readonly url: string; readonly token: string; readonly store_id: string; readonly expires_at: string };
  readonly keys: Readonly<Record<Mode, DemoKeys>>;
  readonly shoppers: readonly {
    readonly mode: Mode;
    readonly email: string;
    readonly password: string;
    readonly customer_id: string;
  }[];
};

const fileOf = (home: string): string => join(home, 'demo.json');
const draftOf = (home: string): string => join(home, 'demo-draft.json');

/** Reads the demo of an earlier start. The file is written last, so an interrupted first start leaves none and is repeated. */
export const readDemo = async (home: string): Promise<DemoDocument | undefined> =>
  (await readPrivateFile(fileOf(home))) as DemoDocument | undefined;

/** Writes `demo.json`, readable only by its owner. */
export async function writeDemo(home: string, document: DemoDocument): Promise<void> {
  await writePrivateFile(fileOf(home), document);
  await rm(draftOf(home), { force: true });
}

/** A store whose content is not complete yet. */
export type DemoDraft = Pick<DemoDocument, 'tenant_id'>;

/** Reads the store that a first start created before it failed. */
export const readDraft = async (home: string): Promise<DemoDraft | undefined> =>
  (await readPrivateFile(draftOf(home))) as DemoDraft | undefined;

/** Records the store before it is filled, so that the start after a failed one completes it instead of creating another. */
export const writeDraft = (home: string, draft: DemoDraft): Promise<void> => writePrivateFile(draftOf(home), draft);
