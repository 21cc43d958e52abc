import type { RejectedLine__Output, RequestedLine } from '@storefront/proto/storefront/cart/v1';

/** A line of a validated batch, or how it is rejected without asking the service. */
export type BatchLine = { readonly sku: string } & (
  | { readonly line: RequestedLine; readonly code?: undefined }
  | { readonly code: string; readonly detail: string }
);

/** A rejected line in the public JSON. */
interface RejectedJson {
  readonly index: number;
  readonly sku: string;
  readonly code: string;
  readonly detail: string;
}

/** Renders a line that the service rejects. */
export const renderRejected = ({ index, sku, code, detail }: RejectedLine__Output): RejectedJson => ({ index, sku, code, detail });

/** Returns the valid lines of a batch, which are sent to the service, and a function that adds those that it rejects to the others, in the order of the request. */
export function batchOf(lines: readonly BatchLine[]): {
  readonly sent: RequestedLine[];
  readonly rejectedWith: (rejected: readonly RejectedLine__Output[]) => readonly RejectedJson[];
} {
  const sent: RequestedLine[] = [];
  const positions: number[] = [];
  const refused: RejectedJson[] = [];
  for (const [index, each] of lines.entries()) {
    if (each.code === undefined) {
      positions.push(index);
      sent.push(each.line);
    } else refused.push({ index, sku: each.sku, code: each.code, detail: each.detail });
  }
  const toPosition = (each: RejectedJson): RejectedJson => ({ ...each, index: positions[each.index] ?? each.index });
  return {
    sent,
    rejectedWith: (rejected) => [...refused, ...rejected.map(renderRejected).map(toPosition)].sort((a, b) => a.index - b.index),
  };
}
