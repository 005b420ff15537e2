import { May } from '../../../../platform/contract/may.ts'
import {
  described,
  DryRun,
  Flag,
  IdOf,
  Instant,
  InstantInput,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  onlyOf,
  optional,
  paging,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { projectDayStates } from './record.ts'

export const ProjectDayShape = named(
  'ProjectDay',
  object(
    {
      id: described(RecordId, 'The project day. It stays when the work day is written anew.'),
      projectId: described(IdOf('project'), 'The project that the hours are for.'),
      workDayId: described(IdOf('work_day'), 'The work day that the hours are of.'),
      membershipId: described(IdOf('membership'), 'The member who worked.'),
      workDate: described(PlainDate, 'The date of the work day.'),
      minutes: described(Minutes, 'How long was worked for the project, minutes.'),
      state: oneOf(projectDayStates, {
        description:
          '`waiting` for the manager of the project, `approved` to be billed, or `returned`: it is not billed as it is.',
      }),
      opened: described(
        Flag,
        'Whether the work day is open again. When it is approved once more, this waits anew, unless it was approved and is what it was.',
      ),
      reason: described(nullable(Type.String()), 'Why it was returned; null where it was not.'),
      decidedByMembershipId: described(
        nullable(IdOf('membership')),
        'Who approved or returned it; null while it waits.',
      ),
      decidedAt: described(nullable(Instant), 'When they did; null while it waits.'),
      waitingSince: described(Instant, 'Since when it waits or waited.'),
      updatedAt: UpdatedAt,
      may: May,
    },
    {
      description:
        'What a member did in a day for a project, as far as the manager of the project approves it before it is billed.',
    },
  ),
)
export type ShownProjectDay = Static<typeof ProjectDayShape>

const expectedUpdatedAt = optional(
  described(
    InstantInput,
    'The `updatedAt` that the caller has read: what has changed since, is refused with `project_day_stale`.',
  ),
)

export const Approving = object({ expectedUpdatedAt, dryRun: DryRun })
export const Returning = object({
  reason: Text(1000, { description: 'Why, for the member whose hours they are.' }),
  expectedUpdatedAt,
  dryRun: DryRun,
})

const days = {
  from: optional(described(PlainDate, 'The first date.')),
  to: optional(described(PlainDate, 'The last date, which is part of it.')),
  projectId: onlyOf('Only those of the project.', 'projectId'),
  state: optional(oneOf(projectDayStates, { description: 'Only those in this state.' })),
}
export const ownDayFilters = object({ ...paging, ...days })
export const dayFilters = object({
  ...paging,
  ...days,
  membershipId: onlyOf('Only those of the member.', 'membershipId'),
})
export type DayFilters = Static<typeof dayFilters>
