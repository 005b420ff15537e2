import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../../platform/data/like.ts'
import { by, type KeysetKey, type Page } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../../records/custom-fields/port.ts'
import type { LeadState } from './life.ts'
import { folded, type LeadRecord } from './record.ts'
import type { Channel } from './channels.ts'
import type { Direction, LeadSort } from './sorts.ts'
import { leadColumns } from './store.ts'

/** Which leads a list selects; every condition given must hold. */
export interface LeadFilter {
  readonly q: string | undefined
  /** Whether `q` looks at business ids too. */
  readonly withBusinessIds: boolean
  readonly held: readonly HeldValue[]
  readonly state: LeadState | undefined
  readonly sourceId: Id | undefined
  readonly channel: Channel | undefined
  readonly ownerMembershipId: Id | undefined
  readonly unowned: boolean
  /** Members who have left, and work on nothing any more. */
  readonly leavers: readonly Id[]
  readonly scoreFrom: number | undefined
  readonly externalSource: string | undefined
  readonly externalId: string | undefined
}

const keys = new Map<string, readonly KeysetKey[]>()

export function keysOf(sort: LeadSort, direction: Direction): readonly KeysetKey[] {
  const place = `${sort} ${direction}`
  let found = keys.get(place)
  if (!found) keys.set(place, (found = [by(`l.${sort}`, { direction }), by('l.id', { direction })]))
  return found
}

export const listLeads = (db: TenantDb, filter: LeadFilter, page: Page): Promise<LeadRecord[]> =>
  db.sql<LeadRecord>`
    select ${leadColumns(db.orgId)} from leads l
    where l.org_id = ${db.orgId} ${matching(db.orgId, filter)} ${page.fragment}`

function matching(orgId: string, filter: LeadFilter): RawBuilder<unknown> {
  const { q, held, state, sourceId, channel, ownerMembershipId, unowned, scoreFrom } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (state !== undefined) conditions.push(sql`l.state = ${state}`)
  if (sourceId !== undefined) conditions.push(sql`l.source_id = ${sourceId}`)
  if (channel !== undefined) conditions.push(sql`l.channel = ${channel}`)
  if (ownerMembershipId !== undefined) conditions.push(sql`l.owner_membership_id = ${ownerMembershipId}`)
  if (unowned)
    conditions.push(
      sql`(l.owner_membership_id is null or l.owner_membership_id = any(${filter.leavers}::uuid[]))`,
    )
  if (scoreFrom !== undefined) conditions.push(sql`l.score >= ${scoreFrom}`)
  if (filter.externalSource !== undefined)
    conditions.push(
      sql`l.external_source = ${filter.externalSource} and l.external_id = ${filter.externalId}`,
    )
  if (held.length > 0) conditions.push(hasValues(orgId, sql`l.id`, held))
  if (q !== undefined) conditions.push(found(q, filter))
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** Without the right to see business ids the statement does not even read them. */
function found(q: string, { withBusinessIds }: LeadFilter): RawBuilder<boolean> {
  const pattern = containing(folded(q))
  return withBusinessIds
    ? sql<boolean>`(l.search_text like ${pattern} or l.business_id like ${pattern})`
    : sql<boolean>`l.search_text like ${pattern}`
}
