import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { Assignments } from '../../test/assignments.ts'
import { aino, dayInBatch, eero, type ExampleDayInBatch, fixed, on, span, work } from '../../test/days.ts'
import {
  beginning,
  type Content,
  dateAt,
  dates,
  employers,
  everything,
  type Group,
  keyOf,
  memberAt,
  members,
  type Model,
  models,
  step,
  type Stretch,
  stretchesIn,
  type Told,
  toldAround,
} from '../../test/histories.ts'
import {
  Ledger,
  type LedgerDay,
  minutesByContent,
  ofOvertime,
  payrollNumbers,
  type Scope,
} from '../../test/ledger.ts'
import type { DatesOfMember, Recorded } from '../blank-dates.ts'
import type { FrozenLine } from '../line.ts'

/** Days of two members: written, exported, corrected and given back as the life of a work day allows. */
class History {
  readonly #models = new Assignments<Model>(models[0] ?? fixed)
  readonly #groups = new Assignments<Group>('monthly')
  readonly #employers = new Assignments<string>(employers[0])
  readonly #ledger = new Ledger((member, date) => this.#models.on(member, date))
  readonly #approved = new Map<number, ExampleDayInBatch>()
  readonly #exported = new Map<number, { readonly day: ExampleDayInBatch; readonly batchId: string }>()

  #until = dates[0] ?? ''

