import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { OrganisationSettings } from '../../../company/organisation/port.ts'
import { blankPunch, type Punch } from '../punches/record.ts'
import type { Change } from '../sessions/placing.ts'
import type { Correction } from './record.ts'

/** What carries a correction out. */
export interface CarryingOut {
  /** Of the punch that it makes. */
  readonly id: Id
  readonly now: Instant
  readonly settings: Pick<OrganisationSettings, 'forgottenClockOut' | 'punchSessionMaxMinutes'>
}

/** The punches that a correction changes: the one that it makes, and the one that stays beside it and counts no more. */
export function changeOf(
  correction: Correction,
  punch: Punch | null,
  { id, now, settings }: CarryingOut,
): Change {
  const { membershipId, occurredAt } = correction
  const former = punch && {
    ...punch,
    ...{ sessionId: null, unplacedCode: null },
    correctedById: correction.id,
    updatedAt: now,
  }
  const made: Punch | null =
    occurredAt === null
      ? null
      : {
          ...blankPunch(settings),
          ...(punch && {
            forgottenClockOut: punch.forgottenClockOut,
            sessionMaxMinutes: punch.sessionMaxMinutes,
          }),
          id,
          membershipId,
          // A correction is carried out once, whatever is sent again.
          clientPunchId: correction.id,
          kind: correction.punchKind,
          occurredAt,
          occurredGiven: true,
          fingerprint: '',
          receivedAt: now,
          origin: 'correction',
          terminalId: null,
          clockOffsetMs: null,
          entryTypeId: punch?.entryTypeId ?? correction.entryTypeId,
          allocations: punch?.allocations ?? correction.allocations,
          note: punch?.note ?? correction.note,
          workDate: correction.workDate,
          correctionId: correction.id,
          updatedAt: now,
        }
  const punches = [former, made].flatMap(each => each ?? [])
  const from = punches.map(each => each.occurredAt).toSorted()[0] ?? now
  return { membershipId, from, punches }
}
