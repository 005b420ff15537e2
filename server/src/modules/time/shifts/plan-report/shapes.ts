import {
  array,
  described,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  type TSchema,
  Type,
} from '../../../../platform/contract/shapes.ts'

/** What a planned or worked day came to. */
export const attendances = [
  'as_planned',
  'late',
  'missing',
  'absent',
  'unplanned',
  'under_way',
  'expected',
] as const
export type Attendance = (typeof attendances)[number]

const AttendanceShape = oneOf(attendances, {
  description:
    '`as_planned`: work began with the first shift or before it; `late`: after it, and after a morning of absence; `missing`: the shifts are over, and there is neither work nor absence; `absent`: the whole day is taken by an absence or a mark of the day, and there is no work; `unplanned`: work without a shift; `under_way`: clocked in, and nothing recorded yet; `expected`: the last shift is not over, and nothing is recorded yet.',
})

const told = <T extends TSchema>(schema: T, description: string) =>
  described(nullable(schema), `${description} Null where \`masked\`.`)

const Row = named(
  'PlannedAndActual',
  object({
    membershipId: described(IdOf('membership'), 'The member.'),
    displayName: described(
      nullable(Type.String()),
      'Their name; null for somebody who has been deactivated since.',
    ),
    workDate: described(PlainDate, 'The day on which the shifts, or the work, began.'),
    masked: described(
      Flag,
      'True: only the plan is shown, because the caller may not read what the member recorded.',
    ),
    plannedMinutes: Type.Integer({
      description: 'What was published for the member in the unit, in minutes; 0: nothing.',
    }),
    plannedFromMinutes: described(
      nullable(Type.Integer()),
      'When the first shift begins, in minutes from midnight; null without any.',
    ),
    plannedToMinutes: described(
      nullable(Type.Integer()),
      'When the last one ends; past 1440 for one that ends on the next date. Null without any.',
    ),
    attendance: described(nullable(AttendanceShape), 'What the day came to. Null where `masked`.'),
    workedMinutes: told(Type.Integer(), 'What is recorded as work, in minutes.'),
    workedFromMinutes: told(
      Type.Integer(),
      'When the recorded work begins, in minutes from midnight; null without any, and for work without a time.',
    ),
    workedToMinutes: told(Type.Integer(), 'When it ends, likewise.'),
    lateMinutes: told(
      Type.Integer(),
      'By how much work began after the first shift, or after the middle of what was planned where the morning was one of absence; 0 where it did not, and with hours of absence, which have no place in the day.',
    ),
    differenceMinutes: told(Type.Integer(), 'What was worked beyond the plan; below 0 what was worked less.'),
  }),
)

export const ActualPlan = named(
  'ShiftPlanAndActual',
  object({
    planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
    from: described(PlainDate, 'The first day.'),
    to: described(PlainDate, 'The last one.'),
    readAt: described(Instant, 'The instant of which it tells: what is not over yet may still come.'),
    rows: array(Row, { description: 'By name and date.' }),
    totals: object(
      {
        plannedMinutes: Type.Integer({ description: 'What was planned, of everybody.' }),
        toldPlannedMinutes: Type.Integer({ description: 'The same of rows that are not masked.' }),
        workedMinutes: Type.Integer({ description: 'What is recorded, of rows that are not masked.' }),
        attendances: array(
          object({
            attendance: AttendanceShape,
            days: Type.Integer({ description: 'How many rows came to that.' }),
          }),
          { description: 'How often each was, of rows that are not masked; what never was is left out.' },
        ),
      },
      { description: 'What the rows come to.' },
    ),
  }),
)
export type ActualPlan = Static<typeof ActualPlan>
export type ActualRow = ActualPlan['rows'][number]
