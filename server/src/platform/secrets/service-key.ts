import { createHmac, hkdfSync } from 'node:crypto'

/** The purposes whose keys outlive a dropped secret: they check what exists and make nothing new. */
export const keptPurposes = ['audit', 'audit checkpoints', 'recovery code'] as const

/** The keys of one service secret, each derived for one purpose. */
export interface ServiceKey {
  /** Sixteen hexadecimal digits that identify the secret and reveal nothing else about it. */
  readonly id: string
  /** By which the database recognises the secret; it can only be reversed by trying every secret. */
  readonly checkValue: Buffer
  /** The 32-byte key for one purpose; undefined for one that was dropped with the secret. */
  derive(purpose: string): Buffer | undefined
  /** The whole key as JSON, to be stored sealed with a later key. */
  kept(): string
  /** As `kept`, without the secret itself. */
  keptForChecking(): string
}

/** A key whose secret is known. */
export interface WholeKey extends ServiceKey {
  derive(purpose: string): Buffer
}

const shortestSecret = 32

export function keyOf(root: Buffer): WholeKey {
  if (root.length < shortestSecret) throw new RangeError('the service secret must have at least 32 bytes')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `konttori/${purpose}`, 32))
  const id = derive('key id').toString('hex', 0, 8)
  return {
    id,
    checkValue: createHmac('sha256', derive('key check')).update(id).digest(),
    derive,
    kept: () => JSON.stringify({ root: root.toString('base64') }),
    keptForChecking: () =>
      JSON.stringify({
        id,
        checkValue: createHmac('sha256', derive('key check')).update(id).digest('base64'),
        purposes: Object.fromEntries(
          keptPurposes.map(purpose => [purpose, derive(purpose).toString('base64')]),
        ),
      }),
  }
}

/** Parses the JSON of `kept` or `keptForChecking`. */
export function readKey(text: string): ServiceKey {
  const found = JSON.parse(text) as {
    readonly root?: string
    readonly id?: string
    readonly checkValue?: string
    readonly purposes?: Readonly<Record<string, string>>
  }
  if (found.root !== undefined) return keyOf(Buffer.from(found.root, 'base64'))
  const { id = '', checkValue = '', purposes = {} } = found
  return {
    id,
    checkValue: Buffer.from(checkValue, 'base64'),
    derive: purpose => {
      const key = purposes[purpose]
      return key === undefined ? undefined : Buffer.from(key, 'base64')
    },
    kept: () => text,
    keptForChecking: () => text,
  }
}
