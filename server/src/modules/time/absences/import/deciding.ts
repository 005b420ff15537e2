import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ImportCall } from '../../../records/imports/port.ts'
import type { RefusedRow } from '../../../records/imports/protocol/port.ts'
import { markAbsences, type MarkedDays } from '../../work-days/port.ts'
import { type ApplyingContext, settle, takenBy } from '../periods/applying.ts'
import { marksOf, type Plan, type PlanSubject } from '../periods/plan.ts'
import { planPeriods } from '../periods/planning.ts'
import type { AbsencePeriod } from '../periods/record.ts'
import { periodsToMatch, savePeriods } from '../periods/store.ts'
import type { RowError } from './row.ts'
import type { NamesInRows, ReadRow } from './rows.ts'
import { moved } from '../reasons.ts'
import { importAbsences } from './rules.ts'

/** Decides absences together: what was accepted before takes its dates, and an approved one shows on its days. */
export async function decideAbsences(rows: Rows, { ownId }: NamesInRows, call: ImportCall) {
  const { db, caller, now, services, newIds } = call
  const { timeZone } = caller.organisation
  const actorMembershipId = caller.membership.id
  const context = { timeZone, actorMembershipId, contributions: services.contributions }
  const subjects = subjectsOf(rows, newIds)
  const today = dateIn(timeZone, now)
  const [plans, stored] = await Promise.all([
    planPeriods(db, { contributions: services.contributions, today, timeZone }, subjects),
    storedFor(db, rows),
  ])
  const approved = subjects.filter(({ approved: isApproved }) => isApproved)
  const heldBy = heldAmong(await marking(db, context, approved, plans), approved)
  const decision = importAbsences(rows, { ...call, stored, plans, heldBy, actorMembershipId, ownId })
  const periods = decision.state.written.map(({ after }) => after)
  const accepted = new Set(periods.map(({ id }) => id))
  const inForce = approved.filter(({ periodId }) => accepted.has(periodId))
  const marked = await marking(db, context, inForce, plans)
  return {
    decision: { ...decision, audit: [...decision.audit, ...marked.audit] },
    save: () => save(db, context, { periods, marked, inForce, plans }),
  }
}

interface RowSubject extends PlanSubject {
  readonly approved: boolean
}

type Rows = readonly (ReadRow | RefusedRow<RowError>)[]

const readAmong = (rows: Rows): { readonly row: ReadRow; readonly index: number }[] =>
  rows.flatMap((row, index) => ('error' in row ? [] : [{ row, index }]))

const subjectsOf = (rows: Rows, newIds: readonly Id[]): RowSubject[] =>
  readAmong(rows).map(({ row: { membershipId, extent, approved }, index }) => ({
    periodId: newIds[index] ?? '',
    membershipId,
    extent,
    approved,
  }))

async function storedFor(db: WriteTransaction, rows: Rows): Promise<AbsencePeriod[]> {
  const read = readAmong(rows).map(({ row }) => row)
  const from = read.map(({ extent }) => extent.startDate).toSorted()[0]
  const to = read
    .map(({ extent }) => extent.endDate)
    .toSorted()
    .at(-1)
  if (from === undefined || to === undefined) return []
  const members = [...new Set(read.map(({ membershipId }) => membershipId))]
  const externalIds = read.flatMap(({ external }) => external?.id ?? [])
  return periodsToMatch(db, members, { from, to, externalIds })
}

/** What the days of absences are to become. */
const marking = (
  db: WriteTransaction,
  context: ApplyingContext,
  subjects: readonly PlanSubject[],
  plans: (periodId: Id) => Plan,
): Promise<MarkedDays> =>
  markAbsences(db, context, {
    cleared: [],
    marks: subjects.flatMap(subject => marksOf(subject, plans(subject.periodId))),
  })

/** Why absences cannot show on their days, by their ids: any of them that has such a day. */
function heldAmong(
  { held, tooFull, unfit }: MarkedDays,
  subjects: readonly PlanSubject[],
): (periodId: Id) => RowError | undefined {
  const errors = new Map<Id, RowError>()
  const note = (
    days: readonly { readonly membershipId: Id; readonly workDate: string }[],
    error: RowError,
  ) => {
    for (const { membershipId, workDate } of days)
      for (const { periodId, membershipId: member, extent } of subjects)
        if (member === membershipId && extent.startDate <= workDate && workDate <= extent.endDate)
          errors.set(periodId, error)
  }
  note(held, 'absence_days_decided')
  note(tooFull, 'entry_day_total_exceeded')
  for (const { periodId } of unfit) errors.set(periodId, 'absence_type_not_found')
  return periodId => errors.get(periodId)
}

async function save(
  tx: WriteTransaction,
  { contributions }: ApplyingContext,
  {
    periods,
    marked,
    inForce,
    plans,
  }: {
    readonly periods: readonly AbsencePeriod[]
    readonly marked: MarkedDays
    readonly inForce: readonly PlanSubject[]
    readonly plans: (periodId: Id) => Plan
  },
): Promise<void> {
  if (periods.length === 0) return
  const days = periods.map(({ id }) => ({ periodId: id, days: plans(id).days }))
  tx.defer(savePeriods(tx, periods, days))
  await marked.save()
  const taken = inForce.flatMap(({ periodId }) => takenBy(plans(periodId)))
  await settle(tx, contributions, { given: [], taken }, moved('imported'))
}
