import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Keyring } from '../secrets/keyring.ts'
import type { AccessChanges, NameOfChange } from '../contract/access-changes.ts'
import { type AuditedFields, type Sensitivity, sensitivityOf } from '../vocabulary/sensitivity.ts'

/** What is needed to append to the trail: the key that seals rows, and the sensitivity of each field. */
export interface AuditSealing {
  readonly key: KeyObject
  sensitivityOf(targetType: string, field: string): Sensitivity
  /** For targets whose change may change who may do what, what the security log calls it; undefined for others. */
  accessChange(targetType: string): NameOfChange | undefined
}

/** The end of an organisation's chain: the last row's sequence and seal. */
export interface AuditHead {
  readonly sequence: number
  /** 64 hexadecimal digits. */
  readonly hash: string
}

/** The head of an empty chain. */
export const genesis: AuditHead = { sequence: 0, hash: '0'.repeat(64) }

/** The key of the chain, derived from the service secret and stored in no database. */
export const chainKey = (keyring: Keyring): KeyObject => createSecretKey(keyring.derive('audit'))

/** The keys of the chain, the oldest first and the present one last. */
export const chainKeys = (keyring: Keyring): readonly KeyObject[] =>
  keyring
    .deriveAll('audit')
    .map(key => createSecretKey(key))
    .reverse()

export function auditSealing(
  keyring: Keyring,
  families: readonly { readonly audited?: AuditedFields; readonly changesAccess?: AccessChanges }[],
): AuditSealing {
  // The trail's own fields are open, whatever families there are.
  const declared = new Map<string, Readonly<Record<string, Sensitivity>>>([['audit_trail', { '*': 'open' }]])
  for (const { audited = {} } of families)
    for (const [targetType, fields] of Object.entries(audited))
      declared.set(targetType, { ...declared.get(targetType), ...fields })
  const access = new Map(families.flatMap(({ changesAccess = {} }) => Object.entries(changesAccess)))
  return {
    key: chainKey(keyring),
    sensitivityOf: (targetType, field) => sensitivityOf(declared.get(targetType), field),
    accessChange: targetType => access.get(targetType),
  }
}

export const sealOf = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')
