const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 without a byte order mark; undefined if the bytes are invalid, so that no replacement characters are stored. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
