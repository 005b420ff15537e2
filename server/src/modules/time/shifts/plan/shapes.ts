import {
  array,
  described,
  Flag,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { shiftStates } from '../record/record.ts'
import { brokenRule } from '../rules/saying.ts'
import { SeverityShape } from '../rule-settings/settings.ts'
import { BreakMinutes, EndMinutes, StartMinutes, Tags } from '../types/fields.ts'

const minutes = (description: string) => Type.Integer({ description })

const PlanWarning = named(
  'ShiftPlanWarning',
  object({
    ...brokenRule,
    severity: SeverityShape,
    law: described(nullable(Type.String()), 'The section of the act; null where the rule is from none.'),
    overriddenBy: described(
      nullable(IdOf('membership')),
      'The member who gave a reason; null where nobody did.',
    ),
    reason: described(nullable(Type.String()), 'Their reason; null where nobody gave one.'),
  }),
)

export const PlanShift = named(
  'ShiftOfPlan',
  object({
    id: described(Id, 'The shift, as `GET /v1/shifts/{id}` has it.'),
    shiftTypeId: described(
      nullable(IdOf('shift_type')),
      'The shift type; null for a shift of its own times.',
    ),
    workDate: described(PlainDate, 'The date that it counts for, on which it starts.'),
    startMinutes: StartMinutes,
    endMinutes: EndMinutes,
    breakMinutes: BreakMinutes,
    plannedMinutes: minutes('Its real length without the break.'),
    entryTypeId: described(
      nullable(IdOf('entry_type')),
      'The entry type that its time is priced as; null for plain work.',
    ),
    tags: Tags('What it is marked with.'),
    note: described(nullable(Type.String()), 'What whoever works it has to know; null for nothing.'),
    state: oneOf(shiftStates, { description: 'How far it is; a cancelled one is in no plan.' }),
    changedSincePublished: described(Flag, 'Whether it has changed since it was published.'),
    acknowledged: described(Flag, 'Whether its member has acknowledged it as it is now.'),
    openShiftId: described(
      nullable(IdOf('open_shift')),
      'The open shift whose claim made it; null for none.',
    ),
    warnings: array(PlanWarning, {
      description:
        'The rules that it breaks as the plan is now, whichever it broke when it was written; also that members were told of it late.',
    }),
    updatedAt: UpdatedAt,
  }),
)

export const Premium = named(
  'PlannedPremium',
  object({
    kind: Type.String({
      examples: ['overtime_50'],
      description: 'The kind of line by which work days would be interpreted.',
    }),
    minutes: minutes('How many minutes.'),
    premiumBp: Type.Integer({
      description: 'What each is worth beyond plain pay, in hundredths of a per cent; 5000 is half of it.',
    }),
  }),
)

const Cents = (of: string) =>
  described(
    nullable(Type.Integer()),
    `What the premiums ${of} cost by the cost rates of projects, in cents; null for a caller who may not read them, and where no rate holds.`,
  )

const absentParts = ['full', 'am', 'pm', 'hours'] as const

const PlanDay = named(
  'DayOfPlan',
  object({
    date: described(PlainDate, 'The date on which the member has a shift, or is absent.'),
    plannedMinutes: minutes('What is planned in the unit.'),
    elsewhereMinutes: minutes('What is planned for the member in other units; where, is not told.'),
    absence: described(
      nullable(oneOf(absentParts)),
      'How much of the day an approved absence takes; null for none. The type of the absence is not shown.',
    ),
    premiums: array(Premium, {
      description:
        'Minutes that are worth more than plain pay, of all that is planned for the member on a day with a shift of the unit.',
    }),
    premiumCents: Cents('of the day'),
  }),
)

const Person = named(
  'PersonOfPlan',
  object({
    membershipId: described(IdOf('membership'), 'The member.'),
    displayName: described(
      nullable(Type.String()),
      'Their name; null for somebody who has been deactivated since.',
    ),
    belongs: described(Flag, 'Whether they belong to the unit on any day of the window, and are not lent.'),
    plannedMinutes: minutes('What is planned for them in the unit in the window.'),
    shifts: array(PlanShift, { description: 'Their shifts in the unit, by date and time.' }),
    days: array(PlanDay, { description: 'Days on which anything is planned for them, or they are absent.' }),
  }),
)

const CoverageDay = named(
  'CoverageOfPlan',
  object({
    date: described(PlainDate, 'The day of the plan that is covered.'),
    plannedMembers: minutes('How many members have a shift of the unit on the date.'),
    minimumMembers: described(
      nullable(Type.Integer()),
      'How many the day needs in all, by `GET /v1/planning-units/{id}/staffing-minimum`; null where nothing is set.',
    ),
    hours: array(
      object({
        hour: Type.Integer({ description: 'The hour of the clock, 8 for 08:00–09:00.' }),
        least: Type.Integer({
          description: 'The lowest number of members with a shift at any moment of the hour.',
        }),
        most: Type.Integer({ description: 'The highest number at any moment of the hour.' }),
        minimum: Type.Integer({ description: 'How many it needs, by the hourly staffing; 0: nobody.' }),
        maximum: described(nullable(Type.Integer()), 'How many it takes; null: as many as there are.'),
      }),
      { description: 'The hours in which anybody is planned, or which are staffed.' },
    ),
  }),
)

export const ShiftPlan = named(
  'ShiftPlan',
  object({
    planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
    from: described(PlainDate, 'The first day of the plan.'),
    to: described(PlainDate, 'The last one.'),
    readAt: described(Instant, 'The instant of which it tells.'),
    people: array(Person, {
      description: 'Those who belong to the unit in the window, and those who are lent to it, by name.',
    }),
    unassigned: array(PlanShift, { description: 'Shifts that nobody has yet.' }),
    coverage: array(CoverageDay, { description: 'How each day is covered by what is planned.' }),
    totals: object(
      {
        plannedMinutes: minutes('What is planned for members.'),
        unassignedMinutes: minutes('What is planned for nobody yet.'),
        premiums: array(Premium, { description: 'The premiums of all days together.' }),
        premiumCents: Cents('of all days'),
      },
      { description: 'What the plan comes to.' },
    ),
  }),
)
export type ShiftPlan = Static<typeof ShiftPlan>
export type PlannedPerson = ShiftPlan['people'][number]
export type DayOfPlan = PlannedPerson['days'][number]
export type ShownPlanShift = ShiftPlan['unassigned'][number]
export type PlannedPremium = DayOfPlan['premiums'][number]
