import fc from 'fast-check'
import type {
  DayTypeVersion,
  EntryCategory,
  EntryTypeVersion,
  InterpretedEntry,
  WorktimeModelKind,
  WorktimeModelVersion,
} from '../../day.ts'
import { mondays } from './calendar.ts'

/** A member of whom three weeks are interpreted. */
export interface RandomMember {
  readonly timeZone: string
  readonly monday: string
  /** The first model until the day with this number, the second from it on. */
  readonly models: readonly [WorktimeModelVersion, WorktimeModelVersion]
  readonly movesOnDay: number
  /** Employed from and until the days with these numbers. */
  readonly employed: readonly [number, number]
  readonly days: readonly RandomDay[]
}

interface RandomDay {
  readonly entries: readonly InterpretedEntry[]
  readonly dayType: DayTypeVersion | null
  readonly plannedMinutes: number | null
}

const type = (code: string, category: EntryCategory, countsToTarget: boolean, multiplierBp = 10_000) =>
  ({
    id: code,
    versionId: `${code}-1`,
    code,
    category,
    countsToTarget,
    multiplierBp,
    maxDurationMinutes: null,
    payTypeCode: null,
  }) satisfies EntryTypeVersion

const work = [
  type('work', 'work', true),
  type('work', 'work', true),
  type('training', 'work', true),
  type('emergency', 'work', true, 20_000),
  type('ordered', 'work', false),
  type('travel', 'travel', true),
  type('journey', 'travel', false, 5000),
  type('doctor', 'absence', true),
  type('unpaid', 'absence', false),
]
const breaks = [type('lunch', 'break', false), type('lunch', 'break', false), type('coffee', 'break', true)]
const onCall = [type('on_call', 'standby', false, 5000), type('at_work', 'standby', true)]

const dayTypes: readonly DayTypeVersion[] = [
  dayType('annual_holiday', 'target', null, false),
  dayType('training_day', 'target', null, true),
  dayType('half_day', 'fixed', 240, true),
  dayType('unpaid_leave', 'none', null, false, true),
  dayType('flex_leave', 'none', null, false),
]

function dayType(
  code: string,
  credit: DayTypeVersion['credit'],
  creditMinutes: number | null,
  countsAsWorked: boolean,
  waivesTarget = false,
): DayTypeVersion {
  return { id: code, versionId: `${code}-1`, code, credit, creditMinutes, countsAsWorked, waivesTarget }
}

const upTo = (max: number) => fc.integer({ min: 0, max })
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 })

const spanOf = (entryType: EntryTypeVersion, startMinutes: number, endMinutes: number): InterpretedEntry => ({
  id: 'entry',
  entryType,
  startMinutes,
  endMinutes,
  durationMinutes: null,
})

/** Spans one after another, with or without gaps between them; at the end of the second date they stop. */
function inARow(
  start: number,
  parts: readonly (readonly [gap: number, minutes: number, type: EntryTypeVersion])[],
): InterpretedEntry[] {
  let at = start
  return parts.flatMap(([gap, minutes, entryType]) => {
    const from = Math.min(2880, at + gap)
    at = Math.min(2880, from + minutes)
    return from < at ? [spanOf(entryType, from, at)] : []
  })
}

const part = (types: readonly EntryTypeVersion[], longest: number) =>
  fc.tuple(oneOf(0, 0, 15, 45, 90), fc.integer({ min: 1, max: longest }), fc.constantFrom(...types))

const entries: fc.Arbitrary<InterpretedEntry[]> = fc
  .record({
    start: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 360, max: 600 }) },
      { weight: 2, arbitrary: upTo(1500) },
      // Around the hour in which clocks change.
      { weight: 1, arbitrary: fc.integer({ min: 90, max: 300 }) },
    ),
    work: fc.array(part(work, 600), { maxLength: 3 }),
    breakAfter: upTo(700),
    breaks: fc.array(part(breaks, 75), { maxLength: 2 }),
    onCall: sometimes(fc.tuple(upTo(1440), fc.integer({ min: 1, max: 1440 }), oneOf(...onCall))),
    durations: fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 300 }),
        oneOf(...work, ...breaks, type('on_call', 'standby', false, 5000)),
      ),
      { maxLength: 2 },
    ),
  })
  .map(day => [
    ...inARow(day.start, day.work),
    ...inARow(day.start + day.breakAfter, day.breaks),
    ...(day.onCall ? inARow(day.onCall[0], [[0, day.onCall[1], day.onCall[2]]]) : []),
    ...day.durations.map(
      ([durationMinutes, entryType]): InterpretedEntry => ({
        id: 'entry',
        entryType,
        startMinutes: null,
        endMinutes: null,
        durationMinutes,
      }),
    ),
  ])

const days: fc.Arbitrary<RandomDay> = fc.record({
  entries: fc.oneof({ weight: 9, arbitrary: entries }, { weight: 2, arbitrary: fc.constant([]) }),
  dayType: fc.option(fc.constantFrom(...dayTypes), { freq: 7 }),
  plannedMinutes: oneOf(null, null, null, 0, 480, 450, 720),
})

const windows = fc
  .tuple(upTo(1439), fc.integer({ min: 1, max: 1439 }))
  .map(([fromMinutes, length]) => ({ fromMinutes, toMinutes: (fromMinutes + length) % 1440 }))
