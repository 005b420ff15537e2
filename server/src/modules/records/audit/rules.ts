import { accept, type Accepted, type FieldChange } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** From here on another key seals the trail. `from` is null where the former key is not known any more. */
export const keyChanged = (organisationId: Id, from: string | null, to: string): Accepted<null, never> =>
  accept(null, {
    audit: [
      {
        action: 'audit.change_key',
        targetType: 'audit_trail',
        targetId: organisationId,
        changes: [{ field: 'key', from, to }],
      },
    ],
  })

/** Reading the trail is recorded in it: the query, and its outcome. */
export const looked = (
  verb: 'read' | 'read_checkpoints' | 'verify',
  organisationId: Id,
  told: Readonly<Record<string, unknown>>,
): Accepted<null, never> => {
  const changes: FieldChange[] = Object.entries(told)
    .filter(([, value]) => value !== undefined)
    .map(([field, to]) => ({ field, to }))
  return accept(null, {
    audit: [{ action: `audit.${verb}`, targetType: 'audit_trail', targetId: organisationId, changes }],
  })
}
