import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tasks add constraint tasks_phase_fkey
    foreign key (org_id, project_id, phase_id) references project_phases (org_id, project_id, id)`.execute(db)
}
