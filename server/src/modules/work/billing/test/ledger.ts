/** Work that was written on a day, as the ledger knows it. */
export interface Work {
  readonly entry: string
  readonly date: string
  readonly who: string
  readonly phase: string | null
  readonly minutes: number
  readonly billable: boolean
  approved: boolean
  /** What a document took it for. */
  taken: { cents: number; issued: boolean; line: string } | null
}

export type Kind = 'time' | 'capped' | 'fixed' | 'internal'
/** An installment of a fixed price. */
export interface Installment {
  readonly id: string
  /** The phase of whose price it is; null for the project. */
  readonly place: string | null
  readonly cents: number
  state: 'planned' | 'ready' | 'cancelled'
}

/** What a document took of what is no work. */
interface Taken {
  readonly kind: string
  /** The record; of the price of the project null. */
  readonly of: string | null
  readonly cents: number
  readonly issued: boolean
  readonly line: string
}

type Dated = { readonly from: string; readonly cents: number }

/** What is billed together: the project, or a phase with a billing of its own. */
export interface Place {
  readonly billing: Kind
  readonly budget: Dated[]
}

/**
 * A ledger of one project, kept by the test alone: it writes down what was done, and says by the plainest arithmetic what every
 * figure has to be. Days are strings.
 */
export class Ledger {
  readonly work: Work[] = []
  /** By phase; null is the project. A phase without one is billed as the project. */
  readonly places = new Map<string | null, Place>()
  /** What documents took of fees, installments and purchases. */
  others: Taken[] = []
  readonly installments: Installment[] = []
  readonly bought: { date: string; phase: string | null; cents: number }[] = []
  /** By who works, null for anybody: one who is named comes before. */
  readonly rates = new Map<string | null, Dated[]>()

  placeOf(phase: string | null): string | null {
    return this.places.has(phase) ? phase : null
  }

  rateOn(who: string, date: string): number | null {
    for (const name of [who, null]) {
      const held = (this.rates.get(name) ?? []).filter(({ from }) => from <= date).at(-1)
      if (held) return held.cents
    }
    return null
  }

  /** What work is worth by itself: what it was billed for, else its rate. */
  worth(work: Work): number {
    if (!work.billable) return 0
    return work.taken ? work.taken.cents : this.#atRate(work)
  }

