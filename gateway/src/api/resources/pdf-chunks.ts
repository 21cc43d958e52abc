import { present } from '../../http/replies/present.ts';

/** A part of a streamed PDF after its head. */
interface PdfPart {
  readonly chunk?: Buffer | undefined;
}

/** Yields the bytes of a PDF that a service streams, and ends the call with the reader. */
export async function* chunksOf(parts: AsyncIterator<PdfPart>): AsyncGenerator<Buffer> {
  try {
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield present(part.value.chunk, 'chunk');
  } finally {
    await parts.return?.();
  }
}
