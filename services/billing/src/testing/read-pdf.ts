import { extractText } from 'unpdf';

/** The text of each page of a PDF. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text;
}
