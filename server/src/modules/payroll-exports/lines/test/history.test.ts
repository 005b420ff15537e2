import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type PeriodRules, stretchOf } from '../../../work-days/port.ts'
import {
  aino,
  dayInBatch,
  eero,
  type ExampleDayInBatch,
  fixed,
  flexible,
  noRules,
  on,
  span,
  work,
} from '../../test/days.ts'
import { Ledger, minutesByContent, ofOvertime, payrollNumbers } from '../../test/ledger.ts'
import type { FrozenLine } from '../line.ts'
import { linesOfStretch } from '../stretch-lines.ts'
import type { DayInForce } from '../told-day.ts'

type Model = typeof fixed

/** Low limits, so that a few days have overtime; of each kind that moves minutes between days. */
const models: readonly Model[] = [
  { ...fixed, weeklyOvertimeAfterMinutes: 600 },
  { ...fixed, weeklyOvertimeAfterMinutes: 900, overtimeCompensation: 'overtime_account' },
  { ...flexible, weeklyOvertimeAfterMinutes: 300, flexInPayroll: 'movement' },
  {
    ...fixed,
    kind: 'period',
    weeklyOvertimeAfterMinutes: null,
    periodWeeks: 2,
    periodStartsOn: '2026-10-05',
    periodOvertimeAfterMinutes: 600,
    periodFirstTierMinutes: 120,
  },
]
const dates = ['10-05', '10-07', '10-10', '10-14', '10-17', '10-26', '10-30', '10-31', '11-01', '11-04'].map(
  day => `2026-${day}`,
)
const periods = [
  { from: '2026-10-01', to: '2026-10-15' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-10-16', to: '2026-11-15' },
  { from: '2026-11-01', to: '2026-11-30' },
]
const everything = { from: '2026-10-01', to: '2026-11-30' }
const members = [aino, eero]
const groups = ['monthly', 'hourly'] as const
type Group = (typeof groups)[number]

/** What is assigned to the members from a date on. */
class Assignments<T> {
  readonly #rows: { readonly member: string; readonly from: string; readonly value: T }[] = []
  readonly #first: T

  constructor(first: T) {
    this.#first = first
  }

  assign(member: string, from: string, value: T): void {
    this.#rows.push({ member, from, value })
  }

  /** The row that begins last; of two that begin together the later one. */
  on(member: string, date: string): T {
    const begun = this.#rows.filter(row => row.member === member && row.from <= date)
    return begun.reduce((last, row) => (row.from >= last.from ? row : last), {
      from: '',
      value: this.#first,
    }).value
  }
}

interface Content {
  readonly hours: number
  readonly minutes: number
  readonly target: 'tower' | 'harbour'
}

/** Days of two members: written, exported, corrected and given back as the life of a work day allows. */
class History {
  readonly #models = new Assignments<Model>(models[0] ?? fixed)
  readonly #groups = new Assignments<Group>('monthly')
  readonly #ledger = new Ledger((member, date) => this.#models.on(member, date))
  readonly #approved = new Map<number, ExampleDayInBatch>()
  readonly #exported = new Map<number, { readonly day: ExampleDayInBatch; readonly batchId: string }>()

  write(index: number, { hours, minutes, target }: Content): void {
    const membershipId = memberAt(index)
    const workDate = dateAt(index)
    const exported = this.#exported.get(index)
    const known = this.#approved.get(index) ?? exported?.day
    const end = 360 + hours * 60 + minutes
    const day = dayInBatch({
      workDate,
      membershipId,
      model: this.#models.on(membershipId, workDate),
      entries: hours === 0 ? [] : [span(360, end, work, [on(target)])],
      workDayId: known?.workDayId ?? newId(),
      correctsBatchId: exported?.batchId ?? known?.correctsBatchId ?? null,
    })
    this.#exported.delete(index)
    this.#approved.set(index, day)
  }

  assign(index: number, model: number, group: Group): void {
    this.#models.assign(memberAt(index), dateAt(index), models[model % models.length] ?? fixed)
    this.#groups.assign(memberAt(index), dateAt(index), group)
    payrollNumbers.set(memberAt(index), `${1000 + model}`)
  }

  export(period: { from: string; to: string }, group: Group | null): void {
    const inScope = (member: string, date: string) =>
      group === null || this.#groups.on(member, date) === group
    const taken = [...this.#approved].filter(
      ([, day]) =>
        day.workDate <= period.to &&
        (day.workDate >= period.from || day.correctsBatchId !== null) &&
        inScope(day.membershipId, day.workDate),
    )
    const until = this.#ledger.untilOf(period)
    const touched = this.#toldAround(taken.map(([, day]) => day))
    const days = taken.map(([, day]) => day)
    const batch = this.#ledger.add(period, days, inScope)
    for (const [index, day] of taken) {
      this.#approved.delete(index)
      this.#exported.set(index, { day, batchId: batch.id })
    }
    const isLooked = (stretch: Stretch) =>
      stretch.to <= until &&
      stretch.days.some(
        day =>
          days.some(({ workDayId }) => workDayId === day.workDayId) ||
          (period.from <= stretch.to && inScope(stretch.membershipId, day.workDate)),
      )
    const stretches = this.#stretches()
    for (const stretch of stretches) if (isLooked(stretch)) this.#checkStretch(stretch)
    const known = new Set(stretches.map(keyOf))
    for (const one of touched) {
      if (!known.has(keyOf(one))) this.#checkStretch({ ...one, present: () => ({}) })
      const inItsPlace = stretches.filter(
        ({ membershipId, from, to }) =>
          membershipId === one.membershipId && from <= one.to && one.from <= to && to <= until,
      )
      for (const stretch of inItsPlace) this.#checkStretch(stretch)
    }
  }

  /** The stretches whose overtime was told and that have one of the days among their dates. */
  #toldAround(days: readonly ExampleDayInBatch[]): Told[] {
    return members.flatMap(membershipId =>
      this.#ledger
        .told(membershipId)
        .filter(ofOvertime)
        .map(({ countedFrom, workDate }) => ({ membershipId, from: countedFrom ?? '', to: workDate }))
        .filter(({ from, to }) =>
          days.some(one => one.membershipId === membershipId && from <= one.workDate && one.workDate <= to),
        ),
    )
  }

  cancel(nth: number): void {
    const batch = this.#ledger.batches[nth % Math.max(1, this.#ledger.batches.length)]
    if (!batch) return
    const own = [...this.#exported].filter(([, exported]) => exported.batchId === batch.id)
    if (own.length < batch.days.length || this.#ledger.isCorrected(batch.id)) return
    this.#ledger.cancel(batch.id)
    for (const [index, { day }] of own) {
      this.#exported.delete(index)
      this.#approved.set(index, day)
    }
  }

  /** Of days and of flex, all batches together say at any time what is so. */
  check(): void {
    for (const { day } of this.#exported.values())
      expect(this.#ledger.sumOf(line => line.workDayId === day.workDayId)).toEqual(
        minutesByContent(day.lines),
      )
    for (const member of members) {
      const isFlex = (line: FrozenLine) => line.membershipId === member && line.kind === 'flex'
      const told = Object.values(this.#ledger.sumOf(isFlex)).reduce((sum, minutes) => sum + minutes, 0)
      const moved = this.#ledger.inForce(member).reduce((sum, day) => sum + day.flexMinutes, 0)
      expect(told).toBe(moved)
    }
  }

  /** Once a batch has looked at all of it, so they do of every week and period, and of no other. */
  checkAll(): void {
    this.export(everything, null)
    expect([...this.#approved]).toEqual([])
    this.check()
    const stretches = this.#stretches()
    for (const stretch of stretches) this.#checkStretch(stretch)
    const known = new Set(stretches.map(({ from, to }) => `${from} ${to}`))
    const elsewhere = this.#ledger.sumOf(
      line => ofOvertime(line) && !known.has(`${line.countedFrom} ${line.workDate}`),
    )
    expect(elsewhere).toEqual({})
  }

  #checkStretch({ membershipId, from, to, present }: Told & Pick<Stretch, 'present'>): void {
    const told = this.#ledger.sumOf(
      line =>
        ofOvertime(line) &&
        line.membershipId === membershipId &&
        line.countedFrom === from &&
        line.workDate === to,
    )
    expect(told).toEqual(present())
  }

  /** The weeks and periods of the days as payroll was told of them. */
  #stretches(): Stretch[] {
    return members.flatMap(membershipId => {
      const days = this.#ledger.inForce(membershipId)
      const modelOn = (date: string): PeriodRules | null =>
        days.find(day => day.workDate === date)?.model ?? this.#models.on(membershipId, date)
      const stretched = days.map(day => ({ day, stretch: stretchOf(day.workDate, modelOn) }))
      return [...Map.groupBy(stretched, ({ stretch: { from, to } }) => `${from} ${to}`).values()].map(
        ofDates => ({
          membershipId,
          from: ofDates[0]?.stretch.from ?? '',
          to: ofDates[0]?.stretch.to ?? '',
          days: ofDates.map(({ day }) => day),
          present: () =>
            minutesByContent(
              [...Map.groupBy(ofDates, ({ stretch }) => stretch.kind).values()].flatMap(ofKind =>
                ofKind[0]
                  ? linesOfStretch(
                      ofKind[0].stretch,
                      ofKind.map(({ day }) => day),
                      noRules,
                    )
                  : [],
              ),
            ),
        }),
      )
    })
  }
}

interface Told {
  readonly membershipId: string
  readonly from: string
  readonly to: string
}

const keyOf = ({ membershipId, from, to }: Told): string => `${membershipId} ${from} ${to}`

interface Stretch extends Told {
  readonly days: readonly DayInForce[]
  readonly present: () => Record<string, number>
}

const memberAt = (index: number): string => members[Math.floor(index / dates.length)] ?? aino
const dateAt = (index: number): string => dates[index % dates.length] ?? ''

const day = fc.nat(members.length * dates.length - 1)
const content = fc.record({
  hours: fc.constantFrom(0, 4, 8, 10, 12, 13),
  minutes: fc.nat(20),
  target: fc.constantFrom('tower' as const, 'harbour' as const),
})
const group = fc.constantFrom(...groups)
/** The model of each member, and what they have done when payroll begins. */
const beginning = fc.record({
  models: fc.tuple(fc.nat(3), fc.nat(3)),
  contents: fc.array(content, { maxLength: members.length * dates.length }),
})
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), day, content }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('export' as const),
      period: fc.constantFrom(...periods),
      group: fc.option(group),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), batch: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), day, model: fc.nat(3), group }) },
)

it('over any history of batches, corrections, cancellations and reassignments, all of them add up to what is so', () =>
  fc.assert(
    fc.property(beginning, fc.array(step, { minLength: 4, maxLength: 40 }), (first, steps) => {
      payrollNumbers.clear()
      payrollNumbers.set(aino, '1042').set(eero, '99')
      const history = new History()
      for (const [index, model] of first.models.entries())
        history.assign(index * dates.length, model, 'hourly')
      for (const [index, one] of first.contents.entries()) history.write(index, one)
      for (const one of steps) {
        if (one.do === 'write') history.write(one.day, one.content)
        if (one.do === 'export') history.export(one.period, one.group)
        if (one.do === 'cancel') history.cancel(one.batch)
        if (one.do === 'assign') history.assign(one.day, one.model, one.group)
        history.check()
      }
      history.checkAll()
    }),
    { numRuns: Number(process.env['KONTTORI_HISTORIES'] ?? 500) },
  ))
