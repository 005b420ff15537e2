import {
  array,
  described,
  Flag,
  IdOf,
  named,
  localised,
  nullable,
  object,
  oneOf,
  page,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Entitlement } from '../../../people/me/port.ts'
import { absenceStates } from '../periods/life.ts'
import { dateParts } from '../periods/record.ts'

const count = (description: string) => Type.Integer({ description })

export const dayParts = ['full', 'am', 'pm', 'hours'] as const

const Stretch = object({
  startDate: described(PlainDate, 'The first day of it within the window.'),
  endDate: described(PlainDate, 'The last day of it within the window, which is part of it.'),
  part: oneOf(dayParts, { description: 'What of each of its days: the whole, a half, or hours.' }),
  waiting: described(
    Flag,
    'Whether it waits for a decision; told only of absences whose type is told, and to those who decide.',
  ),
  periodId: described(nullable(IdOf('absence')), 'The absence; null where the type is withheld.'),
  absenceTypeId: described(
    nullable(IdOf('absence_type')),
    'What the absence is of; null where the type is withheld.',
  ),
  absenceTypeName: localised(
    'starter_name',
    nullable(Type.String({ description: 'The name of the type; null where it is withheld.' })),
  ),
})
export type Stretch = Static<typeof Stretch>

const CalendarMember = named(
  'TeamCalendarMember',
  object({
    membershipId: described(IdOf('membership'), 'The member.'),
    displayName: Type.String({ description: 'What the member is called.' }),
    absences: array(Stretch, {
      description:
        'When the member is absent, in order of time. Days of absences whose types are withheld are joined: one stretch may be of several.',
    }),
  }),
)
export type CalendarMember = Static<typeof CalendarMember>

const CoverageDay = named(
  'CoverageDay',
  object({
    date: described(PlainDate, 'The day.'),
    expectedMembers: count('Members of the unit of whom work is expected on the day.'),
    absentMembers: count('Of these, those who are absent the whole day, for whatever reason.'),
    partlyAbsentMembers: count('Of these, those who are absent a half or some hours.'),
    presentMembers: count(
      'Of these, those who are there in the half of the day in which fewer are. Hours of absence, whose time of day nobody says, lie in that half and count for as much of it as they cover; the sum is rounded to whole members.',
    ),
    minimumMembers: described(
      nullable(Type.Integer()),
      'How many the unit needs, as set for the day; null where nothing is set.',
    ),
    belowMinimum: described(Flag, 'Whether fewer are there than the unit needs.'),
  }),
)
export type CoverageDay = Static<typeof CoverageDay>

export const TeamCalendar = object({
  ...page(CalendarMember).properties,
  coverage: described(
    nullable(array(CoverageDay)),
    'Every day of the window for the unit asked for, on each page the same; null without `planningUnitId`, and for a caller who does not see all members of the unit.',
  ),
})
export type TeamCalendar = Static<typeof TeamCalendar>

const OwnAbsence = object({
  periodId: described(IdOf('absence'), 'The absence.'),
  absenceTypeId: described(IdOf('absence_type'), 'What it is of.'),
  absenceTypeName: localised(
    'starter_name',
    Type.String({ description: 'What people know this kind of absence by.' }),
  ),
  startDate: described(PlainDate, 'Its first day.'),
  endDate: described(PlainDate, 'Its last day, which is part of it.'),
  startPart: oneOf(dateParts, { description: 'What of the first day: the whole or a half.' }),
  endPart: oneOf(dateParts, { description: 'What of the last day: the whole or a half.' }),
  minutesPerDay: nullable(
    Type.Integer({ description: 'Minutes of each day; null for whole days and halves.' }),
  ),
  state: oneOf(absenceStates, { description: 'How far it has got.' }),
})

export const AbsencePlan = named(
  'AbsencePlan',
  object({
    from: described(PlainDate, 'The first day looked at.'),
    to: described(PlainDate, 'The last day looked at.'),
    absences: array(OwnAbsence, {
      description:
        'The absences that reach into the window, by their beginning; declined and cancelled ones are not among them.',
    }),
    availableOn: described(PlainDate, 'The day that the entitlements stand for.'),
    entitlements: array(Entitlement, {
      description: 'What is left on that day, plans deducted; empty where the organisation keeps no leave.',
    }),
  }),
)
export type AbsencePlan = Static<typeof AbsencePlan>
