import fc from 'fast-check'
import { addDays, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { type RuleCode, ruleCodes, ruleDefaults } from '../act.ts'
import type { PlanFacts, PlannedShift, StaffingOfUnit } from '../plan-facts.ts'
import type { UnitRules } from '../settings.ts'

export const timeZone = 'Europe/Helsinki'
export const units = ['unit-a', 'unit-b']
export const members = ['member-a', 'member-b']

/** A shift by the clock of Helsinki, as the tables of the tests write them: `from` and `to` are hours of its date. */
export function shift(
  shiftKey: string,
  workDate: PlainDate,
  [fromHour, toHour]: readonly [number, number],
  more: Partial<PlannedShift> = {},
): PlannedShift {
  return {
    shiftKey,
    planningUnitId: 'unit-a',
    membershipId: 'member-a',
    workDate,
    startAt: instantAt(workDate, fromHour * 60),
    endAt: instantAt(workDate, toHour * 60),
    breakMinutes: 0,
    cancelled: false,
    toldFor: null,
    ...more,
  }
}

function instantAt(date: PlainDate, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / 1440))
  const ofDay = minutes % 1440
  return Temporal.PlainDate.from(day)
    .toPlainDateTime({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 })
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}

export const noFacts: PlanFacts = {
  today: '2026-10-01',
  timeZone,
  shifts: [],
  nightsAround: [],
  weeksAround: [],
  absences: [],
  locked: () => false,
  holidays: [],
  closures: [],
  staffing: [],
  periodWork: [],
}

/** Four weeks around the night of 25 October 2026, which is an hour longer. */
const FIRST: PlainDate = '2026-10-12'
const DAYS = 28

const date = fc.nat(DAYS - 1).map(days => addDays(FIRST, days))
const unit = fc.constantFrom(...units)
const member = fc.constantFrom(...members)

const anyShift = (keys: fc.Arbitrary<string>): fc.Arbitrary<PlannedShift> =>
  fc
    .record({
      shiftKey: keys,
      workDate: date,
      start: fc.oneof(
        fc.constantFrom(0, 480, 840, 1260, 1320),
        fc.nat(95).map(quarter => quarter * 15),
      ),
      length: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(480, 600, 720) },
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map(quarter => quarter * 15) },
        { weight: 1, arbitrary: fc.constant(1440) },
      ),
      planningUnitId: unit,
      membershipId: fc.option(member, { freq: 8 }),
      breakMinutes: fc.constantFrom(0, 30, 45),
      cancelled: fc.constant(false),
      toldFor: fc.option(date, { freq: 2 }),
    })
    .map(({ start, length, ...rest }) => ({
      ...rest,
      startAt: instantAt(rest.workDate, start),
      endAt: instantAt(rest.workDate, start + length),
    }))

const severity = fc.constantFrom('warning' as const, 'override' as const, 'refusal' as const)

const limits: Partial<Record<RuleCode, fc.Arbitrary<number | null>>> = {
  shift_daily_rest: fc.constantFrom(null, 540, 720),
  shift_weekly_rest: fc.constantFrom(null, 1440, 2880),
  shift_weekly_maximum: fc.constantFrom(null, 1500, 2400),
  shift_nights_in_row: fc.constantFrom(null, 1, 2),
  shift_notice_short: fc.constantFrom(null, 14, 30),
}

const ruleSetting = fc.constantFrom(...ruleCodes).chain(code =>
  fc.record({
    code: fc.constant(code),
    severity: ruleDefaults[code].fixed ? fc.constant('refusal' as const) : severity,
    limit: limits[code] ?? fc.constant(null),
  }),
)

const unitRules: fc.Arbitrary<UnitRules> = fc.record({
  planningUnitId: unit,
  validFrom: date,
  closedOnPublicHolidays: fc.boolean(),
  averageWeeks: fc.constantFrom(null, 2, 3),
  rules: fc.uniqueArray(ruleSetting, { selector: each => each.code, maxLength: 6 }),
})

