import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairQueue, type Flow } from '@storefront/fair-queue';
import { normalPassword } from '../../customers/domain/identity.ts';

/** Hashes and verifies passwords, a few at a time. Throws `service_unavailable` if no permit is free before the deadline of the flow. */
export interface Passwords {
  /** Returns a PHC string with a random salt and the parameters. */
  hash(password: string, flow: Flow): Promise<string>;
  /** Reports whether the password matches the hash. Without a hash it takes the same time and returns false. */
  matches(hash: string | null, password: string, flow: Flow): Promise<boolean>;
}

/**
 * The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane; about 20 ms on one core. They are stored with each hash,
 * so they can be raised later.
 */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
/** RFC 9106 recommends a salt of 16 bytes, and a tag of 32 bytes for password hashes. */
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Argon2 runs on libuv's four threads, which also serve DNS lookups, files, and, if the gateway shares the process, compression, so half of them stay available. */
const RUNNING_MAX = 2;
/** A store has one thread and one core at most. 50 hashes per second are many for one store, and a flood of them leaves the other core to all others. */
const RUNNING_PER_STORE = 1;
/** About two seconds of work, after which most callers have reached their deadline. */
const WAITING_MAX = 200;

interface StoredHash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** A hash that no password matches. It is verified in place of a missing hash, so that both cases take the same time. */
const DUMMY_HASH: StoredHash = { ...PARAMETERS, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };

const derive = promisify(argon2);

/** Creates an argon2id implementation with a bounded number of concurrent hashes. */
export function createPasswords(): Passwords {
  const queue = createFairQueue({
    resource: 'password_hashes',
    running: RUNNING_MAX,
    runningPerStore: RUNNING_PER_STORE,
    waiting: WAITING_MAX,
  });

  const tagOf = (password: string, { salt: nonce, tag, ...parameters }: StoredHash, flow: Flow): Promise<Buffer> =>
    queue.run(flow, () => derive('argon2id', { message: normalPassword(password), nonce, tagLength: tag.length, ...parameters }));

  return {
    async hash(password, flow) {
      const salted = { ...DUMMY_HASH, salt: randomBytes(SALT_BYTES) };
      return encode({ ...salted, tag: await tagOf(password, salted, flow) });
    },
    async matches(hash, password, flow) {
      const stored = hash === null ? DUMMY_HASH : decode(hash);
      const same = timingSafeEqual(await tagOf(password, stored, flow), stored.tag);
      return hash !== null && same;
    },
  };
}

const encode = ({ memory, passes, parallelism, salt, tag }: StoredHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function decode(hash: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (memory === undefined) throw new Error('a stored password hash is not an argon2id PHC string');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