  #atRate({ who, date, minutes }: Work): number {
    return Math.floor((minutes * (this.rateOn(who, date) ?? 0)) / 60 + 0.5)
  }

  /** What a place had brought by the end of a day. */
  earned(name: string | null, day: string): number {
    const place = this.places.get(name)
    if (!place || place.billing === 'internal') return 0
    const budget = place.budget.filter(({ from }) => from <= day).at(-1)?.cents ?? null
    if (place.billing === 'fixed') return budget ?? 0
    const worked = sum(
      this.#workOf(name).filter(({ date }) => date <= day),
      work => this.worth(work),
    )
    return place.billing === 'capped' && budget !== null ? Math.min(worked, budget) : worked
  }

  #workOf(name: string | null): Work[] {
    return this.work.filter(({ phase }) => this.placeOf(phase) === name)
  }

  #boughtIn(from: string, to: string): number {
    const own = this.bought.filter(
      ({ date, phase }) =>
        date >= from && date <= to && this.places.get(this.placeOf(phase))?.billing !== 'internal',
    )
    return sum(own, ({ cents }) => cents)
  }

  /** What a place brings in days; what is bought stands with the project. */
  revenueOf(name: string | null, from: string, to: string): number {
    const earned = this.earned(name, to) - this.earned(name, dayBefore(from))
    return name === null ? earned + this.#boughtIn(from, to) : earned
  }

  revenue(from = '0001-01-02', to = '9999-12-31'): number {
    return sum([...this.places.keys()], name => this.revenueOf(name, from, to))
  }

  /** What somebody's work brings in days where it is sold by the hour, without a cap. */
  workedBy(who: string, name: string | null, from: string, to: string): number {
    const own = this.#workOf(name).filter(each => each.who === who && each.date >= from && each.date <= to)
    return sum(own, work => this.worth(work))
  }

  /** What issued documents bill. */
  billed(): number {
    const work = this.work.flatMap(({ taken }) => taken ?? [])
    return sum([...work, ...this.others], ({ cents, issued }) => (issued ? cents : 0))
  }

  /** What a document is to give back can be billed again. */
  release(line: string): void {
    for (const work of this.work) if (work.taken?.line === line) work.taken = null
    this.others = this.others.filter(each => each.line !== line)
  }

  taken(kind: string, of: string | null): number {
    return sum(this.others, each => (each.kind === kind && each.of === of ? each.cents : 0))
  }

  /** What the installments of a price leave of it. */
  #left(name: string | null, price: number): number {
    const planned = this.installments.filter(({ place, state }) => place === name && state !== 'cancelled')
    return Math.max(0, price - sum(planned, ({ cents }) => cents))
  }

  /** Of a price: what installments leave of it and those that are ready, which wait where more was billed than they leave. */
  #priceToBill(name: string | null, price: number): number {
    const [left, taken] = [this.#left(name, price), this.taken('fee', name)]
    const ready = this.installments.filter(({ place, state }) => place === name && state === 'ready')
    const ofInstallments = sum(ready, ({ id, cents }) => cents - this.taken('installment', id))
    return taken > left ? 0 : left - taken + ofInstallments
  }

  /** What keeps a project open: work, installments that are not billed whole, and prices beside them. */
  unbilled(): number {
    const open = this.installments.filter(
      ({ id, cents, state }) =>
        state === 'planned' || (state === 'ready' && this.taken('installment', id) < cents),
    )
    const prices = sum([...this.places], ([name, { billing, budget }]) => {
      if (billing !== 'fixed') return 0
      const issued = this.others.filter(each => each.kind === 'fee' && each.of === name && each.issued)
      return Math.max(0, this.#left(name, budget.at(-1)?.cents ?? 0) - sum(issued, ({ cents }) => cents))
    })
    return this.waiting() + sum(open, ({ cents }) => cents) + prices
  }

  /** What can be billed now: approved work up to what is left of its cap, fees and purchases, less what documents have. */
  toBill(): number {
    const places = sum([...this.places], ([name, { billing, budget }]) => {
      const now = budget.at(-1)?.cents ?? null
      if (billing === 'fixed') return this.#priceToBill(name, now ?? 0)
      if (billing === 'internal') return 0
      const all = this.#workOf(name)
      const free = sum(all, work => (work.approved && !work.taken ? this.worth(work) : 0))
      const taken = sum(all, work => work.taken?.cents ?? 0)
      return billing === 'capped' && now !== null ? Math.min(free, Math.max(0, now - taken)) : free
    })
    const bought = this.#boughtIn('0001-01-01', '9999-12-31')
    return places + bought - sum(this.others, ({ kind, cents }) => (kind === 'purchase' ? cents : 0))
  }

  /** Work by the hour that waits to be billed, whether approved or not, with what caps leave of it. */
  waiting(): number {
    return sum([...this.places], ([name, { billing }]) => {
      if (billing !== 'time' && billing !== 'capped') return 0
      const issued = sum(this.#workOf(name), work => (work.taken?.issued ? work.taken.cents : 0))
      return Math.max(0, this.earned(name, '9999-12-31') - issued)
    })
  }

  /** Whether approved work that no issued document has would be worth something else by another rate from a day on. */
  reprices(who: string | null, { from, cents }: Dated): boolean {
    const other = new Ledger()
    for (const [name, rates] of this.rates) other.rates.set(name, [...rates])
    other.rates.set(who, dated([...(this.rates.get(who) ?? []), { from, cents }]))
    return this.work.some(work => {
      const billing = this.places.get(this.placeOf(work.phase))?.billing
      if (!work.approved || work.taken?.issued || !work.billable) return false
      if (billing !== 'time' && billing !== 'capped') return false
      const now = this.rateOn(work.who, work.date)
      return now !== null && now !== other.rateOn(work.who, work.date)
    })
  }
}

export const dated = (rates: readonly Dated[]): Dated[] =>
  rates.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

export const sum = <T>(all: readonly T[], amount: (each: T) => number): number =>
  all.reduce((total, each) => total + amount(each), 0)
