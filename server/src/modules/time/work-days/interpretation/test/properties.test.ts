import fc from 'fast-check'
import { sentenceOf } from '../../../../../platform/contract/sentences.ts'
import { locales } from '../../../../../platform/vocabulary/locales.ts'
import { workDayReasons } from '../../reasons.ts'
import { lineReasons } from '../line-reasons.ts'
import { describe, expect, it } from 'vitest'
import type { DayFacts, EntryTypeVersion, InterpretedEntry, WorktimeModelVersion } from '../day.ts'
import { balanceTermsOf } from '../balance-terms.ts'
import { baseLineKinds, premiumLineKinds } from '../day.ts'
import { interpretDay } from '../interpret.ts'
import { weeklyOvertime } from '../week.ts'
import { facts, holiday, model as modelOf } from './example-day.ts'

const entryTypes: fc.Arbitrary<EntryTypeVersion> = fc.record({
  id: fc.constant('type'),
  versionId: fc.constantFrom('type-v1', 'type-v2'),
  code: fc.constant('type'),
  category: fc.constantFrom(
    'work' as const,
    'work' as const,
    'travel' as const,
    'standby' as const,
    'break' as const,
    'absence' as const,
  ),
  countsToTarget: fc.boolean(),
  multiplierBp: fc.integer({ min: 0, max: 30000 }),
  maxDurationMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
  payTypeCode: fc.constant(null),
})

const spans = fc
  .tuple(fc.integer({ min: 0, max: 2880 }), fc.integer({ min: 0, max: 2880 }))
  .map(([a, b]) => ({
    startMinutes: Math.min(a, b),
    endMinutes: Math.max(a, b),
    durationMinutes: null,
  }))
const durations = fc
  .integer({ min: 0, max: 1440 })
  .map(durationMinutes => ({ startMinutes: null, endMinutes: null, durationMinutes }))

const entries: fc.Arbitrary<InterpretedEntry> = fc
  .tuple(entryTypes, fc.oneof({ weight: 3, arbitrary: spans }, { weight: 1, arbitrary: durations }))
  .map(([entryType, form]) => ({ id: 'entry', entryType, ...form }))

const minutes = (max: number) => fc.integer({ min: 0, max })
const windows = fc.record({ fromMinutes: minutes(1439), toMinutes: minutes(1439), premiumBp: minutes(10000) })
const effects = fc.constantFrom('target_zero' as const, 'credited' as const, 'none' as const)

const models: fc.Arbitrary<WorktimeModelVersion> = fc
  .record({
    kind: fc.constantFrom(
      'fixed' as const,
      'flex' as const,
      'period' as const,
      'shift' as const,
      'hours_only' as const,
    ),
    dayTargets: fc.tuple(
      minutes(600),
      minutes(600),
      minutes(600),
      minutes(600),
      minutes(600),
      minutes(600),
      minutes(600),
    ),
    agreedDailyMinutes: fc.option(minutes(720)),
    schedule: fc.option(windows),
    dailyOvertimeAfterMinutes: minutes(720),
    overtimeFirstTierMinutes: minutes(240),
    overtimeCompensation: fc.constantFrom(
      'paid' as const,
      'overtime_account' as const,
      'banked_leave' as const,
    ),
    evening: fc.option(windows),
    night: fc.option(windows),
    sundayPremiumBp: fc.constantFrom(0, 10000),
    holidayEffect: effects,
    eveEffect: effects,
    holidayCreditMinutes: fc.option(minutes(600)),
    breakRules: fc.array(fc.record({ afterMinutes: minutes(720), deductMinutes: minutes(120) }), {
      maxLength: 3,
    }),
    roundingMinutes: minutes(30),
    roundingMode: fc.constantFrom('none' as const, 'nearest' as const, 'up' as const, 'down' as const),
    roundingScope: fc.constantFrom('times' as const, 'day' as const),
    toleranceMinutes: fc.record({ over: minutes(20), under: minutes(20) }),
  })
  .map(rest => modelOf(rest.kind, rest))

