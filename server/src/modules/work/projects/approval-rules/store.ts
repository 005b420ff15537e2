import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { customersOfProjects } from '../record/port.ts'
import { type ApprovalRule, approvalRuleTable } from './record.ts'

export const ruleKeys = [by('r.validFrom'), by('r.id')]

const rulesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<ApprovalRule[]> =>
  db.sql<ApprovalRule>`
    select ${approvalRuleTable.select('r')} from approval_rules r where r.org_id = ${db.orgId} and ${condition}`

export const pageOfRules = (
  db: TenantDb,
  { customerId, projectId }: { readonly customerId?: Id; readonly projectId?: Id },
  keyset: RawBuilder<unknown>,
): Promise<ApprovalRule[]> =>
  rulesWhere(
    db,
    sql`true ${customerId === undefined ? sql`` : sql`and r.customer_id = ${customerId}`}
      ${projectId === undefined ? sql`` : sql`and r.project_id = ${projectId}`} ${keyset}`,
  )

export const findRule = async (db: TenantDb, id: Id): Promise<ApprovalRule | undefined> =>
  (await rulesWhere(db, sql`r.id = ${id}`))[0]

/** The rules of projects. One statement. */
export const rulesOfProjects = (db: TenantDb, projectIds: IdSet): Promise<ApprovalRule[]> =>
  rulesWhere(db, sql`r.project_id = any(${idArray(projectIds)}) order by r.valid_from, r.id`)

/**
 * A fragment: whether hours of a project on a day are approved by its manager before they are billed, by columns of both. Of a day
 * the last rule of the project holds, else that of its customer, else that of the organisation.
 */
export const needsManager = (
  orgId: string,
  { projectId, date }: { readonly projectId: RawBuilder<unknown>; readonly date: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`
  coalesce((
    select r.required from approval_rules r
    where r.org_id = ${orgId} and r.valid_from <= ${date}
      and (r.project_id = ${projectId} or r.project_id is null and (r.customer_id is null or r.customer_id = any(array(
        ${customersOfProjects(orgId, sql`select ${projectId}`)}))))
    order by r.project_id is null, r.customer_id is null, r.valid_from desc limit 1), false)`

type Place = Pick<ApprovalRule, 'customerId' | 'projectId' | 'validFrom'>

/** The rule of the same project, customer or organisation that begins on a day. */
export const ruleAt = async (
  db: TenantDb,
  { customerId, projectId, validFrom }: Place,
): Promise<ApprovalRule | undefined> =>
  (
    await rulesWhere(
      db,
      sql`r.customer_id is not distinct from ${customerId}::uuid
        and r.project_id is not distinct from ${projectId}::uuid and r.valid_from = ${validFrom}`,
    )
  )[0]

export const addRules = (tx: WriteTransaction, rules: readonly ApprovalRule[]): Promise<unknown> =>
  approvalRuleTable.insert(tx, rules)

export const removeRule = (tx: WriteTransaction, { id }: ApprovalRule): Promise<unknown> =>
  tx.sql`delete from approval_rules where org_id = ${tx.orgId} and id = ${id} returning id`

/**
 * A fragment: whether any manager of the organisation approves hours, so that nothing is read for it where none does. The first
 * by an index: whether there is any would be looked for among the rules of all organisations.
 */
export const anyManagerApproves = (orgId: string): RawBuilder<unknown> => sql`
  (select r.valid_from from approval_rules r where r.org_id = ${orgId} order by r.valid_from limit 1) is not null`
