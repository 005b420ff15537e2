import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../../platform/data/like.ts'
import { withMatched } from '../../../../platform/data/matched-page.ts'
import { by, type KeysetKey, type Page, sweepKeys } from '../../../../platform/data/paging.ts'
import { idsContaining } from '../../../../platform/data/substrings.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../../records/custom-fields/port.ts'
import type { ProjectState } from './life.ts'
import { type Direction, folded, type ProjectRecord, type ProjectSort } from './record.ts'
import type { Billing } from './shapes.ts'
import { recordColumns } from './store.ts'

/** Which projects a list selects; every condition given must hold. */
export interface ProjectFilter {
  readonly q?: string
  readonly state?: ProjectState
  readonly customerId?: Id
  readonly managerMembershipId?: Id
  readonly membershipId?: Id
  readonly billing?: Billing
  readonly template?: boolean
  readonly code?: string
  readonly externalSource?: string
  readonly externalId?: string
}

export const sweep = sweepKeys('p')

const keys = new Map<string, readonly KeysetKey[]>()

/** The order of the list; projects without the date come last in both directions. */
export function keysOf(sort: ProjectSort, direction: Direction): readonly KeysetKey[] {
  const place = `${sort} ${direction}`
  let found = keys.get(place)
  if (!found) {
    const nullable = sort === 'startDate' || sort === 'endDate'
    const first = by(`p.${sort}`, { direction, nullable })
    keys.set(place, (found = sort === 'code' ? [first] : [first, by('p.id', { direction })]))
  }
  return found
}

interface Wanted {
  readonly filter: ProjectFilter
  readonly held: readonly HeldValue[]
  readonly page: Page
}

export const listProjects = (db: TenantDb, { filter, held, page }: Wanted): Promise<ProjectRecord[]> => {
  const { orgId } = db
  const conditions = sql`p.org_id = ${orgId} ${matching(orgId, filter, held)}`
  if (filter.q === undefined)
    return db.sql<ProjectRecord>`
      select ${recordColumns(orgId)} from projects p where ${conditions} ${page.fragment}`
  const part = folded(filter.q)
  const matched = withMatched(page, {
    ways: [
      sql`
        select p.id, p.name, p.code, p.start_date, p.end_date, p.updated_at, p.search_text from projects p
        where ${conditions}`,
    ],
    fitting: way => sql`select p.id from ${way} p where p.search_text like ${containing(part)}`,
    found: sql`
      select p.id from projects p
      where ${conditions} and p.id = any(array(${idsContaining(orgId, ['projects', 'search_text'], part)}))`,
  })
  return db.sql<ProjectRecord>`
    ${matched}
    select ${recordColumns(orgId)} from projects p
    where p.org_id = ${orgId} and p.id = any(array(select id from page_ids)) ${page.order}`
}

function matching(orgId: string, filter: ProjectFilter, held: readonly HeldValue[]): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  for (const [value, condition] of [
    [filter.state, sql`p.state = ${filter.state}`],
    [filter.customerId, sql`p.customer_id = ${filter.customerId}`],
    [filter.managerMembershipId, sql`p.manager_membership_id = ${filter.managerMembershipId}`],
    [filter.membershipId, takesPart(orgId, filter.membershipId)],
    [filter.billing, sql`p.billing = ${filter.billing}`],
    [filter.template, sql`p.template = ${filter.template}`],
    [filter.code, sql`p.code_key = lower(normalize(${filter.code}::text))`],
    [filter.externalSource, sql`p.external_source = ${filter.externalSource}`],
    [filter.externalId, sql`p.external_id = ${filter.externalId}`],
  ] as const)
    if (value !== undefined) conditions.push(condition)
  if (held.length > 0) conditions.push(hasValues(orgId, sql`p.id`, held))
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** Whether a member takes part in the project, took part or will. */
const takesPart = (orgId: string, membershipId: Id | undefined): RawBuilder<unknown> => sql`exists (
  select from project_participants t
  where t.org_id = ${orgId} and t.membership_id = ${membershipId} and t.project_id = p.id)`
