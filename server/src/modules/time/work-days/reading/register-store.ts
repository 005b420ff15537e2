import { type RawBuilder, sql } from 'kysely'
import { ofOrganisation } from '../../../../platform/data/hand-written.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayTypeName } from '../../../company/catalogs/day-types/port.ts'
import type { Entry } from '../day/day.ts'
import type { WorkDay, WorkDayStatus } from '../day/shapes.ts'
import { entriesOfDay } from './store.ts'

/** A row of the register; the figures of a draft are those of its last write, and its entries show what they are now. */
export type RegisterRow = WorkDay & {
  /** Null for a day that is frozen. */
  readonly draftEntries: readonly Entry[] | null
}

/** In the order of the answer. */
const registerColumns = ofOrganisation(
  orgId => sql`d.id, d.membership_id, d.work_date, d.status, d.start_minutes,
  d.end_minutes, d.break_minutes, d.gap_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id,
  d.absence_period_id, d.expected_target_minutes, d.export_batch_id, d.updated_at,
  case when d.status = 'draft' then ${entriesOfDay(orgId)} end as draft_entries`,
)

export const registerOfMember = (
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<RegisterRow[]> =>
  db.sql`
    select ${registerColumns(db.orgId)} from work_days d
    where d.org_id = ${db.orgId} and d.membership_id = ${membershipId} and d.work_date between ${from} and ${to}
    order by d.work_date`

/** Rows of the register with the names of their day types. */
export const registerWithIds = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<(RegisterRow & { readonly dayTypeName: string | null })[]> =>
  db.sql`
    select ${registerColumns(db.orgId)}, ${dayTypeName(db.orgId, sql`d.day_type_id`)} as day_type_name
    from work_days d where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`

/** Which days a page of the register holds; every condition given must hold. */
export interface RegisterFilter {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly status?: WorkDayStatus
  readonly membershipId?: Id
  readonly exported?: boolean
}

/** As text rather than parameters, so that every plan may use the indexes of days that are not exported yet. */
const hasStatus: Record<WorkDayStatus, RawBuilder<unknown>> = {
  draft: sql`d.status = 'draft'`,
  confirmed: sql`d.status = 'confirmed'`,
  approved: sql`d.status = 'approved'`,
  exported: sql`d.status = 'exported'`,
}

function matching({ from, to, status, membershipId, exported }: RegisterFilter): RawBuilder<unknown> {
  const conditions = [sql`d.work_date between ${from} and ${to}`]
  if (status !== undefined) conditions.push(hasStatus[status])
  if (membershipId !== undefined) conditions.push(sql`d.membership_id = ${membershipId}`)
  if (exported !== undefined) conditions.push(exported ? hasStatus.exported : sql`d.status <> 'exported'`)
  return sql.join(conditions, sql` and `)
}

/**
 * The rows of the register for a page: `keyset` says where it continues and in which order. It is planned once, because planning
 * what drafts need takes four times as long as reading a page that has none.
 */
export const register = (
  db: TenantDb,
  filter: RegisterFilter,
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<RegisterRow[]> =>
  db.sqlPlannedOnce`
    select ${registerColumns(db.orgId)} from work_days d
    where d.org_id = ${db.orgId} and ${matching(filter)} and ${visible} ${keyset}`
