import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { ConcurrencyLimiter } from '../../../../platform/concurrency-limiter.ts'

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

interface EncodedHash {
  readonly cost: { readonly memory: number; readonly passes: number; readonly parallelism: number }
  readonly salt: Buffer
  readonly hash: Buffer
}

const derive = promisify(argon2)
/** A hash takes 19 MiB and some 30 ms of a processor. One processor is left to other work. */
const hashing = new ConcurrencyLimiter({
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  queue: { waiting: 200, detail: 'Too many people sign in at once.' },
})

/** The salt that an encoded hash was made with. */
export const saltIn = (encoded: string): Buffer => decode(encoded).salt

export const newSalt = (): Buffer<ArrayBuffer> => randomBytes(saltBytes)

/**
 * The password's argon2id hash as an encoded (PHC) string; `salt` is the one of the address, see `passwords/salts.ts`.
 * Throws `service_busy` when too many wait.
 */
export async function hashPassword(password: string, salt: Buffer = newSalt()): Promise<string> {
  return encode({ cost, salt, hash: await derived(password, salt, cost, hashBytes) })
}

/**
 * Whether the password is the one of the encoded hash. Without a hash it costs the same time and is never right, so
 * that an answer's time does not tell which accounts exist. Throws `service_busy` when too many wait.
 */
export const isPassword = async (password: string, encoded: string | null): Promise<boolean> =>
  (await arePasswords(password, [encoded]))[0] ?? false

/**
 * The same for the accounts of one address. They share a salt, so one computation decides against all of them, and
 * the time does not show how many there are.
 */
export async function arePasswords(
  password: string,
  encoded: readonly (string | null)[],
): Promise<boolean[]> {
  const hashes = encoded.map(one => (one === null ? null : decode(one)))
  const known = hashes.filter(hash => hash !== null)
  const bySalt = Map.groupBy(known.length === 0 ? [nobody] : known, hash => costAndSalt(hash))
  const right = new Set<EncodedHash>()
  for (const [first, ...others] of bySalt.values()) {
    if (!first) continue
    const candidate = await derived(password, first.salt, first.cost, first.hash.length)
    for (const one of [first, ...others]) if (timingSafeEqual(candidate, one.hash)) right.add(one)
  }
  return hashes.map(hash => hash !== null && right.has(hash))
}

/**
 * Hashes a password that may be another account's, and says whether it is. One computation where that account has
 * the same salt, and where there is none.
 */
export async function hashAndCompare(
  password: string,
  salt: Buffer,
  encoded: string | null,
): Promise<{ readonly hash: string; readonly isSame: boolean }> {
  const hash = await hashPassword(password, salt)
  if (encoded === null) return { hash, isSame: false }
  const [mine, other] = [decode(hash), decode(encoded)]
  if (costAndSalt(mine) === costAndSalt(other))
    return { hash, isSame: timingSafeEqual(mine.hash, other.hash) }
  return { hash, isSame: await isPassword(password, encoded) }
}

const costAndSalt = ({ cost: { memory, passes, parallelism }, salt, hash }: EncodedHash): string =>
  [memory, passes, parallelism, hash.length, salt.toString('base64')].join(' ')

/** The hash of nobody's password: no derived value is all zero. */
const nobody: EncodedHash = { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

/** Two keyboards may write one password differently; NIST SP 800-63B §3.1.1.2 asks for one normal form. */
const derived = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: EncodedHash['cost'],
  tagLength: number,
): Promise<Buffer> => {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  }
  return hashing.run(() => derive('argon2id', parameters))
}

const encode = ({ cost: { memory, passes, parallelism }, salt, hash }: EncodedHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

function decode(encoded: string): EncodedHash {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    encoded,
  )
  if (!parts) throw new Error('a stored password hash is not an argon2id string')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
