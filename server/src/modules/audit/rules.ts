import { accept, type Accepted, type FieldChange } from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** Looking at the trail is told in the trail: what was looked for, and what came of it. */
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
