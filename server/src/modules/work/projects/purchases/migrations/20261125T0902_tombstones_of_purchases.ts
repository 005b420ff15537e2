import type { Kysely } from 'kysely'
import { leaveTombstones } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export const up = (db: Kysely<unknown>): Promise<void> =>
  leaveTombstones(db, 'project_purchases', { within: 'project_id' })
