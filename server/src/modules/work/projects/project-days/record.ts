import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const projectDayStates = ['waiting', 'approved', 'returned'] as const
export type ProjectDayState = (typeof projectDayStates)[number]

/** What a member did in a day for a project is decided by its manager, who may think better of it until it is invoiced. */
export const projectDayLife = lifecycle({
  resource: 'project_day',
  states: projectDayStates,
  initial: 'waiting',
  transitions: {
    approve: { from: ['waiting', 'returned'], to: 'approved', otherwise: 'project_day_approved' },
    return: { from: ['waiting', 'approved'], to: 'returned', otherwise: 'project_day_returned' },
  },
})

/** The hours of a member in a day for a project, as far as its manager approves them. */
export const projectDayTable = table('projectDays', {
  id: uuid,
  projectId: uuid.fixed(),
  workDayId: uuid.fixed(),
  membershipId: uuid.fixed(),
  workDate: date.fixed(),
  minutes: integer,
  /** Of what is decided on: kinds of time, phases, tasks, minutes and remarks. */
  fingerprint: text,
  state: text.as<ProjectDayState>(),
  /** Whether the work day is open again. */
  opened: flag,
  reason: text.nullable(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  waitingSince: instant,
  updatedAt: instant,
})

export type ProjectDay = RowOf<typeof projectDayTable>
