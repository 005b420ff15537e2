import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { ImportCall } from '../../../records/imports/port.ts'
import {
  codeOfRow,
  type Mode,
  namingFile,
  type RefusedRow,
  type Written,
} from '../../../records/imports/protocol/port.ts'
import { isOwnEntry, type WrittenDay } from '../day/day.ts'
import { followingOf } from '../writing/approval-followers.ts'
import { type EntriesDecisions, entriesDecisions } from '../writing/entries-decisions.ts'
import { saveDays } from '../writing/saving.ts'
import { daysOn, type StoredDay } from '../reading/store.ts'
import { daysOf, hasEntries, type ImportedDay, keptEntry } from './days.ts'
import { type DayOfImport, type DayOutcome, imported, outcomesOfRefused, refusedDay } from './outcomes.ts'
import { hoursRow, type RowError } from './row.ts'
import { dayKey, type NamesInRows, type ReadRow } from './rows.ts'

/** Decides the rows of a member and date together: they are all the entries of that day. */
export async function decideHours(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  _: NamesInRows,
  { db, caller, services, mode, filename }: ImportCall,
) {
  const writing = new DaysToWrite({ db, caller, contributions: services.contributions, mode, filename })
  await writing.decide(daysOf(rows))
  return {
    decision: imported(rows, writing),
    save: () => saveDays(db, { contributions: services.contributions, ...followingOf(caller) }, writing.days),
  }
}

interface Circumstances {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly contributions: Contributions
  readonly mode: Mode
  readonly filename: string | null
}

/** A day whose entries are to be decided, and the day as an import remembers it where one is stored. */
interface Pending {
  readonly wanted: ImportedDay
  readonly before: DayOfImport | undefined
  readonly stored: StoredDay | undefined
}

/**
 * Decides days one after the other, each on what the days before have written: a shift over midnight must not meet the
 * next one. A day that has its entries already is known from what all of them were before.
 */
export class DaysToWrite {
  readonly outcomes = new Map<number, DayOutcome>()
  readonly written: Written<DayOfImport>[] = []
  readonly days: WrittenDay[] = []
  readonly audit: AuditFact[] = []
  readonly #circumstances: Circumstances

  constructor(circumstances: Circumstances) {
    this.#circumstances = circumstances
  }

  async decide(days: readonly ImportedDay[]): Promise<void> {
    if (days.length === 0) return
    const { db, caller, contributions } = this.#circumstances
    const stored = await daysOn(db, days)
    const pending = this.#pendingAmong(days, stored)
    if (pending.length === 0) return
    const decisions = await entriesDecisions(
      { db, caller, contributions },
      pending.map(({ wanted }) => wanted),
      'import',
      pending.flatMap(each => each.stored ?? []),
    )
    for (const each of pending) this.#decide(each, decisions)
  }

  /** The days that are left to decide; what is outside of the mode or nothing new is known beforehand. */
  #pendingAmong(days: readonly ImportedDay[], stored: readonly StoredDay[]): Pending[] {
    const byKey = new Map(stored.map(each => [dayKey(each.day.membershipId, each.day.workDate), each]))
    return days.flatMap((wanted): Pending[] => {
      const found = byKey.get(dayKey(wanted.membershipId, wanted.date))
      const before = found && dayOf(found)
      const outside = wanted.incomplete ? 'other_row_refused' : outsideMode(this.#circumstances.mode, before)
      const done: DayOutcome | undefined = outside
        ? refusedDay(outside, before)
        : before && hasEntries(before.entries, wanted.entries)
          ? { status: 'unchanged', record: before }
          : undefined
      if (!done) return [{ wanted, before, stored: found }]
      this.#all(wanted, done)
      return []
    })
  }

  #decide({ wanted, before }: Pending, decisions: EntriesDecisions): void {
    const decision = decisions.decide(wanted)
    if (decision.refusal !== undefined) {
      const refused = outcomesOfRefused(
        wanted,
        codeOfRow(hoursRow.errors, decision.refusal),
        pointerOf(decision.extra),
        before,
      )
      for (const [index, outcome] of refused) this.outcomes.set(index, outcome)
      return
    }
    const { day, entries } = decision.state
    const after = { id: day.id, entries: entries.filter(isOwnEntry).map(keptEntry) }
    this.#all(wanted, { status: before ? 'updated' : 'created', record: after })
    this.written.push({ index: wanted.rows[0] ?? 0, before: before ?? null, after })
    this.days.push(decision.state)
    this.audit.push(...namingFile(decision.audit, this.#circumstances.filename))
  }

  #all({ rows }: ImportedDay, outcome: DayOutcome): void {
    for (const index of rows) this.outcomes.set(index, outcome)
  }
}

const dayOf = ({ day, entries }: StoredDay): DayOfImport => ({
  id: day.id,
  entries: entries.filter(isOwnEntry).map(keptEntry),
})

function outsideMode(mode: Mode, before: DayOfImport | undefined) {
  if (mode === 'create_only' && before && before.entries.length > 0) return 'record_exists'
  return mode === 'update_only' && !before ? 'record_not_found' : undefined
}

/** Which entry a refusal is about, where it says. */
function pointerOf(extra: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const [error] = (extra?.['errors'] ?? []) as readonly { readonly pointer?: string }[]
  return error?.pointer ?? (extra?.['pointer'] as string | undefined)
}
