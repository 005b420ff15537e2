import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  IdOf,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'

const weekMinutes = 7 * 1440
const WeekStart = described(PlainDate, 'The Monday of the week.')

export const Allocation = named(
  'ProjectAllocation',
  object({
    id: RecordId,
    projectId: described(IdOf('project'), 'The project that the work is planned for.'),
    phaseId: described(
      nullable(IdOf('project_phase')),
      'The phase of the project; null for the project as such.',
    ),
    membershipId: described(IdOf('membership'), 'The member who is to do the work.'),
    weekStart: WeekStart,
    minutes: Type.Integer({ minimum: 1, description: 'How long the work is planned to take in the week.' }),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)

const WantedAllocation = object({
  membershipId: described(
    IdOf('membership'),
    'An active member; one who is deactivated can only be planned for less.',
  ),
  weekStart: described(PlainDate, 'The Monday of the week.'),
  phaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'A phase of the project; null or absent for the project as such.',
    ),
  ),
  minutes: Type.Integer({
    minimum: 0,
    maximum: weekMinutes,
    examples: [1125],
    description:
      'What is planned altogether for the member, week and phase, in minutes; 0 takes the plan back.',
  }),
})
export type WantedAllocation = Static<typeof WantedAllocation>

export const Plan = object({
  allocations: array(WantedAllocation, {
    minItems: 1,
    maxItems: limits.batchIds,
    description: 'The allocations to set; what is not among them stays.',
  }),
  dryRun: DryRun,
})

const PlannedChange = object({
  membershipId: described(IdOf('membership'), 'The member, as it was sent.'),
  weekStart: described(PlainDate, 'The week, as it was sent.'),
  phaseId: described(nullable(IdOf('project_phase')), 'The phase; null for the project as such.'),
  minutesBefore: Type.Integer({ description: 'What was planned; 0 for nothing.' }),
  minutes: Type.Integer({ description: 'What is planned now, or would be; 0 for nothing.' }),
})

const PlannedWeek = object({
  membershipId: described(IdOf('membership'), 'The member whose week it is.'),
  weekStart: described(PlainDate, 'The Monday of the week.'),
  plannedMinutes: Type.Integer({
    description: 'What is planned for the member in the week with the changes, over all projects.',
  }),
})

export const PlanAnswer = object(
  {
    dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
    changes: array(PlannedChange, {
      description:
        'What has changed, or would, in the order in which it was sent; what stays is not among it.',
    }),
    weeks: array(PlannedWeek, {
      description: 'The weeks of members that the plan names, each once, by member and week.',
    }),
  },
  { title: 'ProjectPlan' },
)

export const exampleAllocation = {
  membershipId: exampleId('membershipId'),
  weekStart: '2027-01-11',
  phaseId: null,
}
