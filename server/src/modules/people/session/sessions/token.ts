import { createHash, randomBytes } from 'node:crypto'
import { sessionSecret } from '../../../../platform/http/credentials.ts'

const form = /^[A-Za-z0-9_-]{43}$/

/** A session token: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => form.test(text)

/** The token in the secret that a browser presents, as the authenticator takes it. */
export const tokenOf = (secret: string): string => secret.slice(sessionSecret('').length)

/** What is stored of a token; one of 256 random bits needs no slow hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
