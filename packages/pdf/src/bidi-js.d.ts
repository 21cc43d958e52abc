/** The part of bidi-js that this service uses. Its own types do not say that it is a CommonJS module. */
declare module 'bidi-js' {
  /** The level of each character, which is odd from right to left. */
  export interface EmbeddingLevels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    /** Returns the positions in the text in the order from left to right. */
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
  };
}
