import type { Operation } from '../../../../platform/contract/operation.ts'
import {
  array,
  described,
  IdOf,
  Instant,
  nullable,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  RecordId,
  sweeping,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import {
  ById,
  OwnDay,
  rangeCodes,
  TeamDay,
  TeamMember,
  WorkDay,
  WorkDayDetail,
  workDayStatuses,
} from '../day/shapes.ts'

const window = {
  from: described(PlainDate, 'The first day of the window.'),
  to: described(PlainDate, 'The last day of the window, which is part of it.'),
}
const Window = object(window)

const HistoryItem = object({
  id: RecordId,
  at: described(Instant, 'When it happened.'),
  action: Type.String({ description: 'What was done.' }),
  membershipId: described(
    nullable(IdOf('membership')),
    'The member who did it; null for the work of the service itself.',
  ),
  reason: nullable(
    Type.String({ description: 'Why, in the words of whoever did it; null when they gave no reason.' }),
  ),
  changes: array(
    object({
      field: Type.String({ description: 'Which field changed.' }),
      from: optional(Type.Unknown({ description: 'The value before; absent where there was none.' })),
      to: optional(Type.Unknown({ description: 'The value since then; absent where there is none.' })),
    }),
    { description: 'The fields that changed.' },
  ),
})

export const readingOperations = {
  list: {
    may: true,
    method: 'GET',
    path: '/v1/work-days',
    sweeps: { table: 'work_days', deletions: 'whole' },
    summary: 'List work days',
    description:
      'The register of work days in a window. Administrators and payroll see the whole organisation, a manager sees own reports. The window is at most 366 days, also in a sweep.',
    needs: ['worktime.supervise', 'payroll.run'],
    listed: { q: 'the name of the member', ids: true, sorts: ['workDate', 'updatedAt'] },
    query: object({
      ...window,
      ...sweeping,
      status: optional(oneOf(workDayStatuses, { description: 'Only days that have got so far.' })),
      membershipId: optional(described(IdOf('membership'), "Only this member's days.")),
      exported: optional(
        Type.Boolean({ description: 'True: only days that a payroll batch has; false: only the others.' }),
      ),
    }),
    answers: page(WorkDay),
    refuses: rangeCodes,
  },
  get: {
    may: true,
    method: 'GET',
    path: '/v1/work-days/{id}',
    summary: 'Read a work day',
    description:
      "One work day with its entries and interpretation: the caller's own, or that of a member in reach for who supervises working time or runs payroll. Whoever the decision is delegated to reads it while it waits.",
    needs: 'none',
    params: ById,
    answers: WorkDayDetail,
    refuses: ['work_day_not_found'],
  },
  history: {
    method: 'GET',
    path: '/v1/work-days/{id}/history',
    summary: 'Read the history of a work day',
    description: 'Who did what to a work day, and when; for whoever may read the day.',
    needs: 'none',
    params: ById,
    answers: wholeList(HistoryItem),
    refuses: ['work_day_not_found'],
  },
  listMemberDays: {
    method: 'GET',
    path: '/v1/team/members/{membershipId}/work-days',
    summary: "List a member's days",
    description: "A member's days in a window of at most 62 days.",
    needs: ['worktime.supervise', 'payroll.run'],
    params: TeamMember,
    query: Window,
    answers: wholeList(WorkDay),
    refuses: ['membership_not_found', ...rangeCodes],
  },
  getMemberDay: {
    method: 'GET',
    path: '/v1/team/members/{membershipId}/work-days/{date}',
    summary: "Read a member's day",
    description: "A member's day with its entries and interpretation.",
    needs: ['worktime.supervise', 'payroll.run'],
    params: TeamDay,
    answers: WorkDayDetail,
    refuses: ['membership_not_found'],
  },
  listOwnDays: {
    method: 'GET',
    path: '/v1/me/work-days',
    summary: 'List own days',
    description: 'Own days in a window of at most 62 days.',
    needs: 'none',
    query: Window,
    answers: wholeList(WorkDay),
    refuses: rangeCodes,
  },
  getOwnDay: {
    method: 'GET',
    path: '/v1/me/work-days/{date}',
    summary: 'Read an own day',
    description: 'An own day with its entries and interpretation.',
    needs: 'none',
    params: OwnDay,
    answers: WorkDayDetail,
  },
} as const satisfies Readonly<Record<string, Operation>>
