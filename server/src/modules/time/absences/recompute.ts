import { type RawBuilder, sql } from 'kysely'
import { recordAudit, systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { ChangedRules } from '../../../platform/register/declaration.ts'
import type { Contributions } from '../../../platform/slots.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import type { ConcernedDrafts, TermsChanged } from '../../company/catalogs/port.ts'
import { worktimeModelIdOn } from '../../people/members/port.ts'
import { organisationTerms } from '../../company/organisation/port.ts'
import { markAbsences } from '../work-days/port.ts'
import { auditLine } from './periods/changes.ts'
import { type Plan, type PlanSubject, marksOf } from './periods/plan.ts'
import { planPeriods } from './periods/planning.ts'
import type { AbsenceDay, AbsencePeriod } from './periods/record.ts'
import { extentOf } from './periods/rules.ts'
import { daysOfPeriods, periodsInForce, savePeriods } from './periods/store.ts'
import { type AbsenceReason, inEnglish, moved } from './reasons.ts'
import { settle, takenBy } from './periods/applying.ts'

/**
 * Works the days of approved absences out anew that a change of terms concerns: what they take is given back and taken anew by
 * rows that say why, and drafts follow. What is frozen keeps its marks.
 */
export const followChangedTerms: TermsChanged = async (tx, concerned, contributions) => {
  // What days and entries are worth, and work above them, is another matter than which of them are taken.
  const { dayTypeId, entryTypeId, overtimeRuleSetId } = concerned
  if ((dayTypeId ?? entryTypeId ?? overtimeRuleSetId) !== undefined) return
  await recompute(
    tx,
    contributions,
    await periodsInForce(tx, concernedDays(tx.orgId, concerned)),
    whyOf(concerned),
  )
}

/** The same of a type that has another version from a date on. */
export async function followChangedType(
  tx: WriteTransaction,
  contributions: Contributions,
  { recordId, from, to }: ChangedRules,
): Promise<void> {
  const ofType = sql`taken.work_date between ${from} and ${to ?? 'infinity'} and exists (
    select from absence_periods o
    where o.org_id = ${tx.orgId} and o.id = taken.period_id and o.absence_type_id = ${recordId})`
  const periods = await periodsInForce(tx, ofType)
  await recompute(tx, contributions, periods, moved('type', 'from', from))
}

/** A condition on `absence_days taken`. */
function concernedDays(
  orgId: string,
  { from, to, membershipIds, worktimeModelId }: ConcernedDrafts,
): RawBuilder<unknown> {
  const conditions = [sql`taken.work_date between ${from ?? '-infinity'} and ${to ?? 'infinity'}`]
  if (membershipIds) conditions.push(sql`taken.membership_id = any(${membershipIds}::uuid[])`)
  if (worktimeModelId)
    conditions.push(
      sql`${worktimeModelIdOn(orgId, sql`taken.membership_id`, sql`taken.work_date`)} = ${worktimeModelId}`,
    )
  return sql.join(conditions, sql` and `)
}

function whyOf({ from, to, membershipIds, worktimeModelId }: ConcernedDrafts): AbsenceReason {
  const when = from === null ? 'always' : from === to ? 'on' : 'from'
  const what = worktimeModelId ? 'model' : membershipIds ? 'member' : 'holidays'
  return moved(what, when, from)
}

async function recompute(
  tx: WriteTransaction,
  contributions: Contributions,
  periods: readonly AbsencePeriod[],
  why: AbsenceReason,
): Promise<void> {
  if (periods.length === 0) return
  const ids = periods.map(({ id }) => id)
  const [{ timeZone }, stored] = await Promise.all([organisationTerms(tx), daysOfPeriods(tx, ids)])
  const subjects = periods.map(subjectOf)
  const today = dateIn(timeZone, tx.now)
  const plans = await planPeriods(tx, { contributions, today, timeZone }, subjects)
  const before = Map.groupBy(stored, ({ periodId }) => periodId)
  const changed = periods.flatMap(period => {
    const plan = plans(period.id)
    const differs = plan.days.length > 0 && textOf(before.get(period.id) ?? []) !== textOf(plan.days)
    return differs ? [{ period, plan }] : []
  })
  if (changed.length > 0) await replace(tx, { contributions, timeZone }, changed, why)
}

const subjectOf = (period: AbsencePeriod): PlanSubject => ({
  periodId: period.id,
  membershipId: period.membershipId,
  extent: extentOf(period),
})

const textOf = (days: readonly AbsenceDay[]): string =>
  days
    .map(day =>
      [
        day.workDate,
        day.absenceTypeVersionId,
        day.part,
        day.minutes,
        Number(day.amount),
        day.unit,
        day.reason,
      ].join(),
    )
    .join('\n')

async function replace(
  tx: WriteTransaction,
  { contributions, timeZone }: { readonly contributions: Contributions; readonly timeZone: string },
  changed: readonly { readonly period: AbsencePeriod; readonly plan: Plan }[],
  why: AbsenceReason,
): Promise<void> {
  const ids = changed.map(({ period }) => period.id)
  tx.defer(
    savePeriods(
      tx,
      changed.map(({ period }) => ({ ...period, updatedAt: tx.now })),
      changed.map(({ period, plan }) => ({ periodId: period.id, days: plan.days })),
    ),
  )
  const marked = await markAbsences(
    tx,
    { timeZone, actorMembershipId: null, contributions },
    { cleared: ids, marks: changed.flatMap(({ period, plan }) => marksOf(subjectOf(period), plan)) },
  )
  await marked.save()
  const taken = changed.flatMap(({ plan }) => takenBy(plan))
  await settle(tx, contributions, { given: ids, taken }, why)
  const lines = changed.map(({ period }) => auditLine('recompute', period, [], inEnglish(why)))
  const origin = { actor: systemActor, operation: 'absences.recompute', requestId: tx.orgId }
  recordAudit(tx, [...lines, ...marked.audit], origin)
}
