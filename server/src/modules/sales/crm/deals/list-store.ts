import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../../platform/data/like.ts'
import { by, type KeysetKey, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../../records/custom-fields/port.ts'
import type { DealState } from './life.ts'
import { type DealRecord, folded } from './record.ts'
import type { DealSort, Direction } from './sorts.ts'
import { recordColumns } from './store.ts'

/** Which deals a list selects; every condition given must hold. */
export interface DealFilter {
  readonly q?: string
  readonly state?: DealState
  readonly pipelineId?: Id
  readonly stageId?: Id
  readonly customerId?: Id
  readonly contactId?: Id
  readonly ownerMembershipId?: Id
  readonly unowned?: boolean
  /** Members who have left, for what nobody looks after. */
  readonly leavers: readonly Id[]
  readonly expectedCloseFrom?: PlainDate
  readonly expectedCloseTo?: PlainDate
  readonly rotting?: boolean
  readonly externalSource?: string
  readonly externalId?: string
}

export const sweep = sweepKeys('d')

const keys = new Map<string, readonly KeysetKey[]>()

/** The order of the list; deals without the value come last in both directions. */
export function keysOf(sort: DealSort, direction: Direction): readonly KeysetKey[] {
  const place = `${sort} ${direction}`
  let found = keys.get(place)
  if (!found) {
    const nullable = sort === 'valueCents' || sort === 'expectedCloseDate'
    keys.set(place, (found = [by(`d.${sort}`, { direction, nullable }), by('d.id', { direction })]))
  }
  return found
}

export const listDeals = (
  db: TenantDb,
  filter: DealFilter,
  { held, now, keyset }: { held: readonly HeldValue[]; now: Instant; keyset: RawBuilder<unknown> },
): Promise<DealRecord[]> =>
  db.sql<DealRecord>`
    select ${recordColumns(db.orgId)} from deals d
    where d.org_id = ${db.orgId} ${matching(db.orgId, filter, held, now)} ${keyset}`

function matching(
  orgId: string,
  filter: DealFilter,
  held: readonly HeldValue[],
  now: Instant,
): RawBuilder<unknown> {
  const { q, contactId, unowned, leavers, rotting } = filter
  const conditions: RawBuilder<unknown>[] = []
  for (const [value, condition] of [
    [filter.state, sql`d.state = ${filter.state}`],
    [filter.pipelineId, sql`d.pipeline_id = ${filter.pipelineId}`],
    [filter.stageId, sql`d.stage_id = ${filter.stageId}`],
    [filter.customerId, sql`d.customer_id = ${filter.customerId}`],
    [filter.ownerMembershipId, sql`d.owner_membership_id = ${filter.ownerMembershipId}`],
    [filter.expectedCloseFrom, sql`d.expected_close_date >= ${filter.expectedCloseFrom}`],
    [filter.expectedCloseTo, sql`d.expected_close_date <= ${filter.expectedCloseTo}`],
    [filter.externalSource, sql`d.external_source = ${filter.externalSource}`],
    [filter.externalId, sql`d.external_id = ${filter.externalId}`],
  ] as const)
    if (value !== undefined) conditions.push(condition)
  if (unowned)
    conditions.push(sql`(d.owner_membership_id is null or d.owner_membership_id = any(${leavers}::uuid[]))`)
  if (contactId !== undefined)
    conditions.push(sql`exists (
      select from deal_contacts k where k.org_id = ${orgId} and k.contact_id = ${contactId} and k.deal_id = d.id)`)
  if (rotting !== undefined) conditions.push(isRotten(orgId, now, rotting))
  if (held.length > 0) conditions.push(hasValues(orgId, sql`d.id`, held))
  if (q !== undefined) conditions.push(sql`d.search_text like ${containing(folded(q))}`)
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

const isRotten = (orgId: string, now: Instant, wanted: boolean): RawBuilder<unknown> => {
  const rotten = sql`exists (
    select from pipeline_stages s where s.org_id = ${orgId} and s.id = d.stage_id
      and d.stage_entered_at <= ${now}::timestamptz - s.rotting_days * interval '24 hours')`
  return wanted ? sql`d.state = 'open' and ${rotten}` : sql`not (d.state = 'open' and ${rotten})`
}
