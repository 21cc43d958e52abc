import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text;
}

/** The size of a page, and where each text on it lies, in points from the bottom left. */
export interface PlacedTexts {
  readonly size: readonly number[];
  readonly texts: readonly {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly size: number;
  }[];
}

/** The size and the texts of each page of a PDF. */
export async function textsOf(pdf: Buffer): Promise<PlacedTexts[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
        return [{ text: item.str, left, right: left + item.width, bottom, size: item.height }];
      });
      return { size: page.view.slice(2), texts };
    }),
  );
}
