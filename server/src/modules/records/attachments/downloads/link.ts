import { type CredentialKind, credentialKinds } from '../../../../platform/access/caller.ts'
import { type Keyring, SealUnreadable } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What the URL of a download stands for: sealed, so that the URL tells nothing and nobody else makes one. */
export interface Link {
  readonly orgId: Id
  readonly attachmentId: Id
  /** Pixels of a thumbnail's longest edge; null for the file. */
  readonly size: number | null
  /** With what it was asked for. */
  readonly credential: { readonly kind: CredentialKind; readonly id: Id }
  readonly membershipId: Id
  /** Real time. */
  readonly endsAtMs: number
}

const bound = 'attachments.download'

export function sealLink(keyring: Keyring, link: Link): string {
  const { orgId, attachmentId, membershipId, credential, size, endsAtMs } = link
  const numbers = Buffer.alloc(9)
  numbers.writeUInt8(credentialKinds.indexOf(credential.kind), 0)
  numbers.writeUInt16BE(size ?? 0, 1)
  numbers.writeUIntBE(endsAtMs, 3, 6)
  const packed = Buffer.concat([...[orgId, attachmentId, membershipId, credential.id].map(bytesOf), numbers])
  return keyring.seal(packed.toString('base64'), bound).toString('base64url')
}

/** Undefined for a text that is no link of ours. */
export function openLink(keyring: Keyring, text: string): Link | undefined {
  const packed = opened(keyring, text)
  if (!packed) return undefined
  const [orgId, attachmentId, membershipId, credentialId] = [0, 16, 32, 48].map(at =>
    idOf(packed.subarray(at, at + 16)),
  ) as [Id, Id, Id, Id]
  const kind = credentialKinds[packed.readUInt8(64)]
  if (!kind) return undefined
  return {
    orgId,
    attachmentId,
    membershipId,
    credential: { kind, id: credentialId },
    size: packed.readUInt16BE(65) || null,
    endsAtMs: packed.readUIntBE(67, 6),
  }
}

const packedLength = 73

function opened(keyring: Keyring, text: string): Buffer | undefined {
  const sealed = Buffer.from(text, 'base64url')
  // One text for one link: the decoder passes over characters that are none of the alphabet.
  if (sealed.toString('base64url') !== text) return undefined
  try {
    const packed = Buffer.from(keyring.open(sealed, bound), 'base64')
    return packed.length === packedLength ? packed : undefined
  } catch (error) {
    if (error instanceof SealUnreadable) return undefined
    throw error
  }
}

const bytesOf = (id: Id): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

function idOf(bytes: Buffer): Id {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
