import type { Kysely } from 'kysely'
import { makeOrdered } from '../../../../platform/data/ordered.ts'

/** Only expands. */
export const expands = true

export const up = (db: Kysely<unknown>): Promise<void> => makeOrdered(db, 'webhooks', 'created_at')
