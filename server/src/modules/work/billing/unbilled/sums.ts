import { capKind } from '../consumption/record.ts'
import type { UnbilledProject } from './shapes.ts'
import type { UnbilledRow } from './reading.ts'

/** What is unbilled of a project, added up. */
export function sumsOf(
  rows: readonly UnbilledRow[],
): Pick<
  UnbilledProject,
  'cents' | 'aboveCapsCents' | 'heldCents' | 'minutes' | 'billedMinutes' | 'oldestDate' | 'kinds'
> {
  const counted = rows.filter(({ kind }) => kind !== capKind)
  const kinds = [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const [free, held] = [ofKind.filter(isFree), ofKind.filter(row => !isFree(row))]
    return {
      kind,
      rows: ofKind.length,
      minutes: free.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      billedMinutes: free.reduce((sum, { billedMinutes }) => sum + (billedMinutes ?? 0), 0),
      cents: restOf(free),
      heldCents: restOf(held),
    }
  })
  const above = aboveCaps(rows)
  return {
    cents: kinds.reduce((sum, { cents }) => sum + cents, 0) - above,
    aboveCapsCents: above,
    heldCents: kinds.reduce((sum, { heldCents }) => sum + heldCents, 0),
    minutes: kinds.reduce((sum, { minutes }) => sum + minutes, 0),
    billedMinutes: kinds.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0),
    oldestDate: counted.reduce<string | null>(
      (oldest, { date }) => (date !== null && (oldest === null || date < oldest) ? date : oldest),
      null,
    ),
    kinds: kinds.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
  }
}

const isFree = ({ obstacle }: UnbilledRow): boolean => obstacle === null
const restOf = (rows: readonly UnbilledRow[]): number =>
  rows.reduce((sum, { restCents }) => sum + restCents, 0)

/** What the hours that can be billed are above what is left of their caps. A cap of which nothing is left has no row. */
function aboveCaps(rows: readonly UnbilledRow[]): number {
  const rests = new Map(
    rows.flatMap(({ kind, sourceId, restCents }) =>
      kind === capKind ? [[sourceId, restCents] as const] : [],
    ),
  )
  const capped = rows.filter(row => isFree(row) && row.limit !== null)
  return [...Map.groupBy(capped, ({ limit }) => limit?.sourceId ?? '')].reduce(
    (sum, [id, ofCap]) => sum + Math.max(0, restOf(ofCap) - (rests.get(id) ?? 0)),
    0,
  )
}