const days: fc.Arbitrary<DayFacts> = fc
  .record({
    workDate: fc.constantFrom(
      '2026-03-28',
      '2026-03-29',
      '2026-10-24',
      '2026-10-25',
      '2028-02-29',
      '2026-05-01',
      '2026-12-31',
    ),
    timeZone: fc.constantFrom('Europe/Helsinki', 'UTC', 'Australia/Lord_Howe', 'America/Havana'),
    entries: fc.array(entries, { maxLength: 6 }),
    model: models,
    dayType: fc.option(
      fc.record({
        id: fc.constant('day-type'),
        versionId: fc.constant('day-type-v1'),
        code: fc.constant('day_type'),
        credit: fc.constantFrom('none' as const, 'target' as const, 'fixed' as const),
        creditMinutes: fc.option(minutes(600)),
        countsAsWorked: fc.boolean(),
        waivesTarget: fc.boolean(),
      }),
    ),
    holiday: fc.option(
      fc.constantFrom(holiday('2026-05-01', 'may_day'), holiday('2026-12-24', 'christmas_eve', 'eve')),
    ),
    nextDayHoliday: fc.option(fc.constant(holiday('2027-01-01', 'new_year'))),
    employed: fc.boolean(),
    plannedMinutes: fc.option(minutes(900)),
  })
  .map(facts)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const isBase = (kind: string) => (baseLineKinds as readonly string[]).includes(kind)

const check = (property: (facts: DayFacts) => void) =>
  fc.assert(fc.property(days, property), { numRuns: 500 })

