import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

// A foreign key looks at what is there, in every organisation.
export const up = (db: Kysely<unknown>): Promise<void> =>
  acrossOrganisations(db, 'tasks', () =>
    acrossOrganisations(db, 'project_phases', () =>
      sql`
        alter table tasks add constraint tasks_phase_fkey
        foreign key (org_id, project_id, phase_id) references project_phases (org_id, project_id, id)`.execute(
        db,
      ),
    ),
  )
