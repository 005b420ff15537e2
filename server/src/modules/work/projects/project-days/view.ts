import type { ProjectDay } from './record.ts'
import type { ShownProjectDay } from './shapes.ts'

export const projectDayView = (day: ProjectDay): ShownProjectDay => ({
  id: day.id,
  projectId: day.projectId,
  workDayId: day.workDayId,
  membershipId: day.membershipId,
  workDate: day.workDate,
  minutes: day.minutes,
  state: day.state,
  opened: day.opened,
  reason: day.reason,
  decidedByMembershipId: day.decidedByMembershipId,
  decidedAt: day.decidedAt,
  waitingSince: day.waitingSince,
  updatedAt: day.updatedAt,
})
