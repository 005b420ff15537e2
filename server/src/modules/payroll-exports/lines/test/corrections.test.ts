import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import {
  aino,
  dayInBatch,
  eero,
  fixed,
  flexible,
  noRules,
  on,
  span,
  training,
  work,
} from '../../test/days.ts'
import { Ledger, type LedgerBatch, minutesByContent, ofWeek, payrollNumbers } from '../../test/ledger.ts'
import type { DayInBatch } from '../batch-lines.ts'
import type { FrozenLine } from '../line.ts'
import { linesOfWeek } from '../weekly-lines.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const november = { from: '2026-11-01', to: '2026-11-30' }

const texts = (lines: readonly FrozenLine[]) =>
  lines.map(({ workDate, kind, minutes, correctionOf }) =>
    [workDate.slice(5), kind, minutes, correctionOf && (correctionOf.sign < 0 ? 'reversal' : 'correction')]
      .filter(part => part !== null)
      .join(' '),
  )

beforeEach(() => {
  payrollNumbers.clear()
  payrollNumbers.set(aino, '1042').set(eero, '99')
})

describe('a batch', () => {
  it('without days has no lines', () => expect(new Ledger().add(october, []).lines).toEqual([]))

  it('tells its days by payroll number, shorter ones first, and by date', () => {
    const days = [
      dayInBatch({ workDate: '2026-10-15', entries: [span(480, 960)] }),
      dayInBatch({ workDate: '2026-10-14', entries: [span(480, 960)] }),
      dayInBatch({ workDate: '2026-10-16', entries: [span(480, 960)], membershipId: newId() }),
      dayInBatch({ workDate: '2026-10-15', entries: [span(480, 960)], membershipId: eero }),
    ]
    const { lines } = new Ledger().add(october, days)
    expect(lines.map(line => [line.payrollNumber, line.workDate])).toEqual([
      ['99', '2026-10-15'],
      ['1042', '2026-10-14'],
      ['1042', '2026-10-15'],
      [null, '2026-10-16'],
    ])
    for (const line of lines) expect(line.correctionOf).toBeNull()
  })
})

describe('a corrected day', () => {
  const before = dayInBatch({ entries: [span(480, 1020, work, [on('tower')])] })
  const corrected = (batchId: string, rest: Parameters<typeof dayInBatch>[0] = {}) =>
    dayInBatch({ workDayId: before.workDayId, correctsBatchId: batchId, ...rest })

  it('first takes back every line that stands for it, then says what is so now', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [
      corrected(first.id, { entries: [span(480, 900, training, [on('harbour')])] }),
    ])
    expect(texts(second.lines)).toEqual([
      '10-14 normal -480 reversal',
      '10-14 overtime_50 -60 reversal',
      '10-14 normal 420 correction',
    ])
    const [normal] = first.lines
    expect(second.lines[0]).toEqual({
      ...normal,
      id: expect.any(String),
      batchId: second.id,
      minutes: -480,
      parts: [{ minutes: -480, values: normal?.parts[0]?.values }],
      correctionOf: { batchId: first.id, lineId: normal?.id, sign: -1 },
    })
    expect(second.lines[2]).toMatchObject({
      payTypeCode: '1500',
      correctionOf: { batchId: first.id, lineId: null, sign: 1 },
    })
  })

  it('is taken back under the payroll number that it was told under', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    payrollNumbers.set(aino, '2000')
    const second = ledger.add(november, [corrected(first.id)])
    expect(second.lines.map(line => line.payrollNumber)).toEqual(['1042', '1042', '2000', '2000'])
  })

  it('that holds nothing any more is only taken back', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [] })])
    expect(texts(second.lines)).toEqual(['10-14 normal -480 reversal', '10-14 overtime_50 -60 reversal'])
    const third = ledger.add(november, [corrected(second.id, { entries: [span(480, 600)] })])
    expect(texts(third.lines)).toEqual(['10-14 normal 120 correction'])
  })

  it('corrected twice takes back what the first correction said, not the day as it first was', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [span(480, 900)] })])
    const third = ledger.add(november, [corrected(second.id, { entries: [span(480, 840)] })])
    expect(texts(third.lines)).toEqual(['10-14 normal -420 reversal', '10-14 normal 360 correction'])
    expect(third.lines[0]?.correctionOf).toEqual({
      batchId: second.id,
      lineId: second.lines[2]?.id,
      sign: -1,
    })
  })

  it('whose correcting batch is cancelled is corrected anew against what still stands', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [span(480, 900)] })])
    ledger.cancel(second.id)
    const again = ledger.add(november, [corrected(first.id, { entries: [span(480, 840)] })])
    expect(texts(again.lines)).toEqual([
      '10-14 normal -480 reversal',
      '10-14 overtime_50 -60 reversal',
      '10-14 normal 360 correction',
    ])
  })

  it('of a cancelled batch is told as if for the first time', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    ledger.cancel(first.id)
    const again = ledger.add(october, [before])
    expect(texts(again.lines)).toEqual(['10-14 normal 480', '10-14 overtime_50 60'])
  })
})