describe('every day', () => {
  it('has base lines that add up to its worked minutes', () =>
    check(day => {
      const { interpretation, frame } = interpretDay(day)
      const base = interpretation.lines.filter(({ kind }) => isBase(kind)).map(line => line.minutes)
      expect(sum(base)).toBe(interpretation.workedMinutes)
      expect(frame.workedMinutes).toBe(interpretation.workedMinutes)
    }))

  it('moves to accounts what it does not pay, and nothing else but flex', () =>
    check(day => {
      const { lines, balanceTerms } = interpretDay(day).interpretation
      expect(balanceTerms.filter(({ accountKind }) => accountKind !== 'flex')).toEqual(balanceTermsOf(lines))
      const { overtimeCompensation } = day.model
      for (const { kind, compensation } of lines)
        expect(compensation).toBe(/^(additional|overtime)/.test(kind) ? overtimeCompensation : 'paid')
    }))

  it('has whole minutes that are never negative, and no empty line', () =>
    check(day => {
      const { frame, interpretation } = interpretDay(day)
      for (const value of Object.values(frame)) expect(Number.isInteger(value) && value >= 0).toBe(true)
      for (const line of interpretation.lines) {
        expect(Number.isInteger(line.minutes) && line.minutes > 0).toBe(true)
        expect(Number.isInteger(line.creditBp) && line.creditBp >= 0).toBe(true)
      }
      for (const term of interpretation.balanceTerms) expect(Number.isInteger(term.minutes)).toBe(true)
    }))

  // In UTC, because a clock that goes back reads the same time twice.
  it('counts no minute of the clock twice', () =>
    check(day => {
      const placed = interpretDay({ ...day, timeZone: 'UTC' })
        .interpretation.lines.filter(({ kind }) => isBase(kind))
        .filter(({ fromMinutes }) => fromMinutes !== undefined)
      placed.forEach((line, index) => {
        expect((line.toMinutes ?? 0) - (line.fromMinutes ?? 0)).toBe(line.minutes)
        const next = placed[index + 1]
        if (next) expect(line.toMinutes).toBeLessThanOrEqual(next.fromMinutes ?? 0)
      })
    }))

  // Without rounding and durations, which move minutes that have no place in the frame; in UTC minutes are clock minutes.
  it('has a frame that work, breaks, gaps and other time in it fill', () =>
    check(day => {
      const entries = day.entries.filter(({ startMinutes }) => startMinutes !== null)
      const model = { ...day.model, roundingMode: 'none' as const }
      const { frame } = interpretDay({ ...day, entries, model, timeZone: 'UTC' })
      const covers = (minute: number, ...types: ((type: EntryTypeVersion) => boolean)[]) =>
        entries.some(
          ({ entryType, startMinutes, endMinutes }) =>
            (startMinutes ?? 0) <= minute && minute < (endMinutes ?? 0) && types.every(has => has(entryType)),
        )
      const isFree = (type: EntryTypeVersion) => type.category === 'break' && !type.countsToTarget
      const isWork = (type: EntryTypeVersion) =>
        type.category === 'work' || (type.countsToTarget && type.category !== 'absence')
      let other = 0
      for (let minute = frame.startMinutes; minute < frame.endMinutes; minute++)
        if (covers(minute) && !covers(minute, isFree) && !covers(minute, isWork)) other++
      expect(frame.endMinutes - frame.startMinutes).toBe(
        frame.workedMinutes + frame.breakMinutes + frame.gapMinutes + other,
      )
    }))

  it('has premium lines on worked minutes only', () =>
    check(day => {
      const { lines, workedMinutes } = interpretDay(day).interpretation
      for (const kind of premiumLineKinds) {
        const onTop = lines.filter(line => line.kind === kind).map(line => line.minutes)
        expect(sum(onTop)).toBeLessThanOrEqual(workedMinutes)
      }
    }))

  it('explains every line and term in one line with its minutes and its rule', () =>
    check(day => {
      const { lines, balanceTerms, warnings } = interpretDay(day).interpretation
      for (const line of lines) {
        expect(sentenceOf(lineReasons, line.explanation, 'en').startsWith(`${line.minutes} min`)).toBe(true)
        expect(line.rule.versionId).not.toBe('')
      }
      for (const language of locales)
        for (const explanation of [...[...lines, ...balanceTerms].map(each => each.explanation), ...warnings])
          expect(sentenceOf(workDayReasons, explanation, language)).not.toMatch(
            /\n|undefined|NaN|null|Infinity|none|[{}]/,
          )
    }))

  it('has a credited total that its credit lines add up to', () =>
    check(day => {
      const { lines, creditedMinutes } = interpretDay(day).interpretation
      expect(sum(lines.filter(({ kind }) => kind === 'credit').map(line => line.minutes))).toBe(
        creditedMinutes,
      )
    }))

  it('is the same each time, and leaves what it was given alone', () =>
    check(day => {
      const before = structuredClone(day)
      expect(interpretDay(day)).toEqual(interpretDay(day))
      expect(day).toEqual(before)
    }))

  it('makes no overtime and no additional work of flexitime', () =>
    check(day => {
      const own = day.entries.filter(({ entryType }) => entryType.countsToTarget)
      const { lines } = interpretDay({
        ...day,
        entries: own,
        model: { ...day.model, kind: 'flex' },
      }).interpretation
      expect(lines.filter(({ kind }) => /^(additional|overtime)/.test(kind))).toEqual([])
    }))

  it('is never worked less by working longer', () => {
    const longer = fc.tuple(days, fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 800 }))
    fc.assert(
      fc.property(longer, ([day, startMinutes, length]) => {
        const type = day.entries[0]?.entryType
        if (!type) return
        const entryType = { ...type, category: 'work' as const }
        const worked = (endMinutes: number) =>
          interpretDay({
            ...day,
            entries: [{ id: 'entry', entryType, startMinutes, endMinutes, durationMinutes: null }],
          }).frame.workedMinutes
        expect(worked(startMinutes + length + 1)).toBeGreaterThanOrEqual(worked(startMinutes + length))
      }),
      { numRuns: 500 },
    )
  })
})

describe('every week', () => {
  it('finds overtime only in minutes its days carry as plain work', () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 7 }), weekFacts => {
        const week = weekFacts.map((day, index) => {
          const workDate = `2026-03-0${index + 2}`
          const { interpretation } = interpretDay({ ...day, workDate })
          const { lines } = interpretation
          return { workDate, model: day.model, dayType: day.dayType, absent: false, lines }
        })
        const { lines, overtimeMinutes, countedMinutes } = weeklyOvertime(week)
        expect(sum(lines.map(line => line.minutes))).toBe(overtimeMinutes)
        expect(overtimeMinutes).toBeLessThanOrEqual(Math.max(0, countedMinutes - 2400))
        for (const { workDate, model, lines: told } of week)
          for (const kind of ['normal', 'additional'] as const) {
            const carried = told
              .filter(line => line.kind === kind && model.kind !== 'period')
              .map(line => line.minutes)
            const replaced = lines
              .filter(line => line.workDate === workDate && line.replaces === kind)
              .map(line => line.minutes)
            expect(sum(replaced)).toBeLessThanOrEqual(sum(carried))
          }
      }),
      { numRuns: 200 },
    )
  })
})
