import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  Flag,
  IdOf,
  Minutes,
  named,
  nullable,
  object,
  optional,
  page,
  paging,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { projectNotFound } from '../record/refusals.ts'

const WinningRule = object(
  {
    rateCardId: described(IdOf('rate_card'), 'The card that prices the project, or the default one.'),
    ruleId: described(IdOf('rate_rule'), 'The rule that fits best.'),
    versionId: described(IdOf('version'), 'Its version of the date.'),
  },
  { description: 'What the rate is from.' },
)

export const PricedHours = named(
  'PricedHours',
  object(
    {
      id: Type.String({
        examples: ['019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01:0'],
        description: 'The same as in `GET /v1/projects/{id}/hours`.',
      }),
      workDayId: described(IdOf('work_day'), 'The work day that the hours are of.'),
      entryId: described(IdOf('work_day_entry'), 'The entry of the day.'),
      membershipId: described(IdOf('membership'), 'The member who worked.'),
      workDate: described(PlainDate, 'The date, by which rules and roles are read.'),
      entryTypeId: described(IdOf('entry_type'), 'The entry type: what kind of time it is.'),
      phaseId: described(nullable(IdOf('project_phase')), 'The phase; null for the project as a whole.'),
      taskId: described(nullable(IdOf('task')), 'The task; null when it is none.'),
      minutes: described(Minutes, 'What the allocation gets of the entry, minutes.'),
      billedMinutes: described(
        Minutes,
        'How long is billed, minutes: the same, but where a rounding rule says otherwise.',
      ),
      rateCentsPerHour: described(
        nullable(Type.Integer()),
        'What an hour is sold for, in cents; null where no rule fits.',
      ),
      cents: Type.Integer({
        description:
          '`billedMinutes` × rate ÷ 60, half a cent up, of hours that are rounded together as one and shared to the cent; 0 without a rate, and where the hours are not `billable`.',
      }),
      rule: described(nullable(WinningRule), 'The rule that won; null where none fits.'),
      billable: described(
        Flag,
        'Whether the hours are for the customer to pay: false on a task that is not billable.',
      ),
    },
    { description: 'Hours of a project with what they are sold for, and by which rule.' },
  ),
)
export type PricedHours = Static<typeof PricedHours>

export const pricedHours = contract({
  name: 'pricedHours',
  tag: 'Projects',
  refusals: {},
  uses: { refusals: projectNotFound },
  events: {},
  operations: {
    list: {
      method: 'GET',
      path: '/v1/projects/{id}/priced-hours',
      summary: 'List what hours are sold for',
      description:
        'Page through the hours of a project, by date, each with its rate and the rule and version that won. Worked out when it is asked for: hours of drafts count too, and hours on a task that is not billable come to nothing, whatever their rate.',
      needs: ['projects.manage'],
      feature: 'projects',
      params: { id: idOf('project_not_found') },
      query: object({
        ...paging,
        from: optional(described(PlainDate, 'The first date.')),
        to: optional(described(PlainDate, 'The last date, which is part of it.')),
        membershipId: optional(
          Type.String({
            format: 'uuid',
            description: 'Only hours of the member.',
            examples: [exampleId('membershipId')],
          }),
        ),
      }),
      answers: page(PricedHours),
      refuses: ['project_not_found', 'range_end_before_start'],
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
    },
  },
})
