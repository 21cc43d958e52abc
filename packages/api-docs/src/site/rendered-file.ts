/** A file as it is served. */
export interface RenderedFile {
  /** The value of its Content-Type header. */
  readonly type: string;
  readonly bytes: Buffer;
}
