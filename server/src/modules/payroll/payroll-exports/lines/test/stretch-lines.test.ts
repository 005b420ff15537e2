import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { thresholdOvertimeOf } from '../../../../time/work-days/port.ts'
import {
  aino,
  dayInBatch,
  duration,
  fixed,
  flexible,
  noRules,
  on,
  ordered,
  span,
  training,
  work,
} from '../../test/days.ts'
import { Ledger, payrollNumbers } from '../../test/ledger.ts'
import { allocationsOf } from '../allocations.ts'
import type { FrozenLine, LineContent } from '../line.ts'
import { linesOfStretch } from '../stretch-lines.ts'
import type { ReportedDay } from '../reported-day.ts'

const stretch = { kind: 'week', from: '2026-10-12', to: '2026-10-18', brokenOff: false } as const
const linesOfWeek = (week: readonly ReportedDay[]) => linesOfStretch(stretch, week, noRules)

const texts = (lines: readonly (LineContent | FrozenLine)[]) =>
  lines.map(line => {
    const shares = allocationsOf(line.parts).map(({ minutes, valueCode }) => `${minutes} ${valueCode}`)
    const sign = 'correctionOf' in line && line.correctionOf ? (line.correctionOf.sign < 0 ? '−' : '+') : ''
    return `${sign}${[line.kind, line.minutes, line.payTypeCode].filter(part => part !== null).join(' ')}${
      shares.length > 0 ? `: ${shares.join(', ')}` : ''
    }`
  })

/** Monday 12 to Saturday 17 October 2026, eight hours each, on one target but for the Saturday. */
const dates = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16', '2026-10-17'] as const
const eightHours = (workDate: string, rest: Parameters<typeof dayInBatch>[0] = {}) =>
  dayInBatch({ workDate, entries: [span(480, 960, work, [on('tower')])], ...rest })
const saturday = { entries: [span(480, 660, work, [on('tower')]), span(660, 780, training, [on('harbour')])] }
/** A whole day of training, which counts as worked. */
const dayType = {
  id: newId(),
  versionId: newId(),
  code: 'training',
  credit: 'fixed' as const,
  creditMinutes: null,
  countsAsWorked: true,
  waivesTarget: false,
}

const asDayOfWeek = ({ workDate, model, dayType: type, lines }: ReturnType<typeof dayInBatch>) => ({
  workDate,
  model: model ?? fixed,
  dayType: type,
  absent: false,
  lines: lines.map(({ kind, minutes, creditBp, rule }) => ({ kind, minutes, creditBp, rule })),
})

const week = () => dates.map(date => eightHours(date, date === '2026-10-17' ? saturday : {}))

beforeEach(() => {
  payrollNumbers.clear()
  payrollNumbers.set(aino, '1042')
})

