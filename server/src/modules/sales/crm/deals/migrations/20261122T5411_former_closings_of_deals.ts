import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

/** How deals were closed that have been reopened; of those reopened before, only the audit trail knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_former_closings (
      org_id uuid not null,
      id uuid not null,
      deal_id uuid not null,
      outcome text not null,
      closed_at timestamptz(3) not null,
      reason_id uuid,
      primary key (org_id, id),
      foreign key (org_id, deal_id) references deals (org_id, id),
      foreign key (org_id, reason_id) references close_reasons (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'deal_former_closings')
  await sql`
    create index deal_former_closings_by_deal on deal_former_closings (org_id, deal_id, closed_at, id)`.execute(
    db,
  )
}
