import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '../vocabulary/ids.ts'

const idBytes = 16
const secretBytes = 32
const form = /^[A-Za-z0-9_-]{64}$/

/** What an address that somebody is given carries; the text is shown once and only the hash is kept. */
export interface OrganisationToken {
  readonly text: string
  readonly hash: Buffer
}

/** 32 random bytes after the organisation's id, by which the token is looked up. */
export function newOrganisationToken(orgId: Id): OrganisationToken {
  const text = Buffer.concat([
    Buffer.from(orgId.replaceAll('-', ''), 'hex'),
    randomBytes(secretBytes),
  ]).toString('base64url')
  return { text, hash: hashOf(text) }
}

/** One of 256 random bits needs no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The organisation of a token and what is kept of it, or undefined for text that never was one. */
export function readOrganisationToken(
  token: string,
): { readonly orgId: Id; readonly hash: Buffer } | undefined {
  if (!form.test(token)) return undefined
  const hex = Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex')
  const orgId = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  return { orgId, hash: hashOf(token) }
}