describe('weekly overtime', () => {
  it('tells the plain minutes that it replaces as overtime instead, with their targets', () => {
    const lines = linesOfWeek(week())
    expect(texts(lines)).toEqual([
      'additional -180: -180 tower',
      'overtime_50 180: 180 tower',
      'additional -120: -120 harbour',
      'overtime_50 120: 120 harbour',
    ])
    expect(lines[1]).toMatchObject({ creditBp: 15000, fromMinutes: null, toMinutes: null })
    expect(lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(0)
  })

  it('takes back plain work under the pay type that it was told under', () => {
    const [, ...shorter] = week()
    const longFriday = eightHours('2026-10-16', { entries: [span(480, 960, training)] })
    const days = [...shorter.filter(day => day.workDate !== '2026-10-16'), longFriday]
    // Four days of eight hours, and five of the Saturday: nothing above forty.
    expect(texts(linesOfWeek(days))).toEqual([])
    const sunday = eightHours('2026-10-18', { entries: [span(480, 720, training)] })
    expect(texts(linesOfWeek([...days, sunday]))).toEqual(['additional -60', 'overtime_50 60'])
    const flexWeek = dates.map(date =>
      eightHours(date, { model: flexible, entries: [span(480, 960), span(960, 1020, ordered)] }),
    )
    expect(texts(linesOfWeek(flexWeek)).filter(text => text.startsWith('normal'))).toEqual([])
  })

  it('leaves a week without a model alone', () =>
    expect(linesOfWeek(week().map(day => ({ ...day, model: null })))).toEqual([]))

  it('of any week moves as many minutes as the law says, and leaves the sum of the week as it is', () => {
    const model = fc
      .record({
        kind: fc.constantFrom('fixed' as const, 'flex' as const, 'hours_only' as const, 'shift' as const),
        weeklyOvertimeAfterMinutes: fc.option(fc.integer({ min: 0, max: 2400 })),
        weeklyFirstTierMinutes: fc.option(fc.integer({ min: 0, max: 600 })),
      })
      .map(rules => ({ ...fixed, ...rules }))
    const day = fc.record({
      model,
      pieces: fc.array(
        fc.record({
          minutes: fc.integer({ min: 1, max: 500 }),
          type: fc.constantFrom(work, training, ordered),
          target: fc.constantFrom('tower' as const, 'harbour' as const),
        }),
        { maxLength: 3 },
      ),
      counted: fc.option(fc.integer({ min: 1, max: 600 })),
    })
    fc.assert(
      fc.property(fc.array(day, { maxLength: 7 }), days => {
        const told = days.map(({ model: version, pieces, counted }, index) =>
          dayInBatch({
            workDate: `2026-10-${12 + index}`,
            model: version,
            entries: pieces.map(({ minutes, type, target }) => duration(minutes, type, [on(target)])),
            dayType: counted === null ? null : { ...dayType, creditMinutes: counted },
          }),
        )
        const lines = linesOfWeek(told)
        const { lines: overtime } = thresholdOvertimeOf(stretch, told.map(asDayOfWeek))
        const sum = (some: readonly { readonly minutes: number }[]) =>
          some.reduce((all, one) => all + one.minutes, 0)
        expect(sum(lines)).toBe(0)
        expect(sum(lines.filter(({ minutes }) => minutes > 0))).toBe(sum(overtime))
        for (const line of lines) expect(sum(line.parts)).toBe(line.minutes)
      }),
    )
  })

  it('needs no order of its days', () =>
    expect(linesOfWeek(week().reverse())).toEqual(
      linesOfWeek(week().map((day, index) => ({ ...day, index }))),
    ))
})

describe('weekly overtime in batches', () => {
  const period = (from: string, to: string) => ({ from: `2026-10-${from}`, to: `2026-10-${to}` })
  const weekly = (lines: readonly FrozenLine[]) => texts(lines.filter(line => line.workDayId === null))

  it('comes with the batch in whose period the Sunday lies, on that Sunday', () => {
    const ledger = new Ledger()
    const days = week()
    expect(weekly(ledger.add(period('01', '17'), days).lines)).toEqual([])
    const { lines } = ledger.add(period('18', '31'), [])
    expect(weekly(lines)).toHaveLength(4)
    for (const line of lines)
      expect(line).toMatchObject({ workDate: '2026-10-18', payrollNumber: '1042', correctionOf: null })
  })

  it('is told once, however often the period is exported', () => {
    const ledger = new Ledger()
    ledger.add(period('01', '31'), week())
    expect(ledger.add(period('01', '31'), []).lines).toEqual([])
  })

  it('is taken back and told anew when a day of the week is corrected, whatever the period', () => {
    const ledger = new Ledger()
    const days = week()
    const [monday] = days
    if (!monday) throw new Error('the week has a Monday')
    const first = ledger.add(period('01', '31'), days)
    const shorter = eightHours('2026-10-12', {
      workDayId: monday.workDayId,
      correctsBatchId: first.id,
      entries: [span(480, 780, work, [on('tower')])],
    })
    const second = ledger.add({ from: '2026-11-01', to: '2026-11-30' }, [shorter])
    expect(texts(second.lines)).toEqual([
      '−normal -480 1000: -480 tower',
      '+normal 300 1000: 300 tower',
      '−additional 180: 180 tower',
      '−overtime_50 -180: -180 tower',
      '−additional 120: 120 harbour',
      '−overtime_50 -120: -120 harbour',
      '+additional -120: -120 harbour',
      '+overtime_50 120: 120 harbour',
    ])
  })

  it('is taken back alone when the week has none any more, and can come again', () => {
    const ledger = new Ledger()
    const days = week()
    const first = ledger.add(period('01', '31'), days)
    const last = days.at(-1)
    if (!last) throw new Error('the week has a Saturday')
    const gone = eightHours('2026-10-17', {
      workDayId: last.workDayId,
      correctsBatchId: first.id,
      entries: [],
    })
    const second = ledger.add(period('01', '31'), [gone])
    expect(weekly(second.lines)).toHaveLength(4)
    const back = eightHours('2026-10-17', {
      ...saturday,
      workDayId: last.workDayId,
      correctsBatchId: second.id,
    })
    expect(weekly(ledger.add(period('01', '31'), [back]).lines)).toEqual([
      'additional -180: -180 tower',
      'overtime_50 180: 180 tower',
      'additional -120: -120 harbour',
      'overtime_50 120: 120 harbour',
    ])
  })

  it('of a week that was told is told anew when a day comes late', () => {
    const ledger = new Ledger()
    const [monday, ...rest] = week()
    ledger.add(period('01', '31'), rest)
    const late = ledger.add(period('01', '31'), monday ? [monday] : [])
    expect(weekly(late.lines)).toHaveLength(4)
  })

  it('that only a cancelled batch told comes with the next one, whatever its period', () => {
    const ledger = new Ledger()
    ledger.add(period('01', '17'), week())
    const told = ledger.add(period('18', '31'), [])
    ledger.cancel(told.id)
    const november = { from: '2026-11-01', to: '2026-11-30' }
    const again = ledger.add(november, [])
    expect(weekly(again.lines)).toHaveLength(4)
    for (const line of again.lines) expect(line).toMatchObject({ workDate: '2026-10-18', correctionOf: null })
    expect(ledger.add(november, []).lines).toEqual([])
  })
})

describe('overtime of a period in batches', () => {
  const model = {
    ...fixed,
    kind: 'period' as const,
    weeklyOvertimeAfterMinutes: null,
    periodWeeks: 3,
    periodStartsOn: '2026-10-05',
    periodOvertimeAfterMinutes: 7200,
    periodFirstTierMinutes: 1080,
  }
  const tenHours = (workDate: string, rest: Parameters<typeof dayInBatch>[0] = {}) =>
    dayInBatch({ workDate, model, entries: [span(480, 1080)], ...rest })
  const worked = Array.from({ length: 8 }, (_, index) => `2026-10-${String(5 + index).padStart(2, '0')}`)
  const overtime = (lines: readonly FrozenLine[]) =>
    lines
      .filter(line => line.workDayId === null && line.kind !== 'normal')
      .map(({ countedFrom, workDate, kind, minutes }) => [countedFrom, workDate, kind, minutes].join(' '))

  it('that the employment breaks off is measured by its days, and told when it ends', () => {
    let lastDay = '2026-10-12'
    const ledger = new Ledger((_, date) => (date <= lastDay ? model : null))
    const days = worked.map(date => tenHours(date))
    const first = ledger.add({ from: '2026-10-01', to: '2026-10-15' }, days)
    // Eight days of two hours above eight each.
    expect(overtime(first.lines).every(text => text.startsWith('2026-10-05 2026-10-12 overtime_50'))).toBe(
      true,
    )
    const told = first.lines.filter(({ kind }) => kind === 'overtime_50')
    expect(told.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(960)

    lastDay = '2026-12-31'
    const [monday] = days
    const corrected = tenHours('2026-10-05', {
      entries: [span(480, 1081)],
      ...(monday && { workDayId: monday.workDayId }),
      correctsBatchId: first.id,
    })
    const second = ledger.add({ from: '2026-10-16', to: '2026-10-20' }, [corrected])
    expect(overtime(second.lines)).toEqual(overtime(first.lines).map(text => text.replace(/(\d+)$/, '-$1')))
    // The whole period stays below its limit.
    const third = ledger.add({ from: '2026-10-21', to: '2026-10-31' }, [])
    expect(overtime(third.lines)).toEqual([])
  })
})
