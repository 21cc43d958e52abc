import { writeFile } from 'node:fs/promises';
import type { RenderInvoiceResponse__Output } from '@storefront/proto/storefront/billing/v1';

/** Writes a streamed PDF to `out` or `<number>.pdf`. It is written at once, so that an interrupted stream leaves no file behind. */
export async function writePdf(parts: AsyncIterable<RenderInvoiceResponse__Output>, out: string | undefined) {
  let number = '';
  const chunks: Buffer[] = [];
  for await (const { pdf, chunk } of parts) {
    if (pdf) number = pdf.number;
    if (chunk) chunks.push(chunk);
  }
  const file = out ?? `${number}.pdf`;
  const bytes = Buffer.concat(chunks);
  await writeFile(file, bytes);
  return { number, file, bytes: bytes.length };
}
