import { type RawBuilder, sql } from 'kysely'
import { by } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ProjectRow, projectTable } from './record.ts'
import type { Billing } from './shapes.ts'

const known = [
  'id',
  'code',
  'name',
  'state',
  'billing',
  'customerId',
  'managerMembershipId',
  'startDate',
  'endDate',
  'attributionPrecision',
  'budgetMinutes',
  'budgetCents',
  'rateCardId',
  'template',
  'externalSource',
  'externalId',
] as const satisfies readonly (keyof ProjectRow)[]

/** A project as other families get it. */
export type ProjectSummary = Pick<ProjectRow, (typeof known)[number]>

const projectsWhere = asking(
  (db, condition: RawBuilder<unknown>) =>
    db.sql<ProjectSummary>`
      select ${projectTable.select('p', known)} from projects p where p.org_id = ${db.orgId} and ${condition}`,
)

/** The projects with these ids; those that are not there are left out. One statement. */
export const projectsWithIds = (db: TenantDb, ids: IdSet): Promise<ProjectSummary[]> =>
  projectsWhere(db, sql`p.id = any(${idArray(ids)})`)

/** A query of the ids of all closed projects. */
export const closedProjects = (orgId: string): RawBuilder<unknown> =>
  sql`select p.id from projects p where p.org_id = ${orgId} and p.state = 'closed'`

/** Those of the projects that are closed, so that nothing in them changes; null stands for none. One statement. */
export async function closedAmong(
  db: TenantDb,
  ids: readonly (Id | null)[],
): Promise<ReadonlySet<Id | null>> {
  const known = await projectsWithIds(db, [...new Set(ids.filter(id => id !== null))])
  return new Set(known.filter(({ state }) => state === 'closed').map(({ id }) => id))
}

/** A query of the ids of the rate cards that projects name. */
export const rateCardsNamedBy = (orgId: string, ids: IdSet): RawBuilder<unknown> => sql`
  select p.rate_card_id from projects p
  where p.org_id = ${orgId} and p.id = any(${idArray(ids)}) and p.rate_card_id is not null`

/** A query of the ids of the customers of projects. */
export const customersOfProjects = (orgId: string, ids: IdSet): RawBuilder<unknown> => sql`
  select p.customer_id from projects p
  where p.org_id = ${orgId} and p.id = any(${idArray(ids)}) and p.customer_id is not null`

/** A query of the ids of the projects that are no templates: one, or those for a customer, or all. */
export const projectsFor = (
  orgId: string,
  { projectId, customerId }: { readonly projectId?: Id | undefined; readonly customerId?: Id | undefined },
): RawBuilder<unknown> => sql`
  select p.id from projects p where p.org_id = ${orgId} and not p.template
    ${projectId === undefined ? sql`` : sql`and p.id = ${projectId}`}
    ${customerId === undefined ? sql`` : sql`and p.customer_id = ${customerId}`}`

/** A query of the ids of those of the projects that are billed in one of these ways, or have a phase that is. */
export const billedAmong = (
  orgId: string,
  projectIds: IdSet,
  billings: readonly Billing[],
): RawBuilder<unknown> => sql`
  select p.id from projects p
  where p.org_id = ${orgId} and p.id = any(${idArray(projectIds)}) and (p.billing = any(${billings}::text[])
    or exists (select from project_phases f
      where f.org_id = ${orgId} and f.project_id = p.id and f.billing = any(${billings}::text[])))`

/** The ids of all projects that are billed so. One statement. */
export const projectsBilledBy = async (db: TenantDb, billing: Billing): Promise<ReadonlySet<Id>> =>
  new Set((await projectsWhere(db, sql`p.billing = ${billing}`)).map(({ id }) => id))

/** The projects with these codes, in whatever letter case. One statement. */
export const projectsWithCodes = (db: TenantDb, codes: readonly string[]): Promise<ProjectSummary[]> =>
  projectsWhere(
    db,
    sql`p.code_key in (select lower(normalize(w.code)) from unnest(${codes}::text[]) as w(code))`,
  )

/** The project as other families read it; nothing where it is not there. */
export const projectWithId = asking((db, id: Id) =>
  projectsWhere(db, sql`p.id = any(${idArray([id])})`).map(([project]) => project),
)

/** The projects that rate cards price: those that name one and, for the default card, those that name none. One statement. */
export const projectsPricedBy = (
  db: TenantDb,
  rateCardIds: readonly Id[],
  orNone: boolean,
): Promise<ProjectSummary[]> =>
  projectsWhere(
    db,
    orNone
      ? sql`(p.rate_card_id = any(${rateCardIds}::uuid[]) or p.rate_card_id is null)`
      : sql`p.rate_card_id = any(${rateCardIds}::uuid[])`,
  )

/** The projects that are worked on or done and have a budget and a manager, by id, after one of them. One statement. */
export const projectsWithBudgets = (
  db: TenantDb,
  after: Id | null,
  limit: number,
): Promise<ProjectSummary[]> =>
  projectsWhere(
    db,
    sql`not p.template and p.state in ('active', 'on_hold', 'completed') and p.manager_membership_id is not null
      and coalesce(p.budget_minutes, p.budget_cents) is not null
      ${after === null ? sql`` : sql`and p.id > ${after}`} order by p.id limit ${limit}`,
  )

export const projectPageKeys = [by('p.name'), by('p.id')]

/** A page of the projects that are no templates. One statement. */
export const pageOfProjects = (
  db: TenantDb,
  filter: ProjectPageFilter,
  keyset: RawBuilder<unknown>,
): Promise<ProjectSummary[]> => projectsWhere(db, onPage(filter, keyset))

/** A query of the ids of the same. */
export const idsOfPage = (
  orgId: string,
  filter: ProjectPageFilter,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select p.id from projects p where p.org_id = ${orgId} and ${onPage(filter, keyset)}`

interface ProjectPageFilter {
  readonly customerId?: Id
  readonly managerMembershipId?: Id
}

const onPage = (
  { customerId, managerMembershipId }: ProjectPageFilter,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`not p.template ${customerId === undefined ? sql`` : sql`and p.customer_id = ${customerId}`}
    ${managerMembershipId === undefined ? sql`` : sql`and p.manager_membership_id = ${managerMembershipId}`} ${keyset}`

/** The projects whose ids a query has, that are worked on or were, but for closed ones. One statement. */
export const projectsAmong = (
  db: TenantDb,
  among: RawBuilder<unknown>,
  keyset: RawBuilder<unknown>,
): Promise<(ProjectSummary & Pick<ProjectRow, 'updatedAt'>)[]> =>
  db.sql`
    select ${projectTable.select('p', [...known, 'updatedAt'])} from projects p
    where p.org_id = ${db.orgId} and ${openAmong(among, keyset)}`

/** A query of the ids of the same. */
export const idsAmong = (
  orgId: string,
  among: RawBuilder<unknown>,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select p.id from projects p where p.org_id = ${orgId} and ${openAmong(among, keyset)}`

const openAmong = (among: RawBuilder<unknown>, keyset: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not p.template and p.state <> 'closed' and p.id in (${among}) ${keyset}`
