const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of UTF-8 bytes, without a byte order mark; undefined where they are none, so that nothing is stored with letters replaced. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
