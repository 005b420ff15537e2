import {
  array,
  described,
  Flag,
  IdOf,
  named,
  nullable,
  object,
  PlainDate,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'

const minutes = (description: string) => Type.Integer({ description })

const ProjectOfWeek = object({
  projectId: described(IdOf('project'), 'A project that the member is planned for, or has worked for.'),
  plannedMinutes: minutes('What the member is planned to work for it in the week, for all of its phases.'),
  actualMinutes: minutes('What the work days of the member say was worked for it, drafts included.'),
})

const RosterWeek = object({
  weekStart: described(PlainDate, 'The Monday of the week.'),
  capacityMinutes: minutes(
    'What the worktime model expects while the member is employed, without the holidays that it leaves free.',
  ),
  absentMinutes: described(
    nullable(minutes('')),
    'How much of the capacity the member is absent, whatever the reason; null where `masked`.',
  ),
  plannedMinutes: minutes('What is planned over all projects.'),
  actualMinutes: minutes('What was worked for projects, drafts included.'),
  freeMinutes: minutes(
    '`capacityMinutes` without `absentMinutes` and `plannedMinutes`; where `masked`, absence is not taken off. Negative where more is planned than there is.',
  ),
  projects: array(ProjectOfWeek, { description: 'The week by project, ordered by their ids.' }),
})
export type RosterWeek = Static<typeof RosterWeek>

const RosterPerson = object({
  membershipId: described(IdOf('membership'), 'The member.'),
  displayName: Type.String({ description: 'What the member is called.' }),
  masked: described(
    Flag,
    'Whether absence is withheld, because the caller may not read the days of the member.',
  ),
  weeks: array(RosterWeek, { description: 'Every week of the roster, in their order.' }),
})
export type RosterPerson = Static<typeof RosterPerson>

export const Roster = named(
  'ProjectRoster',
  object({
    from: described(PlainDate, 'The Monday of the first week.'),
    to: described(PlainDate, 'The Sunday of the last week.'),
    people: array(RosterPerson, { description: 'The people, by name.' }),
  }),
)
export type Roster = Static<typeof Roster>
