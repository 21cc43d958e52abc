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
  readonly keys: Readonly<Record<Mode, DemoKeys>>;
  readonly shoppers: readonly {
    readonly mode: Mode;
    readonly email: string;
    readonly password: string;
    readonly customer_id: string;
  }[];
  /** The origins that both publishable keys allow. */
  readonly allowed_origins: readonly string[];
};

/** A demo that an earlier release may have written, whose keys allow one origin. */
export type StoredDemo = Omit<DemoDocument, 'allowed_origins'> & Partial<Pick<DemoDocument, 'allowed_origins'>>;

const fileOf = (home: string): string => join(home, 'demo.json');
const draftOf = (home: string): string => join(home, 'demo-draft.json');

/** Reads the demo of an earlier start. The file is written last, so an interrupted first start leaves none and is repeated. */
export const readDemo = async (home: string): Promise<StoredDemo | undefined> =>
  (await readPrivateFile(fileOf(home))) as StoredDemo | undefined;

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