describe('over any history of batches, corrections and cancellations', () => {
  const shortWeek = { ...fixed, weeklyOvertimeAfterMinutes: 600 }
  const dates = [
    '2026-10-05',
    '2026-10-07',
    '2026-10-10',
    '2026-10-26',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]
  const periods = [
    { from: '2026-10-01', to: '2026-10-15' },
    october,
    { from: '2026-10-16', to: '2026-11-15' },
    november,
  ]
  const content = fc.record({
    hours: fc.constantFrom(0, 4, 8, 10, 12, 13),
    minutes: fc.nat(20),
    target: fc.constantFrom('tower' as const, 'harbour' as const),
    // A short week, so that the few days of the history have weekly overtime.
    model: fc.constantFrom(shortWeek, shortWeek, { ...flexible, weeklyOvertimeAfterMinutes: 300 }),
  })
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), day: fc.nat(13), content }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('export' as const), period: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), batch: fc.nat(9) }) },
  )

  it('what payroll was told of a day adds up to what the day is now, and of a week to its weekly overtime', () =>
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 40 }), steps => {
        const history = new History()
        for (const one of steps) {
          if (one.do === 'write') history.write(one.day, one.content)
          if (one.do === 'export') history.export(periods[one.period] ?? october)
          if (one.do === 'cancel') history.cancel(one.batch)
          history.check()
        }
      }),
      { numRuns: 300 },
    ))

  interface Content {
    readonly hours: number
    readonly minutes: number
    readonly target: 'tower' | 'harbour'
    readonly model: typeof fixed
  }

  /** Days of two members: written, exported, corrected and given back as the life of a work day allows. */
  class History {
    readonly #ledger = new Ledger()
    readonly #approved = new Map<number, DayInBatch>()
    readonly #exported = new Map<number, { readonly day: DayInBatch; readonly batchId: string }>()
    /** Days whose last batch was cancelled: what an earlier batch said of them stands meanwhile. */
    readonly #givenBack = new Set<number>()
    /** Weeks whose overtime a cancelled batch told: the next batch that looks at them tells it again. */
    readonly #untoldWeeks = new Set<string>()

    write(index: number, { hours, minutes, target, model }: Content): void {
      const workDate = dates[index % dates.length] ?? ''
      const exported = this.#exported.get(index)
      const known = this.#approved.get(index) ?? exported?.day
      const end = 360 + hours * 60 + (hours === 0 ? 0 : minutes)
      const day = dayInBatch({
        workDate,
        membershipId: index < dates.length ? aino : eero,
        model,
        entries: hours === 0 ? [] : [span(360, end, work, [on(target)])],
        workDayId: known?.workDayId ?? newId(),
        correctsBatchId: exported?.batchId ?? known?.correctsBatchId ?? null,
      })
      this.#exported.delete(index)
      this.#approved.set(index, day)
    }

    export(period: { from: string; to: string }): void {
      const taken = [...this.#approved].filter(
        ([, day]) =>
          day.workDate <= period.to && (day.workDate >= period.from || day.correctsBatchId !== null),
      )
      const days = taken.map(([, day]) => day)
      const batch = this.#ledger.add(period, days)
      for (const week of this.#untoldWeeks) if (looksAt(batch, week)) this.#untoldWeeks.delete(week)
      for (const [index, day] of taken) {
        this.#approved.delete(index)
        this.#givenBack.delete(index)
        this.#exported.set(index, { day, batchId: batch.id })
      }
    }

    cancel(nth: number): void {
      const batch = this.#ledger.batches[nth]
      if (!batch) return
      const own = [...this.#exported].filter(([, exported]) => exported.batchId === batch.id)
      if (own.length < batch.days.length || this.#ledger.isCorrected(batch.id)) return
      this.#ledger.cancel(batch.id)
      for (const line of batch.lines)
        if (ofWeek(line)) this.#untoldWeeks.add(`${line.membershipId} ${line.workDate}`)
      for (const [index, { day }] of own) {
        this.#exported.delete(index)
        this.#approved.set(index, day)
        this.#givenBack.add(index)
      }
    }

    check(): void {
      for (const { day } of this.#exported.values())
        expect(this.#ledger.sumOf(line => line.workDayId === day.workDayId)).toEqual(
          minutesByContent(day.lines),
        )
      for (const [week, days] of Map.groupBy(this.#ledger.inForce().days, weekKey)) {
        if (!this.#isCounted(week) || this.#untoldWeeks.has(week) || this.#hasReturned(week)) continue
        const told = this.#ledger.sumOf(
          line => ofWeek(line) && `${line.membershipId} ${line.workDate}` === week,
        )
        expect(told).toEqual(minutesByContent(linesOfWeek(days, noRules)))
      }
    }

    #isCounted(week: string): boolean {
      return this.#ledger.batches.some(batch => looksAt(batch, week))
    }

    /** A week of which a day was given back is looked at again when the day is exported again. */
    #hasReturned(week: string): boolean {
      const inForce = new Set(this.#ledger.inForce().days.map(day => day.workDayId))
      return [...this.#approved].some(
        ([index, day]) =>
          weekKey(day) === week && (this.#givenBack.has(index) || !inForce.has(day.workDayId)),
      )
    }
  }

  const weekKey = (day: { readonly membershipId: string; readonly weekEndsOn: string }) =>
    `${day.membershipId} ${day.weekEndsOn}`

  /** Whether a batch had to look at the week: it ends in the batch's period, or before it with a day in the batch. */
  function looksAt(batch: LedgerBatch, week: string): boolean {
    const sunday = week.slice(-10)
    return sunday < batch.from ? batch.days.some(day => weekKey(day) === week) : sunday <= batch.to
  }
})
