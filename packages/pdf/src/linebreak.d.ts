/** The part of linebreak, which comes without types, that this service uses. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next position where a line may end; null after the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
