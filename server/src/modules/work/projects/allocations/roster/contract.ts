import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import {
  described,
  object,
  onlyOf,
  optional,
  PlainDate,
  Text,
} from '../../../../../platform/contract/shapes.ts'
import { limits } from '../../../../../platform/vocabulary/limits.ts'
import { rosterRefusals } from '../refusals.ts'
import { Roster } from './shapes.ts'

export const projectRoster = contract({
  name: 'projects',
  tag: 'Projects',
  refusals: rosterRefusals,
  events: {},
  operations: {
    roster: {
      method: 'GET',
      path: '/v1/projects/roster',
      summary: 'Show the roster of projects',
      description:
        `People by week: what they could work, what they are planned for, what they worked and what is free, by project. Whole weeks from Monday to Sunday, those that the window touches, at most ${limits.rangeDays.roster / 7}; at most ${limits.rosterPeople} people. ` +
        'A caller sees those in their reach, and those who are planned for, or take part in, projects that they manage. Absence is one sum a week, never its kind, and is withheld of members whose days the caller may not read.',
      needs: ['projects.read'],
      feature: 'projects',
      query: object({
        from: described(PlainDate, 'A day of the first week.'),
        to: described(PlainDate, 'A day of the last week.'),
        planningUnitId: onlyOf(
          'Only people who belong to the unit on any day of the window.',
          'planningUnitId',
        ),
        membershipIds: optional(
          Text(19_000, {
            description:
              'Only these members: ids separated by commas. An id that names nobody is passed over.',
            examples: [exampleId('membershipId')],
          }),
        ),
        projectId: onlyOf(
          'Only people who are planned for the project in the window or take part in it. Their weeks tell of all projects.',
          'projectId',
        ),
      }),
      answers: Roster,
      refuses: ['range_end_before_start', 'range_too_long', 'project_roster_too_large'],
      example: {
        query: { from: '2027-01-11', to: '2027-01-17' },
        answer: {
          from: '2027-01-11',
          to: '2027-01-17',
          people: [
            {
              membershipId: exampleId('membershipId'),
              displayName: 'Maija Mattila',
              masked: false,
              weeks: [
                {
                  weekStart: '2027-01-11',
                  capacityMinutes: 2250,
                  absentMinutes: 450,
                  plannedMinutes: 1125,
                  actualMinutes: 980,
                  freeMinutes: 675,
                  projects: [{ projectId: exampleId('projectId'), plannedMinutes: 1125, actualMinutes: 980 }],
                },
              ],
            },
          ],
        },
      },
    },
  },
})
