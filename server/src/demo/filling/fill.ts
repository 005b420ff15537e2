import { holidayOperations } from '../../modules/company/catalogs/holidays/port.ts'
import type { InProcess } from '../../platform/http/in-process.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Founded } from '../founding/founding.ts'
import { Period } from '../timeline/period.ts'
import type { Step } from '../timeline/step.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { planAbsences } from './absences.ts'
import { carryOut } from './actions.ts'
import { planWeeks } from './allocations.ts'
import { closePeriods } from './balances.ts'
import { delegate, remindApprovers } from './delegating.ts'
import { addFiles } from './files.ts'
import { buyForProjects, tightenBudgets } from './money.ts'
import { MovingClock } from './moving-clock.ts'
import { leaveShiftsOnTheirWay } from './shifts/on-their-way.ts'
import { staffUnits } from './staffing.ts'
import { refreshStatistics } from './statistics.ts'

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
  await buyForProjects(founded, period.today)
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
