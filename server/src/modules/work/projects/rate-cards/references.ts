import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { entryCategoryOf } from '../../../company/catalogs/entry-types/port.ts'
import { customersWithIds } from '../../customers/port.ts'
import { findMember } from '../../../people/members/port.ts'
import { projectWithId } from '../record/port.ts'
import { projectRolesWithIds } from '../roles/port.ts'
import type { Criteria } from './criteria.ts'
import type { MissingCode } from './rules.ts'

/** The first criterion that names nothing of the organisation; the statements travel together. */
export async function missingCriterion(
  db: TenantDb,
  { projectId, customerId, membershipId, projectRoleId, entryTypeId }: Criteria,
): Promise<MissingCode | null> {
  const [project, customers, member, roles, kind] = await Promise.all([
    projectId && projectWithId(db, projectId),
    customerId === null ? null : customersWithIds(db, [customerId]),
    membershipId && findMember(db, membershipId),
    projectRoleId === null ? null : projectRolesWithIds(db, [projectRoleId]),
    entryTypeId && entryCategoryOf(db, entryTypeId),
  ])
  if (projectId !== null && !project) return 'project_not_found'
  if (customers?.length === 0) return 'customer_not_found'
  if (membershipId !== null && !member) return 'membership_not_found'
  if (roles?.length === 0) return 'project_role_not_found'
  return entryTypeId !== null && !kind ? 'entry_type_not_found' : null
}