const staffing: fc.Arbitrary<StaffingOfUnit> = fc.record({
  planningUnitId: unit,
  validFrom: date,
  hours: fc.uniqueArray(
    fc
      .tuple(
        fc.integer({ min: 1, max: 7 }),
        fc.nat(22),
        fc.integer({ min: 1, max: 24 }),
        fc.nat(2),
        fc.nat(2),
      )
      .map(([weekday, fromHour, length, minimum, more]) => ({
        weekday,
        fromHour,
        toHour: Math.min(24, fromHour + length),
        minimum,
        maximum: more === 2 ? null : minimum + more,
      })),
    { selector: each => each.weekday, maxLength: 7 },
  ),
})

const startOf = (row: { readonly validFrom: PlainDate; readonly planningUnitId: string }) =>
  `${row.planningUnitId} ${row.validFrom}`

const dated = <Row extends { readonly validFrom: PlainDate; readonly planningUnitId: string }>(
  row: fc.Arbitrary<Row>,
) =>
  fc
    .uniqueArray(row, { selector: startOf, maxLength: 4 })
    .map(rows => rows.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)))

const held = fc.uniqueArray(anyShift(fc.nat(60).map(each => `standing-${each}`)), {
  selector: each => each.shiftKey,
  minLength: 4,
  maxLength: 24,
})

/** A plan that stands, and what is wanted of it: new shifts, changed ones, and some that are taken away. */
export const plans = fc
  .record({
    today: date,
    shifts: held.map(shifts => shifts.map(each => ({ ...each, toldFor: null }))),
    weeksAround: fc.uniqueArray(
      fc.record({
        membershipId: member,
        monday: fc.constantFrom(addDays(FIRST, -14), addDays(FIRST, -7), addDays(FIRST, DAYS)),
        minutes: fc.nat(4000),
      }),
      { selector: each => `${each.membershipId} ${each.monday}`, maxLength: 6 },
    ),
    absences: fc.array(
      fc.record({
        membershipId: member,
        date,
        part: fc.constantFrom('full' as const, 'am' as const, 'pm' as const, 'hours' as const),
      }),
      { maxLength: 6 },
    ),
    lockedDays: fc.array(fc.tuple(member, date), { maxLength: 4 }),
    holidays: fc.uniqueArray(fc.record({ date, kind: fc.constantFrom('public' as const, 'eve' as const) }), {
      selector: each => each.date,
      maxLength: 4,
    }),
    closures: fc.array(
      fc.tuple(unit, date, fc.nat(3)).map(([planningUnitId, closedFrom, days]) => ({
        planningUnitId,
        closedFrom,
        closedTo: addDays(closedFrom, days),
      })),
      { maxLength: 2 },
    ),
    staffing: dated(staffing),
    periodWork: fc.array(
      fc.record({
        membershipId: member,
        validFrom: date,
        validTo: fc.option(fc.constant(addDays(FIRST, 20))),
      }),
      { maxLength: 1 },
    ),
    settings: dated(unitRules),
    added: fc.uniqueArray(anyShift(fc.nat(30).map(each => `added-${each}`)), {
      selector: each => each.shiftKey,
      minLength: 1,
      maxLength: 8,
    }),
    changed: fc.uniqueArray(anyShift(fc.nat(60).map(each => `standing-${each}`)), {
      selector: each => each.shiftKey,
      maxLength: 5,
    }),
    takenAway: fc.array(fc.nat(23), { maxLength: 2 }),
  })
  .map(({ lockedDays, settings, added, changed, takenAway, ...facts }) => {
    const keys = new Set(changed.map(({ shiftKey }) => shiftKey))
    const gone = facts.shifts
      .filter(({ shiftKey }, index) => takenAway.includes(index) && !keys.has(shiftKey))
      .map(each => ({ ...each, cancelled: true, toldFor: each.workDate }))
    const locked = (membershipId: string, day: PlainDate) =>
      lockedDays.some(([who, when]) => who === membershipId && when === day)
    const planFacts: PlanFacts = { ...facts, nightsAround: [], timeZone, locked }
    return { facts: planFacts, wanted: [...added, ...changed, ...gone], settings }
  })
