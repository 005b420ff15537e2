import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  Flag,
  IdOf,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  onlyOf,
  optional,
  page,
  PlainDate,
  type Static,
  sweeping,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { workDayStatuses } from '../../../time/work-days/port.ts'

export const ProjectHours = named(
  'ProjectHours',
  object(
    {
      id: Type.String({
        examples: ['019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01:0'],
        description:
          'The entry of the work day and the place of the allocation in it. An entry that stays as it was keeps its id when the day is written anew.',
      }),
      workDayId: described(IdOf('work_day'), 'The work day that the hours are of.'),
      entryId: described(IdOf('work_day_entry'), 'The entry of the day.'),
      membershipId: described(IdOf('membership'), 'The member who worked.'),
      workDate: described(PlainDate, 'The date; a shift over midnight belongs to the date of its beginning.'),
      status: oneOf(workDayStatuses, { description: 'How far the day has got.' }),
      entryTypeId: described(IdOf('entry_type'), 'The entry type: what kind of time it is.'),
      phaseId: described(nullable(IdOf('project_phase')), 'The phase; null for the project as a whole.'),
      taskId: described(nullable(IdOf('task')), 'The task; null when it is none.'),
      minutes: described(Minutes, 'What the allocation gets of the entry, minutes, as payroll is told.'),
      note: described(
        nullable(Type.String()),
        'The remark of the entry; null for none, and masked without `projects.manage`.',
      ),
      noteMasked: described(Flag, 'Whether the remark is withheld: the caller lacks `projects.manage`.'),
      updatedAt: UpdatedAt,
    },
    { description: 'What an entry of a work day has on a project.' },
  ),
)
export type ProjectHours = Static<typeof ProjectHours>

export const hoursOperation = {
  listHours: {
    method: 'GET',
    path: '/v1/projects/{id}/hours',
    summary: 'List the hours of a project',
    description:
      'Page through the hours of everybody on a project, by date. Hours of drafts count as of now. A day that changes changes `updatedAt` of its hours; a sweep tells in `deleted` which are on the project no more. One that is narrowed by `phaseId` or `status` does not tell of hours that are still on the project and no longer among those that it asks for.',
    needs: ['projects.read'],
    feature: 'projects',
    params: { id: idOf('project_not_found') },
    sweeps: {
      table: 'allocated_hours',
      deletions: 'within',
      of: 'value_id',
      parts: ['entry_id', 'position'],
    },
    query: object({
      ...sweeping,
      from: optional(described(PlainDate, 'The first date.')),
      to: optional(described(PlainDate, 'The last date, which is part of it.')),
      phaseId: onlyOf('Only hours on the phase itself.', 'phaseId'),
      membershipId: onlyOf('Only hours of the member.', 'membershipId'),
      status: optional(oneOf(workDayStatuses, { description: 'Only hours of days that have got so far.' })),
    }),
    answers: page(ProjectHours),
    refuses: ['project_not_found', 'range_end_before_start'],
    example: { query: { from: '2026-11-01', to: '2026-11-30', status: 'approved' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
