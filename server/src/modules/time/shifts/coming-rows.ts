import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept, type AuditFact, type Decision, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** What every row of a unit has beside what it says. */
export interface RowTimes {
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** How rows are told apart and audited, of one kind of them. */
export interface ComingRows<Row extends RowTimes, Prefix extends string> {
  /** What the codes of the kind begin with: `<prefix>_in_past`, `<prefix>_repeated`, `<prefix>_stale`. */
  readonly prefix: Prefix
  readonly targetType: string
  /** The first day on which the row holds, which no two rows have in common. */
  readonly startOf: (row: Row) => PlainDate
  /** What the row says, as the audit trail tells it; two rows that say the same are the same. */
  readonly saidBy: (row: Row) => unknown
}

export interface Circumstances<Row> {
  readonly planningUnitId: Id
  /** Every row of the unit, oldest first. */
  readonly held: readonly Row[]
  /** Whether the rows are as the caller last saw them. */
  readonly unchanged: boolean
  readonly today: PlainDate
  readonly now: Instant
}

/** What a change leaves, and what it writes and takes away. */
export interface ChangedRows<Row> {
  readonly rows: readonly Row[]
  readonly written: readonly Row[]
  readonly removed: readonly PlainDate[]
}

type CodeOf<Prefix extends string> = `${Prefix}_in_past` | `${Prefix}_repeated` | `${Prefix}_stale`

/** Puts rows in place of those that begin today or later. What began before today is history and stays. */
export function replaceComing<Row extends RowTimes, const Prefix extends string>(
  kind: ComingRows<Row, Prefix>,
  wanted: readonly Row[],
  circumstances: Circumstances<Row>,
): Decision<ChangedRows<Row>, never, CodeOf<Prefix>> {
  const { prefix, startOf } = kind
  const { today, unchanged } = circumstances
  const seen = new Set<PlainDate>()
  for (const row of wanted) {
    const start = startOf(row)
    if (start < today) return refuse(`${prefix}_in_past`, `${start} is before today, ${today}.`)
    if (seen.has(start)) return refuse(`${prefix}_repeated`, `Two rows begin on ${start}.`)
    seen.add(start)
  }
  if (!unchanged) return refuse(`${prefix}_stale`, 'The rows of the unit have changed since they were read.')
  const changed = changesOf(kind, wanted, circumstances)
  return accept(changed, { audit: auditLines(kind, circumstances, changed) })
}

/** When any of the rows last changed; null while there is none. */
export const lastChangeOf = (rows: readonly RowTimes[]): Instant | null =>
  rows.reduce<Instant | null>(
    (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
    null,
  )

function changesOf<Row extends RowTimes>(
  kind: ComingRows<Row, string>,
  wanted: readonly Row[],
  { held, today, now }: Circumstances<Row>,
): ChangedRows<Row> {
  const { startOf } = kind
  const heldOn = new Map(held.map(row => [startOf(row), row]))
  const written = wanted
    .filter(row => !saysTheSame(kind, heldOn.get(startOf(row)), row))
    .map(row => ({ ...row, createdAt: heldOn.get(startOf(row))?.createdAt ?? now, updatedAt: now }))
  const named = new Set(wanted.map(startOf))
  const removed = held.map(startOf).filter(start => start >= today && !named.has(start))
  const gone = new Set([...removed, ...written.map(startOf)])
  const kept = held.filter(row => !gone.has(startOf(row)))
  // What only loses rows has changed too: its last row says when.
  const last = written.length === 0 && removed.length > 0 ? kept.at(-1) : undefined
  const touched = last ? [...written, { ...last, updatedAt: now }] : written
  const rows = [...kept.filter(row => row !== last), ...touched]
  return { rows: rows.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)), written: touched, removed }
}

const saysTheSame = <Row extends RowTimes>(
  { saidBy }: ComingRows<Row, string>,
  a: Row | undefined,
  b: Row,
): boolean => a !== undefined && JSON.stringify(saidBy(a)) === JSON.stringify(saidBy(b))

/** One line for each row that is set, changed or taken back. */
function auditLines<Row extends RowTimes>(
  kind: ComingRows<Row, string>,
  { planningUnitId, held }: Circumstances<Row>,
  { written, removed }: ChangedRows<Row>,
): readonly AuditFact[] {
  const { startOf, saidBy, targetType } = kind
  const heldOn = new Map(held.map(row => [startOf(row), row]))
  const line = (start: PlainDate, row: Row | null): AuditFact => {
    const former = heldOn.get(start)
    return {
      action: `${targetType}s.${row === null ? 'remove' : 'set'}`,
      targetType,
      targetId: planningUnitId,
      changes: [{ field: start, from: former ? saidBy(former) : null, to: row && saidBy(row) }],
    }
  }
  return [
    ...written
      .filter(row => !saysTheSame(kind, heldOn.get(startOf(row)), row))
      .map(row => line(startOf(row), row)),
    ...removed.map(start => line(start, null)),
  ]
}
