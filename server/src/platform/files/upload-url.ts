import { timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../secrets/keyring.ts'
import { longestUploadMs } from './disk-housekeeping.ts'
import { requireKey, type Upload } from './storage.ts'

/** The path of the route; the rest of a key follows, whose first part is `uploads`. */
export const uploadPath = '/uploads/:organisation/:id'

/** The URL of our own to which the bytes of an upload are sent; it says what it takes, and its signature that we made it. */
export function uploadUrl(keyring: Keyring, baseUrl: string, upload: Upload): string {
  const { key, size, sha256, contentType, expiresAt } = upload
  requireKey(key)
  if (!key.startsWith('uploads/')) throw new Error(`${key} is no key of an upload`)
  if (Date.parse(expiresAt) > Date.now() + longestUploadMs)
    throw new Error('an upload URL is valid for 24 hours at the longest')
  const query = new URLSearchParams({
    size: String(size),
    sha256,
    contentType,
    expiresAt,
    signature: keyring.mac('upload', signedText(upload)).toString('base64url'),
  })
  return `${baseUrl}/${key}?${query}`
}

/** What a URL says, when we made it; undefined for any other. It may have expired. */
export function readUploadUrl(
  keyring: Keyring,
  key: string,
  query: Readonly<Record<string, unknown>>,
): Upload | undefined {
  const { size, sha256, contentType, expiresAt, signature } = query
  const texts = [size, sha256, contentType, expiresAt, signature]
  if (!texts.every(text => typeof text === 'string') || Object.keys(query).length !== texts.length)
    return undefined
  const upload = { key, size: Number(size), sha256, contentType, expiresAt } as Upload
  const given = Buffer.from(signature as string, 'base64url')
  // The signature is of the number, which other spellings mean too.
  if (String(upload.size) !== size) return undefined
  const isOurs = keyring
    .macs('upload', signedText(upload))
    .some(mac => mac.length === given.length && timingSafeEqual(mac, given))
  return isOurs ? upload : undefined
}

const signedText = ({ key, size, sha256, contentType, expiresAt }: Upload): string =>
  JSON.stringify([key, size, sha256, contentType, expiresAt])
