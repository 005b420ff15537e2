import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { expectationsOf } from '../../work-days/port.ts'
import { accountsOf, type PlanContext, type PlannedPeriod, takesKinds } from '../accounts.ts'
import { absenceTypeVersionsBetween, type DatedAbsenceType } from '../types/reading.ts'
import { formRefusal } from './extent.ts'
import {
  requestedDays,
  datesOf,
  daysOf,
  overlapAmong,
  type Plan,
  type PlannedDate,
  type PlanSubject,
} from './plan.ts'
import { takingPeriods } from './store.ts'

/** What absences are planned with. */
export interface PlanningContext extends PlanContext {
  readonly contributions: Contributions
}

const noPlan: Plan = { type: null, dates: [], days: [], taken: null, overlap: null }

/**
 * What absences come to: their days, what those take, and why they may not be; by the ids of the absences. As many statements
 * for many as for one. An extent that is none has no plan; the rules refuse it by its form.
 */
export async function planPeriods(
  db: TenantDb,
  { contributions, today, timeZone }: PlanningContext,
  subjects: readonly PlanSubject[],
): Promise<(periodId: Id) => Plan> {
  const sound = subjects.filter(({ extent }) => formRefusal(extent) === null)
  const [from, to] = windowOf(sound)
  if (from === undefined || to === undefined) return () => noPlan
  const members = [...new Set(sound.map(({ membershipId }) => membershipId))]
  const typeIds = [...new Set(sound.map(({ extent }) => extent.absenceTypeId))]
  const [versions, expected, others] = await Promise.all([
    absenceTypeVersionsBetween(db, typeIds, from, to),
    expectationsOf(db, timeZone, members, from, to),
    takingPeriods(db, members, from, to),
  ])
  const dated = new Map(
    sound.map(subject => [subject.periodId, datesOf(subject, versions, expected) ?? []] as const),
  )
  const taken = await takenFrom(db, { contributions, today, timeZone }, sound, dated)
  const othersOf = Map.groupBy(others, ({ membershipId }) => membershipId)
  const plans = new Map(
    sound.map(subject => {
      const { periodId, membershipId } = subject
      const dates = dated.get(periodId) ?? []
      const planned = taken.get(periodId) ?? null
      const plan: Plan = {
        type: dates[0]?.version ?? null,
        dates,
        days: daysOf(subject, dates, planned, date => expected(membershipId, date).minutes),
        taken: planned,
        overlap: overlapAmong(subject, othersOf.get(membershipId) ?? []),
      }
      return [periodId, plan] as const
    }),
  )
  return periodId => plans.get(periodId) ?? noPlan
}

/** The same of one absence. */
export const planPeriod = async (
  db: TenantDb,
  context: PlanningContext,
  subject: PlanSubject,
): Promise<Plan> => (await planPeriods(db, context, [subject]))(subject.periodId)

function windowOf(subjects: readonly PlanSubject[]): [PlainDate?, PlainDate?] {
  const starts = subjects.map(({ extent }) => extent.startDate).toSorted()
  const ends = subjects.map(({ extent }) => extent.endDate).toSorted()
  const [from, to] = [starts[0], ends.at(-1)]
  return from === undefined || to === undefined ? [] : [from, to]
}

/** What the accounts say that absences take, by their ids; none of a type that takes from nothing. */
async function takenFrom(
  db: TenantDb,
  { contributions, ...context }: PlanningContext,
  subjects: readonly PlanSubject[],
  dated: ReadonlyMap<Id, readonly PlannedDate[]>,
): Promise<ReadonlyMap<Id, PlannedPeriod>> {
  const planned = await Promise.all(
    takesKinds.map(async kind => {
      const asked = subjects.flatMap(({ periodId, membershipId }) => {
        const dates = dated.get(periodId) ?? []
        const ref = refOf(dates[0]?.version, kind)
        return ref === null ? [] : [{ periodId, membershipId, ref, dates: requestedDays(dates) }]
      })
      const accounts = asked.length === 0 ? undefined : accountsOf(contributions, kind)
      return accounts ? accounts.plan(db, asked, context) : []
    }),
  )
  return new Map(planned.flat().map(plan => [plan.periodId, plan]))
}

const refOf = (version: DatedAbsenceType | undefined, kind: string): string | null =>
  version?.takesKind === kind ? version.takesRef : null
