import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import { auditLine } from '../record/changes.ts'
import type { ShiftRecord } from '../record/record.ts'

/** Whether the member has not said yet that they have seen the shift as it is. */
export const needsAcknowledgement = ({ state, version, acknowledgedVersion }: ShiftRecord): boolean =>
  state === 'published' && acknowledgedVersion !== version

/** The shift as acknowledged; the very same one where nothing is left to acknowledge. */
export function acknowledge(
  shift: ShiftRecord,
  { now, unchanged }: { readonly now: Instant; readonly unchanged: boolean },
): Decision<ShiftRecord, never, 'shift_stale'> {
  if (!unchanged) return refuse('shift_stale', 'The shift has changed since it was read.')
  if (!needsAcknowledgement(shift)) return accept(shift)
  const { version, acknowledgedVersion } = shift
  const acknowledged = { ...shift, acknowledgedAt: now, acknowledgedVersion: version, updatedAt: now }
  const changes = [{ field: 'acknowledgedVersion', from: acknowledgedVersion, to: version }]
  return accept(acknowledged, { audit: [auditLine('acknowledge', shift, changes)] })
}
