import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type RoundingRule, roundingTable } from './record.ts'

export const ruleKeys = [by('r.validFrom'), by('r.id')]

const rulesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<RoundingRule[]> =>
  db.sql<RoundingRule>`
    select ${roundingTable.select('r')} from rounding_rules r where r.org_id = ${db.orgId} and ${condition}`

export const pageOfRules = (
  db: TenantDb,
  { customerId, projectId }: { readonly customerId?: Id; readonly projectId?: Id },
  keyset: RawBuilder<unknown>,
): Promise<RoundingRule[]> =>
  rulesWhere(
    db,
    sql`true ${customerId === undefined ? sql`` : sql`and r.customer_id = ${customerId}`}
      ${projectId === undefined ? sql`` : sql`and r.project_id = ${projectId}`} ${keyset}`,
  )

export const findRule = async (db: TenantDb, id: Id): Promise<RoundingRule | undefined> =>
  (await rulesWhere(db, sql`r.id = ${id}`))[0]

/** The rules that may round time of projects, in the order in which they begin. One statement. */
export const roundingRulesOf = (db: TenantDb, projectIds: IdSet): Promise<RoundingRule[]> =>
  rulesWhere(
    db,
    sql`(r.project_id is null or r.project_id = any(${idArray(projectIds)})) order by r.valid_from, r.id`,
  )

/** The rules of projects. One statement. */
export const rulesOfProjects = (db: TenantDb, projectIds: IdSet): Promise<RoundingRule[]> =>
  rulesWhere(db, sql`r.project_id = any(${idArray(projectIds)}) order by r.valid_from, r.id`)

/**
 * A fragment: whether the organisation rounds at all, so that nothing is read for it where it does not. The first by an index:
 * whether there is any would be looked for among the rules of all organisations.
 */
export const anythingRounds = (orgId: string): RawBuilder<unknown> => sql`
  (select r.valid_from from rounding_rules r
    where r.org_id = ${orgId} and r.unit_minutes > 1 order by r.valid_from limit 1) is not null`

type Place = Pick<RoundingRule, 'customerId' | 'projectId' | 'validFrom'>

/** The rule of the same project, customer or organisation that begins on a day. */
export const ruleAt = async (
  db: TenantDb,
  { customerId, projectId, validFrom }: Place,
): Promise<RoundingRule | undefined> =>
  (
    await rulesWhere(
      db,
      sql`r.customer_id is not distinct from ${customerId}::uuid
        and r.project_id is not distinct from ${projectId}::uuid and r.valid_from = ${validFrom}`,
    )
  )[0]

export const addRules = (tx: WriteTransaction, rules: readonly RoundingRule[]): Promise<unknown> =>
  roundingTable.insert(tx, rules)

export const removeRule = (tx: WriteTransaction, { id }: RoundingRule): Promise<unknown> =>
  tx.sql`delete from rounding_rules where org_id = ${tx.orgId} and id = ${id} returning id`
