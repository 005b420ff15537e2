import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands: those that were cancelled or credited until now have not changed since. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_installments add column ended_at timestamptz(3)`.execute(db)
  await acrossOrganisations(db, 'project_installments', () =>
    sql`
      update project_installments set ended_at = updated_at where state in ('cancelled', 'credited')`.execute(
      db,
    ),
  )
}
