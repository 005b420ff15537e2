import { holidayOperations } from '../../modules/company/catalogs/holidays/port.ts'
import { staffingOperations } from '../../modules/time/absences/calendar/port.ts'
import { balanceOperations } from '../../modules/time/balances/port.ts'
import type { Database, WriteTransaction } from '../../platform/data/database.ts'
import { advanceClock, clockOffset } from '../../platform/data/organisation-clock.ts'
import type { InProcess } from '../../platform/http/in-process.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import { Period } from '../timeline/period.ts'
import type { Step } from '../timeline/step.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { transactionsBeginningWith } from '../transactions-beginning-with.ts'
import { planAbsences } from './absences.ts'
import { carryOut } from './actions.ts'
import { planWeeks } from './allocations.ts'
import { delegate, remindApprovers } from './delegating.ts'
import { addFiles } from './files.ts'
import { tightenBudgets } from './money.ts'
import { bringRows } from './rows.ts'
import { leaveShiftsOnTheirWay } from './shifts/on-their-way.ts'
import { refreshStatistics } from './statistics.ts'

/** A sandbox's clock that is moved from the past to the present. Between two moves it runs, as every clock does. */
class MovingClock {
  /** The organisation's database, whose transactions also move the clock after `moveWithNextTransaction`. */
  readonly database: Database
  readonly #orgId: string
  #offset: number
  #next: number | null = null

