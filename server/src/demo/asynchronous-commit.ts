import type { Database } from '../platform/data/database.ts'
import { transactionsBeginningWith } from './transactions-beginning-with.ts'

/**
 * The same database for a long row of like writes that is done anew when it is interrupted. Commits do not wait for
 * the disk; whatever is committed in the ordinary way later makes them durable too, because the write-ahead log is
 * one. And statements are planned once instead of, where the planner doubts, every time.
 */
export const unhurried = (database: Database): Database =>
  transactionsBeginningWith(database, tx =>
    tx.defer(tx.sql`
      select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`),
  )
