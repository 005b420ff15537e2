import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { described, IdOf, object, optional, paging, PlainDate } from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { AbsencePlan, TeamCalendar } from './shapes.ts'

const window = {
  from: described(PlainDate, 'The first day of the window.'),
  to: described(PlainDate, 'The last day of the window, which is part of it.'),
}
const exampleWindow = { from: '2027-06-28', to: '2027-07-04' }

export const teamCalendar = contract({
  name: 'teamCalendar',
  tag: 'Absences',
  refusals: {},
  events: {},
  operations: {
    read: {
      method: 'GET',
      path: '/v1/team/calendar',
      summary: 'Show who is absent when',
      description: `Page through members by name with the stretches of their absences in a window of at most ${limits.rangeDays.memberRead} days, and how a planning unit is covered. A caller sees those in their reach and the members of the planning units that they belong to today. What an absence is of is told as its type says; what is withheld is the same whatever the type.`,
      needs: 'none',
      query: object({
        ...paging,
        ...window,
        planningUnitId: optional(
          described(
            IdOf('planning_unit'),
            'Only members of the unit on any day of the window. A colleague is found by a unit that the caller belongs to.',
          ),
        ),
      }),
      answers: TeamCalendar,
      refuses: ['range_end_before_start', 'range_too_long'],
      example: {
        query: exampleWindow,
        answer: {
          items: [
            {
              membershipId: exampleId('membershipId'),
              displayName: 'Maija Mattila',
              absences: [
                {
                  startDate: '2027-06-28',
                  endDate: '2027-07-04',
                  part: 'full',
                  waiting: false,
                  periodId: null,
                  absenceTypeId: null,
                  absenceTypeName: null,
                },
              ],
            },
          ],
          pageInfo: { nextCursor: null, hasMore: false },
          coverage: null,
        },
      },
    },
    plan: {
      method: 'GET',
      path: '/v1/me/absence-plan',
      summary: 'Show the plan of absences of the member',
      description: `The member's own absences in a window of at most ${limits.rangeDays.register} days, planned ones and those that wait for a decision among them, and what is left of their leave on a day.`,
      needs: 'none',
      query: object({
        ...window,
        availableOn: optional(
          described(
            PlainDate,
            'The day that the entitlements stand for; the end of the window unless given.',
          ),
        ),
      }),
      answers: AbsencePlan,
      refuses: ['range_end_before_start', 'range_too_long'],
      example: { query: exampleWindow },
    },
  },
})
