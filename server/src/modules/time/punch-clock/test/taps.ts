import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Punch, PunchKind } from '../punches/record.ts'

/** A punch that waits for its place. */
export const tapAt = (kind: PunchKind, occurredAt: Instant, more: Partial<Punch> = {}): Punch => {
  const id = more.id ?? newId()
  return {
    id,
    membershipId: 'member',
    clientPunchId: id,
    kind,
    occurredAt,
    occurredGiven: true,
    fingerprint: '',
    receivedAt: occurredAt,
    origin: 'own',
    terminalId: null,
    clockOffsetMs: null,
    entryTypeId: null,
    allocations: [],
    note: null,
    forgottenClockOut: 'left_open',
    sessionMaxMinutes: 960,
    sessionId: null,
    unplacedCode: null,
    workDate: occurredAt.slice(0, 10),
    correctedById: null,
    correctionId: null,
    dismissedAt: null,
    dismissedByMembershipId: null,
    dismissReason: null,
    askedAt: null,
    triedAt: null,
    updatedAt: occurredAt,
    ...more,
  }
}

/** `08:30` of a date, or of the next one as `+06:00`, in UTC. */
export const at = (date: string, time: string): Instant => {
  const isNext = time.startsWith('+')
  const instant = `${date}T${time.replace('+', '')}:00.000Z`
  return isNext ? addSeconds(instant, 86_400) : instant
}
