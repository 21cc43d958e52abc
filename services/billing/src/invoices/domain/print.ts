import type { PostalAddress } from '@storefront/contract';

/** The sizes of paper that documents are made for. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The text and labels on the documents of an invoice, as of the issue. */
export interface Print {
  /** "GCT", "VAT". */
  readonly taxLabel: string;
  /** The label of the tax numbers of seller and buyer. */
  readonly taxNumberLabel: string;
  readonly paper: Paper;
  readonly purchaseOrderNumber: string | null;
  readonly deliveryAddress: PostalAddress | null;
  /** The date of the supply in the time zone of the store, `YYYY-MM-DD`, if it was known. */
  readonly suppliedOn: string | null;
}

type Labels = Pick<Print, 'taxLabel' | 'taxNumberLabel' | 'paper'>;

/** The texts and labels of a store without settings. */
const DEFAULT_LABELS: Labels = {
  taxLabel: 'GCT',
  taxNumberLabel: 'Tax number',
  paper: 'letter',
};

/** Returns the labels and the paper of a store; what it has not set is the default. */
export const labelsOf = ({ taxLabel, taxNumberLabel, paper }: { readonly [K in keyof Labels]: Labels[K] | null }): Labels => ({
  taxLabel: taxLabel ?? DEFAULT_LABELS.taxLabel,
  taxNumberLabel: taxNumberLabel ?? DEFAULT_LABELS.taxNumberLabel,
  paper: paper ?? DEFAULT_LABELS.paper,
});
