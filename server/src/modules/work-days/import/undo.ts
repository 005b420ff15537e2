import type { AuditFact } from '../../../platform/vocabulary/decision.ts'
import type { Blocker, UndoCall, Undoing } from '../../imports/port.ts'
import { authorityOver } from '../../members/port.ts'
import { settingsOf } from '../../organisation/port.ts'
import { entriesDecision } from '../handlers/entries-decision.ts'
import { daysWithIds, saveWritten, type StoredDay } from '../store.ts'
import { hasEntries, type KeptEntry, keptEntry } from './days.ts'

/** Puts the entries back that days had before an import, by the rules of writing them; a day that it made is blank again. */
export async function undo(call: UndoCall): Promise<Undoing> {
  const { db, changes } = call
  const [stored, settings] = await Promise.all([
    daysWithIds(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    settingsOf(db),
  ])
  const byId = new Map(stored.map(each => [each.day.id, each]))
  const blockers: Blocker[] = []
  const audit: AuditFact[] = []
  for (const { recordId: id, rowIndex: index, before, after } of changes) {
    const found = byId.get(id)
    const code = !settings.supervisorMayActOnBehalf
      ? 'acting_on_behalf_disabled'
      : found && hasEntries(found.entries.map(keptEntry), after['entries'] as KeptEntry[])
        ? await putBack(call, found, (before?.['entries'] ?? []) as KeptEntry[], audit)
        : 'record_changed'
    if (code !== undefined) blockers.push({ index, id, code })
  }
  return { blockers, facts: [], audit, save: () => Promise.resolve() }
}

/** Saved at once, so that the next day is decided on it; a blocker undoes all of it. */
async function putBack(
  { db, caller }: UndoCall,
  { day }: StoredDay,
  entries: readonly KeptEntry[],
  audit: AuditFact[],
): Promise<string | undefined> {
  const { membershipId, workDate: date } = day
  const inputs = entries.map(({ source: _, ...entry }) => entry)
  const [authority, decide] = await Promise.all([
    authorityOver(db, caller, membershipId),
    entriesDecision({ db, caller, membershipId, date }, { entries: inputs }, 'import'),
  ])
  if (!authority) return 'membership_not_found'
  const decision = decide()
  if (decision.refusal !== undefined) return decision.refusal
  const written = decision.state.entries.map((entry, place) => ({
    ...entry,
    source: entries[place]?.source ?? entry.source,
  }))
  audit.push(...decision.audit)
  db.defer(saveWritten(db, { ...decision.state, entries: written }))
  return undefined
}
