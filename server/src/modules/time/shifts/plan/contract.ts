import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { described, object, PlainDate, Type } from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { ActualPlan } from '../plan-report/shapes.ts'
import { unitNotPlanned } from '../record/refusals.ts'
import { planRefusals } from './refusals.ts'
import { ShiftPlan } from './shapes.ts'

const query = object({
  planningUnitId: Type.String({
    format: 'uuid',
    description: 'A planning unit that the caller plans.',
    examples: [exampleId('planningUnitId')],
  }),
  from: described(PlainDate, 'The first day.'),
  to: described(PlainDate, `The last day, at most ${limits.rangeDays.shiftPlan} days with the first.`),
})

const asked = {
  method: 'GET',
  feature: 'scheduling',
  needs: ['scheduling.plan'],
  query,
  refuses: [
    'planning_unit_not_found',
    'planning_unit_not_planned',
    'range_end_before_start',
    'range_too_long',
    'shift_plan_too_large',
  ],
} as const

const example = {
  query: { planningUnitId: exampleId('planningUnitId'), from: '2027-01-11', to: '2027-01-17' },
}

export const shiftPlan = contract({
  name: 'shiftPlan',
  tag: 'Shifts',
  refusals: planRefusals,
  uses: { refusals: { ...planningUnitNotFound, ...unitNotPlanned } },
  events: {},
  operations: {
    read: {
      ...asked,
      path: '/v1/shift-plan',
      summary: 'Read the plan of a unit',
      description:
        `The plan of a unit as one answer, for at most ${limits.rosterPeople} people: who works when, which minutes earn premiums, how each hour is covered, and which rules each shift breaks as the plan is now. ` +
        'Overtime of a week or a period is shown if the whole week or period lies within the weeks of the window, the two weeks before them, and the two after. That somebody is absent is shown, the type of the absence is not.',
      answers: ShiftPlan,
      example,
    },
    actual: {
      ...asked,
      path: '/v1/shift-plan/actual',
      summary: 'Compare a plan with what was worked',
      description:
        'For each member and day with a published shift, or with work of a member of the unit that nobody planned: what was planned, what was recorded, and what that comes to. ' +
        'What was recorded is shown for the caller and for members whose work days the caller may read; for others only the plan is. That somebody was absent is shown, the type of the absence is not.',
      answers: ActualPlan,
      example,
    },
  },
})
