import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Keyring } from '../secrets/keyring.ts'
import type { Instant } from '../vocabulary/dates.ts'
import { type Id, isId } from '../vocabulary/ids.ts'
import type { AuditHead } from './sealing.ts'

/**
 * A signed statement of where an organisation's chain ended at an instant. A copy kept outside proves later that the rows
 * up to it are unchanged; anyone with the public key can check its signature.
 */
export interface Checkpoint extends AuditHead {
  readonly organisationId: Id
  readonly at: Instant
  /** Ed25519, base64url. */
  readonly signature: string
}

export interface CheckpointKeys {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** RFC 8410: the PKCS #8 header before the 32 bytes of an Ed25519 private key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys that sign new checkpoints. */
export const checkpointKeys = (keyring: Keyring): CheckpointKeys =>
  keysFrom(keyring.derive('audit checkpoints'))

/** The public keys of all checkpoints, the present key first. */
export const checkpointPublicKeys = (keyring: Keyring): readonly KeyObject[] =>
  keyring.deriveAll('audit checkpoints').map(seed => keysFrom(seed).publicKey)

function keysFrom(seed: Buffer): CheckpointKeys {
  const der = Buffer.concat([pkcs8, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** The 32 bytes of the public key, base64url. */
export const publicKeyText = (publicKey: KeyObject): string => publicKey.export({ format: 'jwk' }).x ?? ''

/** The signed text: five lines of ASCII. */
const signedText = (checkpoint: Omit<Checkpoint, 'signature'>): Buffer =>
  Buffer.from(
    `konttori audit checkpoint 1\n${checkpoint.organisationId}\n${checkpoint.sequence}\n${checkpoint.hash}\n${checkpoint.at}`,
  )

export function signCheckpoint(
  { privateKey }: Pick<CheckpointKeys, 'privateKey'>,
  statement: Omit<Checkpoint, 'signature'>,
): Checkpoint {
  const { organisationId, sequence, hash, at } = statement
  return {
    organisationId,
    sequence,
    hash,
    at,
    signature: sign(null, signedText(statement), privateKey).toString('base64url'),
  }
}

/** The key that signed the checkpoint; undefined when none of them did. */
export function signerOf(publicKeys: readonly KeyObject[], checkpoint: Checkpoint): KeyObject | undefined {
  const signature = Buffer.from(checkpoint.signature, 'base64url')
  return publicKeys.find(key => verify(null, signedText(checkpoint), key, signature))
}

export const isSigned = (publicKeys: readonly KeyObject[], checkpoint: Checkpoint): boolean =>
  signerOf(publicKeys, checkpoint) !== undefined

const prefix = 'ktaudit1'

/** A checkpoint as one word: the signed text and the signature in characters that need no escaping. */
export const checkpointText = (checkpoint: Checkpoint): string =>
  [
    prefix,
    checkpoint.organisationId,
    checkpoint.sequence,
    checkpoint.hash,
    Date.parse(checkpoint.at),
    checkpoint.signature,
  ].join('.')

/** Parses a checkpoint; undefined when the text is none. Does not check its signature. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [start, organisationId = '', sequence = '', hash = '', milliseconds = '', signature = '', ...more] =
    text.trim().split('.')
  const at = new Date(Number(milliseconds))
  const wellFormed =
    start === prefix &&
    more.length === 0 &&
    isId(organisationId) &&
    /^\d{1,15}$/.test(sequence) &&
    /^[0-9a-f]{64}$/.test(hash) &&
    /^-?\d{1,15}$/.test(milliseconds) &&
    Number.isFinite(at.getTime()) &&
    /^[\w-]{86}$/.test(signature)
  if (!wellFormed) return undefined
  return { organisationId, sequence: Number(sequence), hash, at: at.toISOString(), signature }
}
