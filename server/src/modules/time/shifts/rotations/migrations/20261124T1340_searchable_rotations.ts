import type { Kysely } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export const up = (db: Kysely<unknown>): Promise<void> => makeSearchable(db, 'shift_rotations', ['name'])