const regularHours = fc
  .tuple(upTo(1440), fc.integer({ min: 1, max: 1440 }))
  .map(([fromMinutes, length]) => ({ fromMinutes, toMinutes: fromMinutes + length }))
const premiums = fc
  .tuple(windows, oneOf(0, 1500, 5000))
  .map(([window, premiumBp]) => ({ ...window, premiumBp }))
const effects = oneOf('target_zero' as const, 'credited' as const, 'none' as const)
const targets = fc.oneof(
  fc.constant([480, 480, 480, 480, 480, 0, 0] as const),
  fc.constant([450, 450, 450, 450, 450, 0, 0] as const),
  fc.tuple(upTo(600), upTo(600), upTo(600), upTo(600), upTo(600), upTo(600), upTo(600)),
)
const roundings = fc.oneof(
  fc.constant({ roundingMode: 'none' as const, roundingMinutes: 0 }),
  fc.record({
    roundingMode: oneOf('nearest' as const, 'up' as const, 'down' as const),
    roundingMinutes: oneOf(5, 7, 15, 30, 60),
  }),
)

const rules = fc.record({
  weeklyMinutes: oneOf(2400, 2400, 1800, 1200, 60, 0),
  agreedDailyMinutes: sometimes(upTo(600)),
  schedule: sometimes(regularHours),
  dailyOvertimeAfterMinutes: oneOf(480, 480, 450, 600),
  overtimeFirstTierMinutes: oneOf(120, 120, 60, 0),
  weeklyOvertimeAfterMinutes: oneOf(2400, 2400, 2250, 1200, 0, null),
  weeklyFirstTierMinutes: oneOf(null, 480),
  overtimeCompensation: oneOf('paid' as const, 'overtime_account' as const, 'banked_leave' as const),
  evening: sometimes(premiums),
  night: oneOf({ fromMinutes: 1380, toMinutes: 360, premiumBp: 0 }, null),
  sundayPremiumBp: oneOf(10_000, 0),
  holidayEffect: effects,
  eveEffect: effects,
  holidayEffectByCode: oneOf({ independence_day: 'credited' as const }, {}),
  holidayCreditMinutes: oneOf(null, null, 288),
  breakRules: fc.uniqueArray(fc.record({ afterMinutes: oneOf(240, 360, 480), deductMinutes: upTo(60) }), {
    maxLength: 2,
    selector: ({ afterMinutes }) => afterMinutes,
  }),
  requiredBreak: oneOf({ afterMinutes: 360, breakMinutes: 30 }, null),
  roundingScope: oneOf('times' as const, 'day' as const),
  toleranceMinutes: fc.record({ over: oneOf(0, 0, 10, 60), under: oneOf(0, 0, 5, 60) }),
  flexDailyLimitMinutes: oneOf(240, 60),
  flexFloorMinutes: fc.constant(-1200),
  flexCeilingMinutes: fc.constant(3600),
  flexPeriodMonths: fc.constant(4),
  flexInPayroll: fc.constant('none' as const),
  punchPolicy: fc.constant('free' as const),
})

const periods = fc.record({
  periodWeeks: oneOf(2, 3),
  periodStartsOn: oneOf('2026-01-05', '2026-01-12', '2026-01-19', '2027-05-10'),
  periodOvertimeAfterMinutes: oneOf(4800, 7200, 1200),
  periodFirstTierMinutes: oneOf(720, 1080, null),
})
const noPeriods = {
  periodWeeks: null,
  periodStartsOn: null,
  periodOvertimeAfterMinutes: null,
  periodFirstTierMinutes: null,
}

const kinds: readonly WorktimeModelKind[] = ['fixed', 'flex', 'period', 'shift', 'hours_only']

const models = (code: string): fc.Arbitrary<WorktimeModelVersion> =>
  fc
    .tuple(fc.constantFrom(...kinds), rules, roundings, targets, periods, fc.boolean())
    .map(([kind, version, rounding, dayTargets, ofPeriods, hasSet]) => ({
      ...version,
      ...rounding,
      ...(kind === 'period' ? ofPeriods : noPeriods),
      id: code,
      versionId: `${code}-1`,
      overtimeRuleSetId: hasSet ? `${code}-set` : null,
      overtimeRuleSetVersionId: hasSet ? `${code}-set-1` : null,
      code,
      kind,
      dayTargets: kind === 'hours_only' ? [0, 0, 0, 0, 0, 0, 0] : dayTargets,
    }))

export const DAYS_OF_MEMBER = 21

export const members: fc.Arbitrary<RandomMember> = fc.record({
  timeZone: oneOf('Europe/Helsinki', 'Europe/Helsinki', 'Europe/Helsinki', 'UTC', 'America/New_York'),
  monday: fc.constantFrom(...mondays),
  models: fc.tuple(models('first'), models('second')),
  movesOnDay: oneOf(DAYS_OF_MEMBER, DAYS_OF_MEMBER, 7, 10, 14),
  employed: fc.tuple(oneOf(0, 0, 0, 3, 8), oneOf(21, 21, 21, 18, 12)),
  days: fc.array(days, { minLength: DAYS_OF_MEMBER, maxLength: DAYS_OF_MEMBER }),
})
