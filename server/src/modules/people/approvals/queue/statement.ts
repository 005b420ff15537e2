import { type RawBuilder, sql } from 'kysely'
import { type Caller, holderOf } from '../../../../platform/access/caller.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { reportsByHeight, supervisorsAbove, unitMembersOn } from '../../members/port.ts'
import { approvalEscalationDays } from '../../../company/organisation/port.ts'
import { secondsOfDay } from './escalation.ts'
import type { ApprovalSource, KeptWarning } from './slots.ts'

/** Somebody with authority: the caller alone, or on behalf of others in some kinds. */
export interface Holder {
  readonly caller: Caller
  /** Null for every kind. */
  readonly kinds: ReadonlySet<string> | null
}

export interface QueueFilter {
  readonly kind?: string | undefined
  readonly membershipId?: Id | undefined
  readonly planningUnitId?: Id | undefined
  readonly submittedFrom?: string | undefined
  readonly submittedBefore?: string | undefined
  /** Whether only what is passed on to the caller by now; else everything that they may decide. */
  readonly waitingFor?: 'me' | 'all' | undefined
  /** Only what they decide on behalf of somebody, or only the others. */
  readonly delegated?: boolean | undefined
}

/** One thing in the queue, as it is read. */
export interface QueueRow {
  readonly kind: string
  readonly subjectId: Id
  readonly workDayId: Id | null
  readonly membershipId: Id
  readonly workDate: PlainDate | null
  readonly submittedAt: Instant
  readonly updatedAt: Instant
  readonly stage: number
  readonly stages: number
  readonly approverIds: readonly Id[] | null
  readonly allowedDecisions: string[]
  /** Codes of refusals are told as they are. */
  readonly warnings: readonly (KeptWarning | string)[]
  readonly onBehalfOfMembershipId: Id | null
  readonly supervisorIds: readonly Id[]
  readonly escalationDays: number | null
}

const columns = sql`
  a.kind, a.subject_id, a.work_day_id, a.membership_id, a.work_date, a.submitted_at, a.updated_at, a.stage, a.stages,
  a.approver_ids, a.allowed_decisions, a.on_behalf_of_membership_id`

/** A page of the queue. `keyset` says where it begins, its order and its end, of rows `a`. */
export const queuePage = (
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  filter: QueueFilter,
  now: Instant,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { orgId, today } = placeOf(holders, now)
  return sql`
    select ${columns}, ${warningsOf(orgId, sources)} || coalesce(to_jsonb(a.warnings), '[]'::jsonb) as warnings,
      case when a.approver_ids is null then ${supervisorsAbove(orgId, sql`a.membership_id`, today)}
      else array[]::uuid[] end as supervisor_ids, ${approvalEscalationDays(orgId)} as escalation_days
    from (${queue(sources, holders, filter, now, keyset)}) a where true ${keyset}`
}

function warningsOf(orgId: string, sources: readonly ApprovalSource[]): RawBuilder<unknown> {
  const cases = sources.flatMap(source =>
    source.warnings ? [sql`when ${source.kind} then ${source.warnings.of(orgId, sql`a.subject_id`)}`] : [],
  )
  return cases.length === 0
    ? sql`'[]'::jsonb`
    : sql`coalesce(case a.kind ${sql.join(cases, sql` `)} end, '[]'::jsonb)`
}

function placeOf([first]: readonly Holder[], now: Instant) {
  if (!first) throw new Error('a queue is somebody’s')
  const { id: orgId, timeZone } = first.caller.organisation
  return { orgId, today: dateIn(timeZone, now) }
}

/**
 * What waits, each thing once: with the authority of the caller where they have it, else of who delegated first. `keyset` is
 * that of a page: then each kind gives no more rows than the page takes, which its index has in order.
 */
export function queue(
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  filter: QueueFilter,
  now: Instant,
  keyset: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const branches = holders.flatMap((holder, place) =>
    sources
      .filter(source => isAsked(source, holder, filter))
      .map(source => branchOf({ source, holder, place, own: holders[0], filter, now, keyset })),
  )
  const waiting = branches.length === 0 ? nothing : sql`(${sql.join(branches, sql` union all `)}) w`
  return holders.length === 1
    ? sql`select w.* from ${waiting}`
    : sql`select distinct on (w.kind, w.subject_id) w.* from ${waiting} order by w.kind, w.subject_id, w.place`
}

