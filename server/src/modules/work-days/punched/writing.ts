import type { Commit } from '../../../platform/transactions/transactions.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Contributions } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { WrittenDay } from '../day.ts'
import { entriesDecisions, type WantedDay } from '../handlers/entries-decisions.ts'
import { daysOn, saveWritten, type StoredDay } from '../store.ts'
import { asOne, edited } from './decided-days.ts'
import { type PunchedEntry, punchedEntries, type PunchedSpan, replacement, type UsualTypes } from './spans.ts'

/** A day of a member with what the clock gave it so far and gives it now. */
export interface PunchedDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly before: readonly PunchedSpan[]
  readonly after: readonly PunchedSpan[]
}

/** Why a day does not take what the clock gives it. */
export interface DayRefusal {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly code: string
  readonly detail: string
}

/** What is decided of days, to be saved as a whole or not at all. */
export interface DecidedDays {
  readonly refused: readonly DayRefusal[]
  save(commit: Commit): Promise<unknown>
}

interface Writer {
  readonly tx: WriteTransaction
  readonly contributions: Contributions
  readonly timeZone: string
  readonly usual: UsualTypes
}

/**
 * Decides what drafts are to have of the clock, with as many statements for many days as for one. Entries that were not
 * punched stay; a day that may not be written, or that somebody has edited since, is refused with the code that says why.
 */
export async function decidePunched(
  { tx, contributions, timeZone, usual }: Writer,
  days: readonly PunchedDay[],
): Promise<DecidedDays> {
  if (days.length === 0) return { refused: [], save: () => Promise.resolve() }
  const named = days.map(({ membershipId, workDate: date }) => ({ membershipId, date }))
  const stored = await daysOn(tx, named)
  const found = new Map(stored.map(each => [keyOf(each.day), each]))
  const wanted = days.map(day => {
    const entriesOf = (spans: readonly PunchedSpan[]) => punchedEntries(day.workDate, timeZone, spans, usual)
    return wantedDay(day, entriesOf(day.before), entriesOf(day.after), found.get(keyOf(day)))
  })
  const open = wanted.flatMap(each => each.wanted ?? [])
  const decisions =
    open.length > 0
      ? await entriesDecisions(
          { db: tx, caller: { organisation: { timeZone } }, contributions },
          open,
          'punch',
          stored,
        )
      : null
  decisions?.clearPunched(open)
  const refused: DayRefusal[] = []
  const written: WrittenDay[] = []
  const audit: AuditFact[] = []
  for (const { day, wanted: one } of wanted) {
    const decision = one && decisions ? decisions.decide(one) : edited
    if (decision.refusal === undefined) {
      written.push(decision.state)
      audit.push(...decision.audit)
    } else {
      const { membershipId, workDate } = day
      refused.push({ membershipId, workDate, code: decision.refusal, detail: decision.detail })
    }
  }
  return {
    refused,
    save: commit => commit(asOne(written, audit), state => saveAll(tx, state)),
  }
}

const saveAll = (tx: WriteTransaction, written: readonly WrittenDay[]): Promise<unknown> =>
  written.length > 0 ? saveWritten(tx, written) : Promise.resolve()

const keyOf = ({ membershipId, workDate }: { readonly membershipId: Id; readonly workDate: PlainDate }) =>
  `${membershipId} ${workDate}`

/** Null for a day that somebody has edited. */
function wantedDay(
  day: PunchedDay,
  before: readonly PunchedEntry[],
  after: readonly PunchedEntry[],
  found: StoredDay | undefined,
): { readonly day: PunchedDay; readonly wanted: WantedDay | null } {
  const { membershipId, workDate: date } = day
  // A day that is no draft says so itself, whatever is on it.
  const isOpen = (found?.day.status ?? 'draft') === 'draft'
  const replaced = isOpen ? replacement(found?.entries ?? [], before, after) : { kept: [], entries: [] }
  if (!replaced) return { day, wanted: null }
  const entries = replaced.entries.map(({ kind: _, ...entry }) => entry)
  return { day, wanted: { membershipId, date, entries, kept: replaced.kept } }
}
