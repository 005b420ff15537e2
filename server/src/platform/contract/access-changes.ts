import type { SecurityEventName } from '../vocabulary/security-events.ts'

/** A line of the audit trail, as far as its name in the security log goes. */
export interface AccessChange {
  readonly action: string
  readonly changes?: readonly { readonly field: string }[]
}

/**
 * What the security log calls the lines on one kind of target: one name, or a function where they differ, undefined
 * for what it does not tell.
 */
export type NameOfChange = SecurityEventName | ((line: AccessChange) => SecurityEventName | undefined)

/** By target type. */
export type AccessChanges = Readonly<Record<string, NameOfChange>>

/** Names lines by their action, and the others by one name. */
export const byAction =
  (actions: Readonly<Record<string, SecurityEventName | undefined>>, otherwise: SecurityEventName) =>
  ({ action }: AccessChange): SecurityEventName | undefined =>
    action in actions ? actions[action] : otherwise
