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
  readonly allowed_origin: string;
};

const fileOf = (home: string): string => join(home, 'demo.json');

/** Reads the demo of an earlier start. The file is written last, so an interrupted first start leaves none and is repeated. */
export const readDemo = async (home: string): Promise<DemoDocument | undefined> =>
  (await readPrivateFile(fileOf(home))) as DemoDocument | undefined;

/** Writes `demo.json`, readable only by its owner. */
export const writeDemo = (home: string, document: DemoDocument): Promise<void> => writePrivateFile(fileOf(home), document);