const isAsked = (
  { kind, delegable }: ApprovalSource,
  { caller, kinds }: Holder,
  { kind: wanted, delegated }: QueueFilter,
): boolean =>
  (wanted === undefined || kind === wanted) &&
  (kinds === null || (delegable && kinds.has(kind))) &&
  (delegated === undefined || delegated === (caller.onBehalfOf !== undefined))

interface Branch {
  readonly source: ApprovalSource
  readonly holder: Holder
  readonly place: number
  /** The caller alone. */
  readonly own: Holder | undefined
  readonly filter: QueueFilter
  readonly now: Instant
  readonly keyset: RawBuilder<unknown>
}

/** What waits of one kind for one holder. */
function branchOf({ source, holder, place, own, filter, now, keyset }: Branch): RawBuilder<unknown> {
  const { caller } = holder
  const { orgId, today } = placeOf([holder], now)
  const { id } = holderOf(caller)
  const conditions = conditionsOf(orgId, filter, today)
  // What the caller decides by their own authority is not delegated to them.
  if (filter.delegated === true && own)
    conditions.push(sql`a.subject_id not in (select o.subject_id from (${source.waitingFor(own.caller)}) o)`)
  const mine = filter.waitingFor === 'me'
  if (mine) conditions.push(isPassedOn(orgId, caller, today, now))
  const below = mine
    ? sql`left join (${reportsByHeight(orgId, [id], today)}) s on s.membership_id = a.membership_id`
    : sql``
  return sql`(
    select a.*, ${place}::int as place, ${caller.onBehalfOf?.id ?? null}::uuid as on_behalf_of_membership_id
    from (${source.waitingFor(caller)}) a ${below}
    where ${sql.join(conditions, sql` and `)} ${keyset})`
}

/** The columns of a queue without anything in it. */
const nothing = sql`(
  select null::text as kind, null::uuid as subject_id, null::uuid as work_day_id, null::uuid as membership_id,
    null::date as work_date, null::timestamptz as submitted_at, null::timestamptz as updated_at, 1 as stage,
    1 as stages, null::uuid[] as approver_ids, null::text[] as allowed_decisions, null::text[] as warnings,
    0 as place, null::uuid as on_behalf_of_membership_id
  where false) w`

function conditionsOf(
  orgId: string,
  { membershipId, planningUnitId, submittedFrom, submittedBefore }: QueueFilter,
  today: PlainDate,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (membershipId !== undefined) conditions.push(sql`a.membership_id = ${membershipId}`)
  if (planningUnitId !== undefined)
    conditions.push(sql`a.membership_id in (${unitMembersOn(orgId, planningUnitId, today, today)})`)
  if (submittedFrom !== undefined) conditions.push(sql`a.submitted_at >= ${submittedFrom}`)
  if (submittedBefore !== undefined) conditions.push(sql`a.submitted_at < ${submittedBefore}`)
  return conditions
}

/**
 * Whether something waits for the holder of the authority by now: they are asked by name, are the nearest supervisor or
 * one to whom it was passed on, or administer where nobody is above the member.
 */
function isPassedOn(orgId: string, caller: Caller, today: PlainDate, now: Instant): RawBuilder<boolean> {
  const times = sql`coalesce(floor(extract(epoch from ${now}::timestamptz - a.submitted_at)
    / (${secondsOfDay} * ${approvalEscalationDays(orgId)})), 0)`
  const { id, role } = holderOf(caller)
  const unsupervised =
    role === 'admin'
      ? sql`a.membership_id <> ${id} and cardinality(${supervisorsAbove(orgId, sql`a.membership_id`, today)}) = 0`
      : sql`false`
  return sql<boolean>`case when a.approver_ids is not null then ${id} = any(a.approver_ids)
    else s.height <= ${times} or s.height is null and ${unsupervised} end`
}
