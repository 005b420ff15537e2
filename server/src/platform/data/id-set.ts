import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../vocabulary/ids.ts'

/**
 * Ids that are known, or a query that finds them: what is asked of things that a query finds leaves together with the query
 * itself, and need not wait for its answer.
 */
export type IdSet = readonly Id[] | RawBuilder<unknown>

/** A fragment: the ids as an array, which a statement reads once. */
export const idArray = (ids: IdSet): RawBuilder<readonly Id[]> =>
  'length' in ids ? sql`${ids}::uuid[]` : sql`array(${ids})`
