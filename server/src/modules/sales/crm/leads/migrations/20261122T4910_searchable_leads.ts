import type { Kysely } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'lead_sources', ['code', 'name'])
  await makeSearchable(db, 'disqualify_reasons', ['code', 'name'])
  await makeSearchable(db, 'leads', [
    'title',
    'organisation_name',
    'contact_name',
    'email',
    'external_id',
    'search_phone(phone)',
  ])
  await makeSearchable(db, 'leads', ['business_id'], { part: 'billing' })
}
