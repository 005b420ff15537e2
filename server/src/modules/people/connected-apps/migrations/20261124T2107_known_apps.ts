import type { Kysely } from 'kysely'
import { knowDeletionsFromNow } from '../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

/** From now on a sweep of apps lists those that were deleted. */
export const up = (db: Kysely<unknown>): Promise<void> => knowDeletionsFromNow(db, ['oauth_clients'])
