import { canonicalJson } from '../../vocabulary/canonical-json.ts'
import { addDays, type Instant, type PlainDate } from '../../vocabulary/dates.ts'
import { accept, type AuditFact, type Decision, refuse } from '../../vocabulary/decision.ts'
import type { Id } from '../../vocabulary/ids.ts'
import type { Declaration } from './declaration.ts'

/** A row as the settings themselves have it: its first day and its fields, under the names of the declaration. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

type Wanted = Readonly<Record<string, unknown>>

export interface Circumstances {
  readonly unitId: Id
  /** Every row of the unit, oldest first. */
  readonly held: readonly Row[]
  /** Whether the rows are as the caller last saw them. */
  readonly unchanged: boolean
  readonly today: PlainDate
  readonly now: Instant
}

/** What a change leaves, and what it writes and takes away. */
export interface ChangedRows {
  readonly rows: readonly Row[]
  readonly written: readonly Row[]
  readonly removed: readonly PlainDate[]
}

/** Puts rows in place of those that begin today or later. What began before today is history and stays. */
export function set(
  declared: Declaration,
  wanted: readonly Wanted[],
  circumstances: Circumstances,
): Decision<ChangedRows, never, string> {
  const refused = refusalOf(declared, wanted, circumstances)
  if (refused) return refused
  const changed = changesOf(declared, wanted, circumstances)
  return accept(changed, { audit: auditLines(declared, circumstances, changed) })
}

/** When any of the rows last changed; null while there is none. */
export const lastChangeOf = (rows: readonly Row[]): Instant | null =>
  rows.reduce<Instant | null>(
    (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
    null,
  )

/** The last day of each row that holds until the next one begins; null for the last. */
export const lastDaysOf = ({ from }: Declaration, rows: readonly Row[]): (PlainDate | null)[] =>
  rows.map((_, index) => {
    const next = rows[index + 1]
    return next ? addDays(dayOf(next, from), -1) : null
  })

function refusalOf(
  { codes, from, to, check }: Declaration,
  wanted: readonly Wanted[],
  { today, unchanged }: Circumstances,
) {
  for (const row of wanted) {
    if (to !== undefined && dayOf(row, to) < dayOf(row, from))
      return refuse('range_end_before_start', `${dayOf(row, to)} is earlier than ${dayOf(row, from)}.`)
    const contradiction = check?.(row)
    if (contradiction) return contradiction
  }
  const seen = new Set<PlainDate>()
  for (const row of wanted) {
    const start = dayOf(row, from)
    if (start < today) return refuse(`${codes}_in_past`, `${start} is before today, ${today}.`)
    if (seen.has(start)) return refuse(`${codes}_repeated`, `Two rows begin on ${start}.`)
    seen.add(start)
  }
  return unchanged
    ? undefined
    : refuse(`${codes}_stale`, 'The rows of the unit have changed since they were read.')
}

function changesOf(
  declared: Declaration,
  wanted: readonly Wanted[],
  { unitId, held, today, now }: Circumstances,
): ChangedRows {
  const startOf = (row: Wanted) => dayOf(row, declared.from)
  const heldOn = new Map(held.map(row => [startOf(row), row]))
  const written = wanted
    .filter(row => !saysTheSame(declared, heldOn.get(startOf(row)), row))
    .map(row => ({
      ...row,
      [declared.units.reference]: unitId,
      createdAt: heldOn.get(startOf(row))?.createdAt ?? now,
      updatedAt: now,
    }))
  const named = new Set(wanted.map(startOf))
  const removed = held.map(startOf).filter(start => start >= today && !named.has(start))
  const gone = new Set([...removed, ...written.map(startOf)])
  const kept = held.filter(row => !gone.has(startOf(row)))
  // What only loses rows has changed too: its last row shows when.
  const last = written.length === 0 && removed.length > 0 ? kept.at(-1) : undefined
  const touched = last ? [...written, { ...last, updatedAt: now }] : written
  const rows = [...kept.filter(row => row !== last), ...touched]
  return { rows: rows.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)), written: touched, removed }
}

/** One line for each row that is set, changed or taken back. */
function auditLines(
  declared: Declaration,
  { unitId, held }: Circumstances,
  { written, removed }: ChangedRows,
): readonly AuditFact[] {
  const { from, codes, auditedAs: targetType = codes } = declared
  const heldOn = new Map(held.map(row => [dayOf(row, from), row]))
  const line = (start: PlainDate, row: Row | null): AuditFact => {
    const former = heldOn.get(start)
    return {
      action: `${targetType}s.${row === null ? 'remove' : 'set'}`,
      targetType,
      targetId: unitId,
      changes: [
        { field: start, from: former ? saidBy(declared, former) : null, to: row && saidBy(declared, row) },
      ],
    }
  }
  return [
    ...written
      .filter(row => !saysTheSame(declared, heldOn.get(dayOf(row, from)), row))
      .map(row => line(dayOf(row, from), row)),
    ...removed.map(start => line(start, null)),
  ]
}

/** What a row says, as the audit trail records it: the value of its only field, or the values of all by their names. */
function saidBy({ fields }: Declaration, row: Wanted): unknown {
  const [only, ...others] = Object.keys(fields)
  return only !== undefined && others.length === 0
    ? row[only]
    : Object.fromEntries(Object.keys(fields).map(name => [name, row[name]]))
}

/** PostgreSQL gives the fields of `jsonb` back in an order of its own. */
const saysTheSame = (declared: Declaration, a: Row | undefined, b: Wanted): boolean =>
  a !== undefined && canonicalJson([saidBy(declared, a)]) === canonicalJson([saidBy(declared, b)])

const dayOf = (row: Wanted, field: string): PlainDate => row[field] as PlainDate
