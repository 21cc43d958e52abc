/** Bytes that arrive in chunks. */
export interface ChunkList {
  append(chunk: Buffer): void;
  /** Returns all bytes so far. */
  bytes(): Buffer;
  /** Frees the memory. */
  clear(): void;
}

/** Smaller chunks are copied together. */
const BLOCK_BYTES = 16 * 1024;

/**
 * Collects chunks, and calls `onResize` with the memory that they take. A client can send every byte in a chunk of its own, so small ones are copied together: each would
 * take a hundred times its size.
 */
export function chunkList(onResize: (bytes: number) => void): ChunkList {
  let blocks: Buffer[] = [];
  /** The free end of the last block. */
  let free: Buffer = EMPTY;
  let memory = 0;

  const add = (block: Buffer): void => {
    blocks.push(block);
    memory += block.length;
    free = EMPTY;
  };
  return {
    append(chunk) {
      if (chunk.length <= free.length) {
        chunk.copy(free);
        free = free.subarray(chunk.length);
        return;
      }
      trim();
      // Most bodies are one chunk.
      if (blocks.length === 0 || chunk.length >= BLOCK_BYTES) add(chunk);
      else {
        const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
        add(block);
        chunk.copy(block);
        free = block.subarray(chunk.length);
      }
      onResize(memory);
    },
    bytes() {
      trim();
      const [first] = blocks;
      return first !== undefined && blocks.length === 1 ? first : Buffer.concat(blocks);
    },
    clear() {
      blocks = [];
      free = EMPTY;
      memory = 0;
      onResize(0);
    },
  };

  /** Ends the last block where its bytes end. */
  function trim(): void {
    const last = blocks.at(-1);
    if (last !== undefined && free.length > 0) blocks[blocks.length - 1] = last.subarray(0, last.length - free.length);
    free = EMPTY;
  }
}

const EMPTY = Buffer.alloc(0);
