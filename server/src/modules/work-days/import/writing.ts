import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Accepted } from '../../../platform/vocabulary/decision.ts'
import type { Mode, Written } from '../../imports/protocol/port.ts'
import { entriesDecision } from '../handlers/entries-decision.ts'
import { daysOn, saveWritten, type StoredDay } from '../store.ts'
import type { WrittenDay } from '../writing-rules.ts'
import { hasEntries, type ImportedDay, keptEntry } from './days.ts'
import { type DayOfImport, type DayOutcome, outcomesOfRefused, refusedDay, told } from './outcomes.ts'
import { dayKey } from './rows.ts'

interface Circumstances {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly commit: (
    decision: Accepted<WrittenDay, never>,
    save: (state: WrittenDay) => Promise<unknown>,
  ) => Promise<WrittenDay>
  readonly mode: Mode
  readonly filename: string | null
}

/**
 * Writes days one after the other, each decided on what the days before have written: a shift over midnight must not
 * meet the next one. A day that has its entries already is known from what all of them were before.
 */
export class DaysToWrite {
  readonly outcomes = new Map<number, DayOutcome>()
  readonly written: Written<DayOfImport>[] = []
  readonly #circumstances: Circumstances

  constructor(circumstances: Circumstances) {
    this.#circumstances = circumstances
  }

  async carryOut(days: readonly ImportedDay[]): Promise<void> {
    const stored = days.length === 0 ? [] : await daysOn(this.#circumstances.db, days)
    const byKey = new Map(stored.map(each => [dayKey(each.day.membershipId, each.day.workDate), each]))
    for (const day of days) await this.#write(day, byKey.get(dayKey(day.membershipId, day.date)))
  }

  async #write(wanted: ImportedDay, stored: StoredDay | undefined): Promise<void> {
    const { db, caller, commit, mode, filename } = this.#circumstances
    const before = stored && dayOf(stored)
    const outside = wanted.incomplete ? 'other_row_refused' : outsideMode(mode, before)
    if (outside) return this.#all(wanted, refusedDay(outside, before))
    if (before && hasEntries(before.entries, wanted.entries))
      return this.#all(wanted, { status: 'unchanged', record: before })
    const subject = { db, caller, membershipId: wanted.membershipId, date: wanted.date }
    const decide = await entriesDecision(subject, { entries: wanted.entries }, 'import')
    const decision = decide()
    if (decision.refusal !== undefined) {
      const refused = outcomesOfRefused(wanted, decision.refusal, pointerOf(decision.extra), before)
      for (const [index, outcome] of refused) this.outcomes.set(index, outcome)
      return
    }
    const audit = told(decision.audit, filename)
    const { day, entries } = await commit({ ...decision, audit }, written => saveWritten(db, written))
    const after = { id: day.id, entries: entries.map(keptEntry) }
    this.#all(wanted, { status: before ? 'updated' : 'created', record: after })
    this.written.push({ index: wanted.rows[0] ?? 0, before: before ?? null, after })
  }

  #all({ rows }: ImportedDay, outcome: DayOutcome): void {
    for (const index of rows) this.outcomes.set(index, outcome)
  }
}

const dayOf = ({ day, entries }: StoredDay): DayOfImport => ({
  id: day.id,
  entries: entries.map(keptEntry),
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
