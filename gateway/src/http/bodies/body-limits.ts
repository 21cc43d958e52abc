/** How much the request bodies of one address, of one store, or of all may take. */
export interface BodyLimit {
  /** How many may be unfinished at the same time. */
  readonly unfinished: number;
  /** The memory that they may take together beyond that of small bodies, until the responses to their requests have been sent. */
  readonly bytes: number;
}

/** The limits of the request bodies that a gateway receives. */
export interface BodyLimits {
  readonly perAddress: BodyLimit;
  readonly perStore: BodyLimit;
  readonly all: BodyLimit;
}

const MIB = 1024 * 1024;

/** An ordinary body arrives with its headers, so the shoppers behind one address do not send this many slow ones. */
export const UNFINISHED_PER_ADDRESS_MAX = 64;
export const UNFINISHED_PER_STORE_MAX = 200;
/** An unfinished request takes about 20 KiB besides its body. */
export const UNFINISHED_MAX = 500;

/** Nearly all bodies are smaller, and take nothing of the memory below. */
export const SMALL_BODY_BYTES = 16 * 1024;
/** At least 16 of the largest bodies. */
export const BODY_BYTES_PER_ADDRESS_MAX = 4 * MIB;
export const BODY_BYTES_PER_STORE_MAX = 8 * MIB;
export const BODY_BYTES_OF_ALL_MAX = 16 * MIB;

export const BODY_LIMITS: BodyLimits = {
  perAddress: { unfinished: UNFINISHED_PER_ADDRESS_MAX, bytes: BODY_BYTES_PER_ADDRESS_MAX },
  perStore: { unfinished: UNFINISHED_PER_STORE_MAX, bytes: BODY_BYTES_PER_STORE_MAX },
  all: { unfinished: UNFINISHED_MAX, bytes: BODY_BYTES_OF_ALL_MAX },
};
