import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** A level made after one in the last place was put one beyond it, which no answer may say. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  acrossOrganisations(db, 'dimensions', () =>
    sql`update dimensions set position = 10000 where position > 10000`.execute(db),
  )
