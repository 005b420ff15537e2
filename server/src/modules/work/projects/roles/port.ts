import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { projectRoles } from './register.ts'

/** A role as other families check their references to it. */
export interface ProjectRoleSummary {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly active: boolean
}

/** The roles with these ids; those that are not there are left out. One statement. */
export const projectRolesWithIds = (db: TenantDb, ids: readonly Id[]): Promise<ProjectRoleSummary[]> =>
  db.sql<ProjectRoleSummary>`
    select r.id, r.code, r.name, r.active from project_roles r
    where r.org_id = ${db.orgId} and r.id = any(${ids}::uuid[])`

export const projectRolesWithCodes = (
  db: TenantDb,
  codes: readonly string[],
): Promise<ProjectRoleSummary[]> =>
  db.sql<ProjectRoleSummary>`
    select r.id, r.code, r.name, r.active from project_roles r
    where r.org_id = ${db.orgId} and r.code = any(${codes}::text[])`

/** The operations of the public interface, for requests from inside the process. */
export const projectRoleOperations = projectRoles.contract.operations
