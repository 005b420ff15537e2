import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/**
 * What was billed of which source. A source that is billed whole has one part, one that can be billed bit by bit as many as
 * it has cents. Its rows lie end to end: each begins at 0 or where another ends, and no two begin at the same, so that
 * together they never bill a part twice nor more than there is (docs/adr/0128).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table source_consumptions (
      org_id uuid not null,
      id uuid not null,
      kind text not null,
      source_id uuid not null,
      place integer not null,
      from_part bigint not null,
      to_part bigint not null,
      of_parts bigint not null,
      after_part bigint generated always as (nullif(from_part, 0)) stored,
      document_type text not null,
      document_id uuid not null,
      line_id uuid not null,
      issued boolean not null,
      project_id uuid,
      phase_id uuid,
      work_day_id uuid,
      date date,
      minutes integer,
      cents bigint not null,
      rate_cents_per_hour integer,
      rule jsonb,
      consumed_at timestamptz(3) not null,
      primary key (org_id, id),
      constraint source_consumptions_once unique (org_id, kind, source_id, place, from_part),
      unique (org_id, kind, source_id, place, to_part),
      constraint source_consumptions_end_to_end foreign key (org_id, kind, source_id, place, after_part)
        references source_consumptions (org_id, kind, source_id, place, to_part),
      constraint source_consumptions_within check (0 <= from_part and from_part < to_part and to_part <= of_parts),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'source_consumptions')
  for (const [name, columns] of Object.entries({
    source_consumptions_by_line: '(org_id, line_id)',
    source_consumptions_by_document: '(org_id, document_id)',
    source_consumptions_by_project: '(org_id, project_id, kind, date)',
    source_consumptions_by_phase: '(org_id, phase_id) where phase_id is not null',
    source_consumptions_by_day: '(org_id, work_day_id) where work_day_id is not null',
  }))
    await sql`create index ${sql.table(name)} on source_consumptions ${sql.raw(columns)}`.execute(db)
}
