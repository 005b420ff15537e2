import type { Kysely } from 'kysely'
import { keySearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

/** What was searchable before there were keys. */
const registers = [
  'customer_groups',
  'customer_tags',
  'day_types',
  'dimension_values',
  'dimensions',
  'entry_types',
  'pay_type_rules',
  'payment_terms',
  'planning_units',
  'staff_groups',
  'worktime_models',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const register of registers) await keySearchable(db, register, ['code', 'name'])
  await keySearchable(db, 'memberships', ['display_name', 'last_name'])
  await keySearchable(db, 'employment_terms', ['payroll_number'], { id: 'membership_id' })
  await keySearchable(db, 'employers', ['name', 'registry_code'])
  await keySearchable(db, 'customers', ['code', 'name'])
  await keySearchable(db, 'customers', ['business_id', 'vat_id'], { part: 'billing' })
  await keySearchable(db, 'contacts', ['name', 'email'])
  await keySearchable(db, 'export_targets', ['name'])
  await keySearchable(db, 'export_batches', [])
  await keySearchable(db, 'api_keys', ['name', 'prefix'])
  await keySearchable(db, 'webhooks', ['description', 'url'])
}
