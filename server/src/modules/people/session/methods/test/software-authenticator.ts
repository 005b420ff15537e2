import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a browser and its authenticator do with a request, as far as a test wants them to go wrong. */
export interface Behaviour {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly userVerified?: boolean
  readonly userPresent?: boolean
  readonly signCount?: number
  readonly userHandle?: string | null
  readonly crossOrigin?: boolean
  readonly fmt?: string
  readonly attStmt?: Cbor
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>

/** RFC 8949 §3, as much of it as WebAuthn needs. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const entries = [...(value as ReadonlyMap<number | string, Cbor>)]
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')
const origin = 'https://konttori.example'
const flag = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 } as const

/** An authenticator with one ES256 passkey: it signs what WebAuthn Level 3 §6 says, with a real key. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #coseKey: Buffer
  /** 0 stays 0, as with passkeys that are synchronised. */
  readonly #counts: boolean
  #signCount = 0
  #userHandle: string | null = null

  constructor({ counts = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#counts = counts
    this.#coseKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  get id(): string {
    return base64url(this.credentialId)
  }

  /** What `navigator.credentials.create()` gives as JSON. */
  create(
    options: { challenge: string; rp?: { id?: string }; user?: { id: string } },
    behaviour: Behaviour = {},
  ) {
    this.#userHandle = options.user?.id ?? null
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      this.#coseKey,
    ])
    const data = this.#authenticatorData(options.rp?.id ?? '', flag.attested, behaviour)
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', behaviour.fmt ?? 'none'],
        ['attStmt', behaviour.attStmt ?? new Map()],
        ['authData', Buffer.concat([data, credential])],
      ]),
    )
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, behaviour),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
        publicKeyAlgorithm: -7,
      },
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
    }
  }

  /** What `navigator.credentials.get()` gives as JSON. */
  get(options: { challenge: string; rpId?: string }, behaviour: Behaviour = {}) {
    if (this.#counts) this.#signCount++
    const data = this.#authenticatorData(options.rpId ?? '', 0, behaviour)
    const clientDataJSON = clientData('webauthn.get', options.challenge, behaviour)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const userHandle = behaviour.userHandle === undefined ? this.#userHandle : behaviour.userHandle
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, this.#privateKey)),
        ...(userHandle !== null && { userHandle }),
      },
      clientExtensionResults: {},
    }
  }

  #authenticatorData(rpId: string, flags: number, behaviour: Behaviour): Buffer {
    const { userPresent = true, userVerified = true, signCount = this.#signCount } = behaviour
    const all =
      flags |
      (userPresent ? flag.present : 0) |
      (userVerified ? flag.verified : 0) |
      flag.backupEligible |
      flag.backedUp
    const data = Buffer.alloc(37)
    sha256(behaviour.rpId ?? rpId).copy(data)
    data.writeUInt8(all, 32)
    data.writeUInt32BE(signCount, 33)
    return data
  }
}

const clientData = (type: string, challenge: string, behaviour: Behaviour): string =>
  base64url(
    JSON.stringify({
      type: behaviour.type ?? type,
      challenge: behaviour.challenge ?? challenge,
      origin: behaviour.origin ?? origin,
      crossOrigin: behaviour.crossOrigin ?? false,
    }),
  )
