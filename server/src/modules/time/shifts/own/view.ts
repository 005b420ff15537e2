import { plannedMinutes } from '../record/view.ts'
import { needsAcknowledgement } from './rules.ts'
import type { OwnShift } from './shapes.ts'
import type { NamedShift } from './store.ts'

export const ownShift = (shift: NamedShift): OwnShift => ({
  id: shift.id,
  planningUnitId: shift.planningUnitId,
  shiftTypeId: shift.shiftTypeId,
  shiftTypeName: shift.shiftTypeName,
  workDate: shift.workDate,
  startAt: shift.startAt,
  endAt: shift.endAt,
  startMinutes: shift.startMinutes,
  endMinutes: shift.endMinutes,
  breakMinutes: shift.breakMinutes,
  plannedMinutes: plannedMinutes(shift),
  entryTypeId: shift.entryTypeId,
  tags: [...shift.tags],
  note: shift.note,
  state: shift.state === 'cancelled' ? 'cancelled' : 'published',
  cancelReason: shift.cancelReason,
  version: shift.version,
  acknowledgedAt: shift.acknowledgedAt,
  needsAcknowledgement: needsAcknowledgement(shift),
  updatedAt: shift.updatedAt,
})
