import type { Kysely } from 'kysely'
import { makeSearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

/**
 * Payroll numbers stay with the terms of employment, in an index of their own: what a caller may not see is not even
 * looked at. The address of a member who has none is nobody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'memberships', [
    'display_name',
    'first_names',
    'last_name',
    `case when email not like '%@device-only.invalid' then email end`,
    'search_phone(phone)',
  ])
  await makeSearchable(db, 'employment_terms', ['payroll_number'], { id: 'membership_id' })
}
