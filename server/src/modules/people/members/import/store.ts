import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { seesPayrollNumbers, visibleTo } from '../access/visible.ts'

/** The members with a payroll number that a row names, among those whose number the caller sees. */
export const numbersIn = async (
  db: TenantDb,
  caller: Caller,
  rows: readonly { readonly payrollNumber?: string | null | undefined }[],
): Promise<{ id: Id; payrollNumber: string }[]> => {
  const numbers = rows.flatMap(({ payrollNumber }) => payrollNumber?.trim() || [])
  if (numbers.length === 0 || !seesPayrollNumbers(caller)) return []
  return db.sql`
    select m.id, t.payroll_number from memberships m
    join employment_terms t on t.org_id = ${db.orgId} and t.membership_id = m.id
    where m.org_id = ${db.orgId} and t.payroll_number = any(${numbers}::text[]) and ${visibleTo(caller)}`
}
