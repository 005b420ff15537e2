import type { Company, Person } from '../companies/company.ts'
import type { Step } from '../timeline/step.ts'

interface DayOfLedger {
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  returned: boolean
}

/** The life of work days in its plainest form, to see whether the service would allow a timeline. */
export class Ledger {
  readonly refused: string[] = []
  /** How many days each payroll batch took. */
  readonly batches: number[] = []
  readonly #days = new Map<string, DayOfLedger>()
  readonly #people: ReadonlyMap<string, Person>
  readonly #locked: { from: string; to: string }[] = []
  readonly #gone = new Set<string>()

  constructor({ people }: Company) {
    this.#people = new Map(people.map(person => [person.key, person]))
  }

  statuses = () => new Set([...this.#days.values()].map(({ status }) => status))

  returnedAndNotMended = () => [...this.#days.values()].filter(({ returned }) => returned).length

  apply(step: Step): void {
    switch (step.kind) {
      case 'record':
        return this.#record(step, step.by ?? step.person)
      case 'punch':
        // Without a clock-out nothing is written.
        if (step.taps.at(-1)?.kind === 'clockOut') this.#record(step, step.person)
        return
      case 'confirm': {
        this.#acts(step.by ?? step.person, step)
        const drafts = this.#all(
          (key, date, day) =>
            key === step.person.key && date >= step.from && date <= step.to && day.status === 'draft',
        )
        this.#expect(drafts.length > 0, step)
        for (const day of drafts) Object.assign(day, { status: 'confirmed', returned: false })
        return
      }
      case 'approve': {
        const waiting = this.#all(
          (key, date, day) =>
            this.#people.get(key)?.supervisor === step.by.key &&
            date <= step.until &&
            day.status === 'confirmed',
        )
        this.#expect(waiting.length > 0, step)
        for (const day of waiting) day.status = 'approved'
        return
      }
      case 'return':
        return this.#move(step, ['confirmed'], { status: 'draft', returned: true })
      case 'correct':
        return this.#move(step, ['approved', 'exported'], { status: 'draft' })
      case 'export': {
        const approved = this.#all(
          (key, date, day) =>
            date >= step.periodStart &&
            date <= step.periodEnd &&
            day.status === 'approved' &&
            (step.group === null || this.#people.get(key)?.group === step.group),
        )
        for (const day of approved) day.status = 'exported'
        this.batches.push(approved.length)
        return
      }
      case 'lock':
        this.#locked.push({ from: step.periodStart, to: step.periodEnd })
        return
      case 'retire':
        this.#gone.add(step.person.key)
        return
      case 'invite':
    }
  }

  #record(step: Extract<Step, { kind: 'record' | 'punch' }>, actor: Person): void {
    const day = this.#day(step.person, step.date)
    this.#expect(day === undefined || day.status === 'draft', step)
    this.#expect(!this.#isLocked(step.date), step)
    this.#acts(actor, step)
    this.#days.set(`${step.person.key} ${step.date}`, { status: 'draft', returned: false })
  }

  #move(
    step: Extract<Step, { kind: 'return' | 'correct' }>,
    from: readonly string[],
    change: Partial<DayOfLedger>,
  ): void {
    const day = this.#day(step.person, step.date)
    this.#expect(day !== undefined && from.includes(day.status) && !this.#isLocked(step.date), step)
    this.#expect(this.#people.get(step.person.key)?.supervisor === step.by.key, step)
    if (day) Object.assign(day, change)
  }

  #acts(person: Person, step: Step): void {
    this.#expect(!person.deviceOnly && !this.#gone.has(person.key), step)
  }

  #expect(allowed: boolean, step: Step): void {
    if (allowed) return
    const who = 'person' in step ? step.person.key : 'by' in step ? step.by.key : ''
    const when = 'date' in step ? step.date : 'from' in step ? step.from : ''
    this.refused.push(`${step.kind} ${who} ${when} at ${new Date(step.at).toISOString()}`)
  }

  #day = ({ key }: Person, date: string) => this.#days.get(`${key} ${date}`)

  #isLocked = (date: string) => this.#locked.some(({ from, to }) => date >= from && date <= to)

  #all(matches: (key: string, date: string, day: DayOfLedger) => boolean): DayOfLedger[] {
    return [...this.#days].flatMap(([id, day]) => {
      const [key = '', date = ''] = id.split(' ')
      return matches(key, date, day) ? [day] : []
    })
  }
}
