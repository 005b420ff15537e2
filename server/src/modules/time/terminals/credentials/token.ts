import { randomBytes } from 'node:crypto'
import {
  hasRightChecksum,
  secretBytes,
  secretForm,
  secretHash,
  tokenText,
} from '../../../../platform/secrets/token-text.ts'

/** What the credential of a device calls itself, for scanners, logs and us: `kt_device_…`, of a sandbox too. */
const prefix = 'kt_device_'
const form = new RegExp(`^${prefix}${secretForm}$`)

/** A new credential; shown once and never stored. */
export const newCredential = (): string => tokenText(prefix, randomBytes(secretBytes))

/** Whether the text claims to be a device's, well-formed or not. */
export const claimsToBeDevice = (text: string): boolean => text.startsWith(prefix)

/** Whether the text has the form of a credential and its checksum is right, which is told without a look-up. */
export const isWellFormed = (text: string): boolean => form.test(text) && hasRightChecksum(text)

/** What is stored instead of a credential. */
export const hashOf = secretHash