  private constructor(database: Database, orgId: string, offset: number) {
    this.database = transactionsBeginningWith(database, tx => this.#moveIn(tx))
    this.#orgId = orgId
    this.#offset = offset
  }

  static async of(database: Database, orgId: string): Promise<MovingClock> {
    return new MovingClock(database, orgId, await clockOffset(database.reader(orgId)))
  }

  /** Lets the next transaction move the clock to an instant, in milliseconds, for those after it. */
  moveWithNextTransaction(at: number): void {
    this.#next = at
  }

  /** Moves to an instant now, unless the clock is past it already. */
  async moveTo(at: number): Promise<void> {
    if (this.#forwardTo(at) <= 0) return
    this.#next = at
    await this.database.write({ orgId: this.#orgId }, async () => {})
  }

  /** Moves to real time, where the clock stays. */
  arrive(): Promise<void> {
    return this.moveTo(Number.POSITIVE_INFINITY)
  }

  /** How far it is to an instant; never further than to the present. */
  #forwardTo(at: number): number {
    return Math.min(at - (Date.now() + this.#offset), -this.#offset)
  }

  /** Answers what takes the move back; the next transaction makes it then. */
  #moveIn(tx: WriteTransaction): (() => void) | undefined {
    const next = this.#next
    if (next === null || tx.orgId !== this.#orgId) return undefined
    const forward = this.#forwardTo(next)
    this.#next = null
    if (forward <= 0) return undefined
    this.#offset += forward
    tx.defer(advanceClock(tx, forward))
    return () => {
      this.#offset -= forward
      this.#next ??= next
    }
  }
}

const openingMinutes = 5400

/**
 * Payroll gives some members what they brought in their time bank, and closes what is over: the last year, and the flexitime
 * period before the present one. What days move is on the accounts already, by the approvals of three months.
 */
async function closePeriods({ office }: Founded, today: PlainDate): Promise<void> {
  const lastYear = `${Number(today.slice(0, 4)) - 1}`
  const bank = await office.asRole('admin', balanceOperations.timeBanks.create, {
    body: {
      code: 'time_bank',
      name: 'Työaikapankki',
      versions: [{ validFrom: `${lastYear}-01-01`, ceilingMinutes: 10_800, carryOverMinutes: 4800 }],
    },
  })
  const { items } = await office.asRole('admin', balanceOperations.balances.list, { query: { limit: 3 } })
  for (const { membershipId } of items) {
    const wanted = {
      membershipId,
      kind: 'time_bank',
      timeBankId: required(bank.id, 'the time bank'),
    } as const
    const { id } = await office.asRole('admin', balanceOperations.balances.open, { body: wanted })
    await office.asRole('admin', balanceOperations.balances.addTransaction, {
      params: { id },
      body: {
        kind: 'opening',
        minutes: openingMinutes,
        effectiveDate: `${lastYear}-06-30`,
        reason: 'Siirretty edellisestä järjestelmästä.',
      },
    })
  }
  for (const closing of [
    { kind: 'year_end', date: `${lastYear}-12-31` },
    { kind: 'flex_period', date: lastPeriodEnd(today) },
  ] as const)
    await office.asRole('admin', balanceOperations.periodClosings.run, { body: closing })
}

/** The last day of the flexitime period of four months before the one of today. */
function lastPeriodEnd(today: PlainDate): PlainDate {
  const [year, month] = today.split('-').map(Number)
  const first = Math.floor(((month ?? 1) - 1) / 4) * 4 + 1
  return addDays(`${year}-${String(first).padStart(2, '0')}-01`, -1)
}

/** A unit of so many people and more has a minimum. */
const smallestTeam = 3

/** From today on every team needs half of its people from Monday to Friday: holidays that many take at once are warned of. */
async function staffUnits({ office, company, units }: Founded, today: PlainDate): Promise<void> {
  const people = Map.groupBy(company.people, ({ unit }) => unit)
  for (const [code, { length }] of people) {
    if (length < smallestTeam) continue
    const each = Math.ceil(length / 2)
    await office.asRole('admin', staffingOperations.set, {
      params: { id: required(units[code], `the unit ${code}`) },
      body: { minimums: [{ validFrom: today, weekdays: [each, each, each, each, each, 0, 0] }] },
    })
  }
}

/** Counts of steps after which the tables have grown so much that the planner needs new statistics. */
const statisticsAfter = [200, 1000]

/** Hears which share of the timeline is carried out. */
export type Progress = (share: number) => void

/**
 * Carries out the timeline of a period, while the company's clock moves from where it stands to the last instant of the period;
 * then whatever is so on the last day. Only when nothing is left to do does the clock go on to the present.
 */
export async function fill(
  company: Founded,
  inside: InProcess,
  { seed, period, progress }: { readonly seed: string; readonly period: Period; readonly progress: Progress },
): Promise<void> {
  const { database, authenticator } = inside.services
  const clock = await MovingClock.of(database, company.id)
  const founded = { ...company, office: company.office.by(inside.on(clock.database).perform) }
  const steps = timelineOf(company.company, period, seed)
  let done = 0
  for (const together of moments(steps)) {
    await clock.moveTo(together[0]?.at ?? 0)
    const next = steps[done + together.length]
    await oneByOne(together, (step, isLast) => {
      if (isLast && next) clock.moveWithNextTransaction(next.at)
      return carryOut(step, founded)
    })
    if (statisticsAfter.some(count => done < count && count <= done + together.length))
      await refreshStatistics(database)
    done += together.length
    progress(done / steps.length)
  }
  // The authenticator still has callers with the clock as it was.
  await clock.moveTo(period.now)
  authenticator.forget(company.id)
  await planWeeks(founded, period.today)
  await bringRows(founded, period.today)
  await tightenBudgets(founded)
  await staffUnits(founded, period.today)
  await planAbsences(founded, period.today)
  await leaveShiftsOnTheirWay(founded, period.today)
  await delegate(founded, period.today)
  await remindApprovers(founded)
  await closePeriods(founded, period.today)
  await addFiles(founded, inside.services.files, period.today)
  await clock.arrive()
  authenticator.forget(company.id)
}

/** The holidays that the company itself observes, public ones and eves, around a period up to today. */
export async function holidaysOf(
  { office }: Founded,
  from: PlainDate,
  today: PlainDate,
): Promise<Set<PlainDate>> {
  const query = { from, to: addDays(today, 62) }
  const { items } = await office.asRole('admin', holidayOperations.list, { query })
  return new Set(items.map(({ date }) => date))
}

/** Steps of one moment, one moment after the other. */
function* moments(steps: readonly Step[]): Generator<readonly Step[]> {
  for (let first = 0, after = 0; first < steps.length; first = after) {
    while (after < steps.length && steps[after]?.at === steps[first]?.at) after++
    yield steps.slice(first, after)
  }
}

/** An organisation has one writer, so a few requests at once keep it busy and none waits long. */
const atOnce = 4

async function oneByOne<T>(
  things: readonly T[],
  work: (thing: T, isLast: boolean) => Promise<unknown>,
): Promise<void> {
  const left = things.entries()
  const workOff = async () => {
    for (const [index, thing] of left) await work(thing, index === things.length - 1)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, workOff))
}
