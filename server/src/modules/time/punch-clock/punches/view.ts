import type { Punch } from './record.ts'
import type { PunchState, PunchView } from './shapes.ts'

const stateOf = ({ correctedById, dismissedAt, sessionId }: Punch): PunchState => {
  if (correctedById !== null) return 'corrected'
  if (dismissedAt !== null) return 'dismissed'
  return sessionId === null ? 'unplaced' : 'placed'
}

export const punchView = (punch: Punch): PunchView => ({
  id: punch.id,
  membershipId: punch.membershipId,
  clientPunchId: punch.clientPunchId,
  kind: punch.kind,
  occurredAt: punch.occurredAt,
  receivedAt: punch.receivedAt,
  origin: punch.origin,
  terminalId: punch.terminalId,
  clockOffsetMs: punch.clockOffsetMs,
  entryTypeId: punch.entryTypeId,
  allocations: punch.allocations.map(({ minutes: _, ...allocation }) => allocation),
  note: punch.note,
  state: stateOf(punch),
  sessionId: punch.sessionId,
  workDate: punch.workDate,
  unplacedCode: punch.unplacedCode,
  unplacedReason: punch.unplacedCode === null ? null : { code: punch.unplacedCode },
  correctionId: punch.correctionId,
  correctedById: punch.correctedById,
  dismissReason: punch.dismissReason,
  updatedAt: punch.updatedAt,
})
