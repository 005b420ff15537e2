import type { AnyCaller } from '../access/caller.ts'
import type { Operation, Sweep } from '../contract/operation.ts'
import { listsDeletions } from '../contract/sweeps.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import { deletionsKnownFrom, tombstonesSince } from '../data/tombstones.ts'
import { type Instant, instantFromMilliseconds } from '../vocabulary/dates.ts'

interface Asked {
  readonly caller: AnyCaller | null
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
}

/**
 * The last page of a sweep with what was deleted meanwhile. They are read after the rows, so that a row of an earlier page
 * that is gone by now is among them.
 */
export async function addDeletions(
  { sweeps }: Operation,
  { caller, params, query }: Asked,
  {
    result,
    db,
    now,
  }: { readonly result: unknown; readonly db: TenantDb | null; readonly now: () => Instant },
): Promise<unknown> {
  const { updatedSince } = (query ?? {}) as { readonly updatedSince?: string }
  if (updatedSince === undefined || db === null || !caller || !listsDeletions(sweeps)) return result
  const { pageInfo } = result as { readonly pageInfo: { readonly hasMore: boolean } }
  const within = placeOf(sweeps, caller, params)
  if (pageInfo.hasMore || within === undefined) return result
  const at = now()
  const since = instantFromMilliseconds(Temporal.Instant.from(updatedSince).epochMilliseconds)
  const [{ deleted, completeFrom }, knownFrom] = await Promise.all([
    tombstonesSince(db, sweeps, { since, now: at, within }),
    deletionsKnownFrom(db, sweeps.table, at),
  ])
  const known = latest(since, knownFrom, completeFrom ?? since)
  return { ...(result as object), deleted, deletionsKnownFrom: known }
}

const latest = (...instants: readonly Instant[]): Instant | undefined => instants.toSorted().at(-1)

/** Of which record or member deletions are listed; null: of all. Undefined: of none. */
function placeOf(
  { deletions }: Sweep,
  caller: AnyCaller,
  params: Asked['params'],
): string | null | undefined {
  if (!('reach' in caller)) return undefined
  switch (deletions) {
    case 'everyone':
      return null
    case 'whole':
      return caller.reach === 'organisation' ? null : undefined
    case 'within':
      return params['id']
    case 'own':
      return caller.membership.id
    default:
      return undefined
  }
}
