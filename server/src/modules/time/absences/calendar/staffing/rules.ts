import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type AuditFact, type Decision, refuse } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Minimum } from './record.ts'
import type { WantedMinimum } from './shapes.ts'

export interface Circumstances {
  readonly planningUnitId: Id
  /** Every row of the unit, oldest first. */
  readonly held: readonly Minimum[]
  /** Whether the rows are as the caller last saw them. */
  readonly unchanged: boolean
  readonly today: PlainDate
  readonly now: Instant
}

/** What a change leaves, and what it writes and takes away. */
export interface Changed {
  readonly rows: readonly Minimum[]
  readonly written: readonly Minimum[]
  readonly removed: readonly PlainDate[]
}

export type SetCode = 'staffing_minimum_in_past' | 'staffing_minimum_repeated' | 'staffing_minimum_stale'

/** Puts rows in place of those that begin today or later. What began before today is history and stays. */
export function set(
  wanted: readonly WantedMinimum[],
  circumstances: Circumstances,
): Decision<Changed, never, SetCode> {
  const { today, unchanged } = circumstances
  const refused = refusalOf(wanted, today)
  if (refused) return refused
  if (!unchanged)
    return refuse('staffing_minimum_stale', 'The minimums of the unit have changed since they were read.')
  const changed = changesOf(wanted, circumstances)
  return accept(changed, { audit: auditLines(circumstances, changed) })
}

export const lastChangeOf = (rows: readonly Minimum[]): Instant | null =>
  rows.reduce<Instant | null>(
    (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
    null,
  )

function refusalOf(wanted: readonly WantedMinimum[], today: PlainDate) {
  const seen = new Set<PlainDate>()
  for (const { validFrom } of wanted) {
    if (validFrom < today)
      return refuse('staffing_minimum_in_past', `${validFrom} is before today, ${today}.`)
    if (seen.has(validFrom)) return refuse('staffing_minimum_repeated', `Two rows begin on ${validFrom}.`)
    seen.add(validFrom)
  }
  return undefined
}

function changesOf(
  wanted: readonly WantedMinimum[],
  { planningUnitId, held, today, now }: Circumstances,
): Changed {
  const heldOn = new Map(held.map(row => [row.validFrom, row]))
  const written = wanted
    .filter(row => !sameDays(heldOn.get(row.validFrom)?.weekdays, row.weekdays))
    .map(({ validFrom, weekdays }): Minimum => {
      const createdAt = heldOn.get(validFrom)?.createdAt ?? now
      return { planningUnitId, validFrom, weekdays, createdAt, updatedAt: now }
    })
  const named = new Set(wanted.map(({ validFrom }) => validFrom))
  const removed = held
    .map(({ validFrom }) => validFrom)
    .filter(validFrom => validFrom >= today && !named.has(validFrom))
  const gone = new Set([...removed, ...written.map(({ validFrom }) => validFrom)])
  const kept = held.filter(({ validFrom }) => !gone.has(validFrom))
  // What only loses rows has changed too: its last row says when.
  const last = written.length === 0 && removed.length > 0 ? kept.at(-1) : undefined
  const touched = last ? [...written, { ...last, updatedAt: now }] : written
  const rows = [...kept.filter(row => row !== last), ...touched]
  return { rows: rows.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)), written: touched, removed }
}

const sameDays = (a: readonly number[] | undefined, b: readonly number[]): boolean =>
  a !== undefined && a.every((minimum, index) => minimum === b[index])

/** One line for each row that is set, changed or taken back. */
function auditLines(
  { planningUnitId, held }: Circumstances,
  { written, removed }: Changed,
): readonly AuditFact[] {
  const heldOn = new Map(held.map(row => [row.validFrom, row.weekdays]))
  const line = (validFrom: PlainDate, to: readonly number[] | null): AuditFact => ({
    action: to === null ? 'staffing_minimums.remove' : 'staffing_minimums.set',
    targetType: 'staffing_minimum',
    targetId: planningUnitId,
    changes: [{ field: validFrom, from: heldOn.get(validFrom) ?? null, to }],
  })
  return [
    ...written
      .filter(({ validFrom, weekdays }) => !sameDays(heldOn.get(validFrom), weekdays))
      .map(({ validFrom, weekdays }) => line(validFrom, weekdays)),
    ...removed.map(validFrom => line(validFrom, null)),
  ]
}
