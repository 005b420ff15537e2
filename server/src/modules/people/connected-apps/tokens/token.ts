import { randomBytes } from 'node:crypto'
import {
  hasRightChecksum,
  secretBytes,
  secretForm,
  tokenText,
} from '../../../../platform/secrets/token-text.ts'

export { secretHash as hashOf } from '../../../../platform/secrets/token-text.ts'

/** What the text of a secret calls itself: `kt_live_oauth_…`, or `kt_test_…` in a sandbox. */
const names = { access: 'oauth', refresh: 'refresh', code: 'code', client: 'client' } as const
export type SecretKind = keyof typeof names
export type TokenKind = Exclude<SecretKind, 'client'>

const ours = new RegExp(`^kt_(?:live|test)_(?:${Object.values(names).join('|')})_`)
const accessForm = new RegExp(`^kt_(?:live|test)_${names.access}_${secretForm}$`)

export const newSecret = (kind: SecretKind, sandbox: boolean): string =>
  tokenText(`kt_${sandbox ? 'test' : 'live'}_${names[kind]}_`, randomBytes(secretBytes))

/** Whether the text claims to be a secret of a connected app, well-formed or not. */
export const claimsToBeOurs = (text: string): boolean => ours.test(text)

/** Whether the text has the form of an access token and its checksum is right; found without a look-up. */
export const isAccessToken = (text: string): boolean => accessForm.test(text) && hasRightChecksum(text)
