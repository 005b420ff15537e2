import type { Database } from '../platform/data/database.ts'
import { transactionsBeginningWith } from './transactions-beginning-with.ts'

/**
 * The same database for many like writes that are made anew when they are interrupted. Commits do not wait for the
 * disk (`synchronous_commit = off`); a later ordinary commit makes them durable too, because the write-ahead log is
 * one. Statements are planned once for all parameters.
 */
export const withAsynchronousCommit = (database: Database): Database =>
  transactionsBeginningWith(database, tx => {
    tx.defer(tx.sql`
      select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`)
  })
