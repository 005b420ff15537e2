import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { WrittenDay } from '../day/day.ts'
import { entriesDecisions, type WantedDay } from '../writing/entries-decisions.ts'
import { daysOn, type StoredDay } from '../reading/store.ts'
import { saveDays, type Writer as DayWriter } from '../writing/saving.ts'
import { asOne, edited } from './decided-days.ts'
import { punchedEntries, type PunchedSpan, replacement, type UsualTypes } from './spans.ts'

/** A day of a member with what the clock gave it so far and gives it now. */
export interface PunchedDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly before: readonly PunchedSpan[]
  /** In the order of time. */
  readonly after: readonly PunchedPart[]
}

/** What a day is given together, or not at all: a clocking in. */
export interface PunchedPart {
  readonly id: Id
  readonly spans: readonly PunchedSpan[]
}

/** Why a day does not take what the clock gives it, or one part of that. */
export interface DayRefusal {
  /** Null where the day may not be written at all, or not by the clock. */
  readonly partId: Id | null
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly code: string
  readonly detail: string
}

/** What is decided of days, to be saved as a whole or not at all. */
export interface DecidedDays {
  readonly refused: readonly DayRefusal[]
  save(commit: CommitAccepted): Promise<unknown>
}

interface Writer extends DayWriter {
  readonly tx: WriteTransaction
  readonly usual: UsualTypes
}

/**
 * Decides what drafts are to have of the clock, with as many statements for many days as for one. Entries that were not
 * punched stay; a day that may not be written, or that somebody has edited since, is refused with the code that says why. Of
 * parts that do not fit together on a day the earlier ones are taken, whichever came first.
 */
export async function decidePunched(writer: Writer, days: readonly PunchedDay[]): Promise<DecidedDays> {
  if (days.length === 0) return { refused: [], save: () => Promise.resolve() }
  const { tx, contributions, timeZone, actorMembershipId } = writer
  const named = days.map(({ membershipId, workDate: date }) => ({ membershipId, date }))
  const stored = await daysOn(tx, named)
  const found = new Map(stored.map(each => [keyOf(each.day), each]))
  const wanted = days.map(day => ({ day, wanted: wantedDay(writer, day, day.after, found.get(keyOf(day))) }))
  const open = wanted.flatMap(each => each.wanted ?? [])
  const reader = { db: tx, caller: { organisation: { timeZone } }, contributions }
  const decisions = open.length > 0 ? await entriesDecisions(reader, open, 'punch', stored) : null
  decisions?.clearPunched(open)
  const written: WrittenDay[] = []
  const audit: AuditFact[] = []
  const refused = wanted.flatMap(({ day, wanted: one }): DayRefusal[] => {
    const decision = one && decisions ? decisions.decide(one) : edited
    if (decision.refusal === undefined) {
      written.push(decision.state)
      audit.push(...decision.audit)
      return []
    }
    const { membershipId, workDate } = day
    const ofDay = { membershipId, workDate, partId: null, code: decision.refusal, detail: decision.detail }
    if (!decisions || codesOfDays.has(decision.refusal)) return [ofDay]
    const misfits = misfitsOf(day.after, parts => {
      const some = wantedDay(writer, day, parts, found.get(keyOf(day)))
      return some ? decisions.decide(some) : edited
    })
    return misfits.length > 0 ? misfits.map(misfit => ({ ...ofDay, ...misfit })) : [ofDay]
  })
  return {
    refused,
    save: commit =>
      commit(asOne(written, audit), state =>
        saveDays(tx, { contributions, timeZone, actorMembershipId }, state),
      ),
  }
}

/** What a day says of itself, whatever it is given. */
const codesOfDays: ReadonlySet<string> = new Set([
  'day_confirmed_locked',
  'period_locked',
  'day_invoiced',
  'day_outside_employment',
  'punch_day_edited',
])

/** The parts that do not fit with those before them. */
function misfitsOf(
  parts: readonly PunchedPart[],
  decide: (
    parts: readonly PunchedPart[],
  ) => { readonly refusal?: undefined } | { readonly refusal: string; readonly detail: string },
): { readonly partId: Id; readonly code: string; readonly detail: string }[] {
  const fitting: PunchedPart[] = []
  return parts.flatMap(part => {
    const decision = decide([...fitting, part])
    if (decision.refusal !== undefined)
      return [{ partId: part.id, code: decision.refusal, detail: decision.detail }]
    fitting.push(part)
    return []
  })
}

const keyOf = ({ membershipId, workDate }: { readonly membershipId: Id; readonly workDate: PlainDate }) =>
  `${membershipId} ${workDate}`

/** What a day is to have with some of its parts; null for a day that somebody has edited. */
function wantedDay(
  { timeZone, usual }: Writer,
  { membershipId, workDate: date, before }: PunchedDay,
  parts: readonly PunchedPart[],
  found: StoredDay | undefined,
): WantedDay | null {
  const entriesOf = (spans: readonly PunchedSpan[]) => punchedEntries(date, timeZone, spans, usual)
  // A day that is no draft says so itself, whatever is on it.
  const isOpen = (found?.day.status ?? 'draft') === 'draft'
  const replaced = isOpen
    ? replacement(found?.entries ?? [], entriesOf(before), entriesOf(parts.flatMap(({ spans }) => spans)))
    : { kept: [], entries: [] }
  if (!replaced) return null
  const entries = replaced.entries.map(({ kind: _, ...entry }) => entry)
  return { membershipId, date, entries, kept: replaced.kept }
}
