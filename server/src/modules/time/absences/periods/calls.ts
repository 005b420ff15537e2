import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { findMember } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { type ApplyingContext, markingDays, settle, settlementOf } from './applying.ts'
import type { Approver } from './approver.ts'
import type { Moved } from './moves.ts'
import type { Plan } from './plan.ts'
import { planPeriod } from './planning.ts'
import { type AbsencePeriod, type Extent, periodTable } from './record.ts'
import { extentOf } from './rules.ts'
import type { Absence } from './shapes.ts'
import * as store from './store.ts'
import { moved as because } from '../reasons.ts'
import { absenceView } from './view.ts'

/** What a handler of an absence has at hand. */
export interface AbsenceCall {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly now: Instant
  readonly services: { readonly contributions: Contributions }
  readonly reader: Reader
}

/** Whoever reads the answer. */
interface Reader {
  readonly chosen: Locale | null
}

/** Today, where the organisation is. */
export const todayOf = ({ caller, now }: { readonly caller: Caller; readonly now: Instant }): PlainDate =>
  dateIn(caller.organisation.timeZone, now)

/** An absence as the caller is told of it after a write; theirs to read since they wrote it. */
export async function shown(
  call: { readonly db: TenantDb; readonly caller: Caller; readonly now: Instant; readonly reader: Reader },
  id: Id,
): Promise<Absence> {
  const today = todayOf(call)
  const { db, caller } = call
  const found = await store.findAbsence(db, caller, id, today, store.anybodys)
  if (!found) throw new Error(`the absence ${id} was written and is not there`)
  return absenceView(caller, found, today, call.reader.chosen)
}

/** What an extent comes to for the member of an absence. */
export const planOf = (
  call: AbsenceCall,
  { id: periodId, membershipId }: Pick<AbsencePeriod, 'id' | 'membershipId'>,
  extent: Extent,
): Promise<Plan> =>
  planPeriod(
    call.db,
    {
      contributions: call.services.contributions,
      today: todayOf(call),
      timeZone: call.caller.organisation.timeZone,
    },
    { periodId, membershipId, extent },
  )

/** Whether the wanted replacement is an active member; none always is known. */
export async function isReplacementActive(db: TenantDb, id: Id | null | undefined): Promise<boolean> {
  if (id == null) return true
  const member = await findMember(db, id)
  return member !== undefined && member.status !== 'deactivated'
}

export const approverOf = async ({ db, caller }: Pick<AbsenceCall, 'db' | 'caller'>): Promise<Approver> => ({
  membershipId: caller.membership.id,
  onBehalfOf: caller.onBehalfOf?.id,
  selfApprovalAllowed: (await settingsOf(db)).selfApprovalAllowed,
})

/** A body that says what its sender has read. */
export interface Expecting {
  readonly expectedUpdatedAt?: string
}

/** The absence itself, without what was read beside it. */
export const recordOf = (found: AbsencePeriod): AbsencePeriod =>
  Object.fromEntries(
    Object.keys(periodTable.columns).map(name => [name, found[name as keyof AbsencePeriod]]),
  ) as unknown as AbsencePeriod

export const movingOf = (
  { now }: Pick<AbsenceCall, 'now'>,
  { updatedAt }: AbsencePeriod,
  { expectedUpdatedAt }: Expecting,
) => ({ now, unchanged: unchangedSince(expectedUpdatedAt, updatedAt) })

/** Saves a moved absence, with the days of its plan where there is one. */
export const savingMoved =
  (db: WriteTransaction, plan: Plan | null) =>
  ({ after }: Moved): Promise<unknown> =>
    store.savePeriods(db, [after], plan ? [{ periodId: after.id, days: plan.days }] : [])

const applyingContext = ({ caller, services }: AbsenceCall): ApplyingContext => ({
  timeZone: caller.organisation.timeZone,
  actorMembershipId: caller.membership.id,
  contributions: services.contributions,
})

/** What the days of a moved absence are to become. */
export const markedDays = (call: AbsenceCall, moved: Moved, plan: Plan | null) =>
  markingDays(call.db, applyingContext(call), moved, plan)

/** Gives back and takes what a moved absence has taken and takes now. */
export const settled = (call: AbsenceCall, moved: Moved, plan: Plan | null): Promise<void> =>
  settle(
    call.db,
    call.services.contributions,
    settlementOf(moved, plan),
    because(moved.inForce ? 'approved' : 'cancelled'),
  )

/** What is decided on: the change that an approved absence is asked for, or the absence itself. */
export const extentInQuestion = (period: AbsencePeriod): Extent => extentOf(period.askedChange ?? period)