  /** Days pass until a date is over. */
  wait(until: string): void {
    if (until > this.#until) this.#until = until
  }

  /** An approved day that payroll was not told of is opened and emptied. */
  erase(index: number): void {
    if (this.#approved.get(index)?.correctsBatchId === null) this.#approved.delete(index)
  }

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

  assign(index: number, model: number, group: Group, employer: string): void {
    this.#employers.assign(memberAt(index), dateAt(index), employer)
    this.#models.assign(memberAt(index), dateAt(index), models[model % models.length] ?? fixed)
    this.#groups.assign(memberAt(index), dateAt(index), group)
    payrollNumbers.set(memberAt(index), `${1000 + model}`)
  }

  export(period: { from: string; to: string }, group: Group | null, employerId: string | null): void {
    const scope = this.#scope(group, employerId)
    const taken = [...this.#approved]
      .filter(
        ([, day]) =>
          day.workDate <= period.to &&
          (day.workDate >= period.from || day.correctsBatchId !== null) &&
          scope.inGroup(day.membershipId, day.workDate),
      )
      .map(([index, day]) => [index, { ...day, employerId: this.#employerOf(day) }] as const)
      .filter(([, day]) => employerId === null || day.employerId === employerId)
    const days = taken.map(([, day]) => day)
    const touched = toldAround(this.#ledger, [
      ...days,
      ...members.flatMap(member => this.#ledger.withdrawals(member, period, scope)),
    ])
    const batch = this.#ledger.add(period, days, scope)
    this.#checkMoved(period, scope)
    for (const [index, day] of taken) {
      this.#approved.delete(index)
      this.#exported.set(index, { day, batchId: batch.id })
    }
    this.#checkBlank(period, scope)
    const isLooked = (stretch: Stretch) =>
      (employerId === null || stretch.employerId === employerId) &&
      this.#ledger.isTold(stretch.to, period, stretch.employerId) &&
      stretch.days.some(
        day =>
          days.some(({ workDayId }) => workDayId === day.workDayId) ||
          (period.from <= stretch.to &&
            stretch.to <= period.to &&
            scope.inGroup(stretch.membershipId, day.workDate)),
      )
    const stretches = this.#stretches()
    for (const stretch of stretches) if (isLooked(stretch)) this.#checkStretch(stretch)
    const known = new Set(stretches.map(keyOf))
    for (const one of touched) {
      if (!known.has(keyOf(one))) this.#checkStretch({ ...one, present: () => ({}) })
      const inItsPlace = stretches.filter(
        ({ membershipId, employerId: employer, from, to }) =>
          membershipId === one.membershipId &&
          employer === one.employerId &&
          from <= one.to &&
          one.from <= to &&
          this.#ledger.isTold(to, period, employer),
      )
      for (const stretch of inItsPlace) this.#checkStretch(stretch)
    }
  }

  #employerOf({ membershipId, workDate }: Pick<LedgerDay, 'membershipId' | 'workDate'>): string {
    return this.#employers.on(membershipId, workDate)
  }

  #scope(group: Group | null, employerId: string | null): Scope {
    const approved = new Map([...this.#approved.values()].map(day => [day.workDayId, day]))
    return {
      employerId,
      group,
      inGroup: (member, date) => group === null || this.#groups.on(member, date) === group,
      employerNow: workDayId => {
        const day = approved.get(workDayId)
        return day && this.#employerOf(day)
      },
      dates: new Map(members.map(member => [member, this.#datesOf(member, group)])),
    }
  }

  #datesOf(member: string, group: Group | null): DatesOfMember {
    return {
      employerOn: date => this.#employers.on(member, date),
      isInScope: date => group === null || this.#groups.on(member, date) === group,
      flexOn: date => {
        const model = this.#models.on(member, date)
        if (model.kind !== 'flex') return null
        return { model, minutes: Temporal.PlainDate.from(date).dayOfWeek > 5 ? 0 : -480 }
      },
      recordedOn: date => this.#recordedOn(member, date),
      until: this.#until,
    }
  }

  #recordedOn(member: string, date: string): Recorded {
    const isIt = (index: number) => memberAt(index) === member && dateAt(index) === date
    if ([...this.#exported.keys()].some(isIt)) return 'told'
    const [, approved] = [...this.#approved].find(([index]) => isIt(index)) ?? []
    if (!approved) return 'nothing'
    return approved.correctsBatchId === null ? 'pending' : 'told'
  }

  /** Of each date that is over and has nothing recorded, its employer is told what it takes, and nobody of any other. */
  #checkBlank({ from, to }: { from: string; to: string }, { employerId, group }: Scope): void {
    if (group !== null) return
    for (const member of members) {
      const { employerOn, flexOn, recordedOn, until } = this.#datesOf(member, null)
      const told = this.#ledger.toldBlanks(member).filter(({ workDate }) => workDate <= to)
      const inPeriod = datesInRange(from, to).filter(date => date <= until)
      for (const date of new Set([...inPeriod, ...told.map(({ workDate }) => workDate)]))
        for (const employer of employerId === null ? employers : [employerId]) {
          if (employerOn(date) === employer && recordedOn(date) === 'pending') continue
          const isBlank = employerOn(date) === employer && recordedOn(date) === 'nothing'
          const stands = told.find(one => one.workDate === date && one.employerId === employer)
          expect(stands?.flexMinutes ?? 0).toBe(isBlank ? (flexOn(date)?.minutes ?? 0) : 0)
        }
    }
  }

  /** An employer has nothing of a day any more that is another one's now, whoever's batch told it first. */
  #checkMoved({ to }: { to: string }, { employerId, group }: Scope): void {
    if (group !== null) return
    const present = [
      ...[...this.#exported.values()].map(({ day }) => day),
      ...[...this.#approved.values()].map(day => ({ ...day, employerId: this.#employerOf(day) })),
    ]
    for (const day of present)
      for (const employer of employerId === null ? employers : [employerId])
        if (day.workDate <= to && day.employerId !== employer)
          expect(
            this.#ledger.sumOf(line => line.workDayId === day.workDayId && line.employerId === employer),
          ).toEqual({})
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

  /** Of days and of flex, all batches together say to each employer at any time what is so. */
  check(): void {
    for (const { day } of this.#exported.values())
      expect(
        this.#ledger.sumOf(line => line.workDayId === day.workDayId && line.employerId === day.employerId),
      ).toEqual(minutesByContent(day.lines))
    for (const member of members)
      for (const employer of employers) {
        const isFlex = (line: FrozenLine) =>
          line.membershipId === member && line.employerId === employer && line.kind === 'flex'
        const told = Object.values(this.#ledger.sumOf(isFlex)).reduce((sum, minutes) => sum + minutes, 0)
        const inForce = this.#ledger.inForce(member).filter(day => day.employerId === employer)
        const blanks = this.#ledger.toldBlanks(member).filter(blank => blank.employerId === employer)
        expect(told).toBe([...inForce, ...blanks].reduce((sum, { flexMinutes }) => sum + flexMinutes, 0))
      }
  }

  /** Once batches have looked at all of it, so they do of every week and period, and of no other. */
  checkAll(exportAll: readonly (string | null)[]): void {
    this.wait(everything.to)
    for (const employer of exportAll) this.export(everything, null, employer)
    expect([...this.#approved]).toEqual([])
    this.check()
    const stretches = this.#stretches()
    for (const stretch of stretches) this.#checkStretch(stretch)
    const known = new Set(stretches.map(keyOf))
    const elsewhere = this.#ledger.sumOf(
      line =>
        ofOvertime(line) && !known.has(keyOf({ ...line, from: line.countedFrom ?? '', to: line.workDate })),
    )
    expect(elsewhere).toEqual({})
  }

  #checkStretch({ membershipId, employerId, from, to, present }: Told & Pick<Stretch, 'present'>): void {
    const told = this.#ledger.sumOf(
      line =>
        ofOvertime(line) &&
        line.membershipId === membershipId &&
        line.employerId === employerId &&
        line.countedFrom === from &&
        line.workDate === to,
    )
    expect(told).toEqual(present())
  }

  #stretches(): Stretch[] {
    return stretchesIn(this.#ledger, (member, date) => this.#models.on(member, date))
  }
}

it('over any history of batches, corrections, cancellations and reassignments, all of them add up to what is so of each employer', () =>
  fc.assert(
    fc.property(
      beginning,
      fc.array(step, { minLength: 4, maxLength: 40 }),
      fc.constantFrom('all', 'each'),
      (first, steps, atLast) => {
        payrollNumbers.clear()
        payrollNumbers.set(aino, '1042').set(eero, '99')
        const history = new History()
        for (const [index, model] of first.models.entries())
          history.assign(index * dates.length, model, 'hourly', employers[0])
        for (const [index, one] of first.contents.entries()) history.write(index, one)
        for (const one of steps) {
          if (one.do === 'write') history.write(one.day, one.content)
          if (one.do === 'export') history.export(one.period, one.group, one.employer)
          if (one.do === 'cancel') history.cancel(one.batch)
          if (one.do === 'erase') history.erase(one.day)
          if (one.do === 'wait') history.wait(one.until)
          if (one.do === 'assign') history.assign(one.day, one.model, one.group, one.employer)
          history.check()
        }
        history.checkAll(atLast === 'all' ? [null] : employers)
      },
    ),
    { numRuns: Number(process.env['KONTTORI_HISTORIES'] ?? 500) },
  ))
