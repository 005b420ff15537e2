import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Blocker, ImportChange, UndoCall, Undoing } from '../../../records/imports/port.ts'
import { membersUnderAuthority } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { isOwnEntry, type WrittenDay } from '../day/day.ts'
import { entriesDecisions } from '../writing/entries-decisions.ts'
import { daysWithIds, type StoredDay } from '../reading/store.ts'
import { followingOf } from '../writing/approval-followers.ts'
import { saveDays } from '../writing/saving.ts'
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
  const asImported = importedDays(changes, stored)
  const putBack = settings.supervisorMayActOnBehalf ? await puttingBack(call, asImported) : undefined
  const blockers: Blocker[] = []
  const audit: AuditFact[] = []
  const written: WrittenDay[] = []
  for (const { recordId: id, rowIndex: index } of changes) {
    const day = asImported.get(id)
    if (!putBack) blockers.push({ index, id, code: 'acting_on_behalf_disabled' })
    else if (!day) blockers.push({ index, id, code: 'record_changed' })
    else {
      const decision = putBack(day)
      if (typeof decision === 'string') blockers.push({ index, id, code: decision })
      else {
        audit.push(...decision.audit)
        written.push(decision.state)
      }
    }
  }
  const { contributions } = call.services
  return {
    ...{ blockers, facts: [], audit },
    save: () => saveDays(db, { contributions, ...followingOf(call.caller) }, written),
  }
}

interface DayToPutBack {
  readonly found: StoredDay
  readonly former: readonly KeptEntry[]
}

/** The days that still have the entries of an import, by their ids. */
function importedDays(
  changes: readonly ImportChange[],
  stored: readonly StoredDay[],
): ReadonlyMap<Id, DayToPutBack> {
  const byId = new Map(stored.map(each => [each.day.id, each]))
  return new Map(
    changes.flatMap(({ recordId, before, after }) => {
      const found = byId.get(recordId)
      const isAsImported =
        found && hasEntries(found.entries.filter(isOwnEntry).map(keptEntry), after['entries'] as KeptEntry[])
      return isAsImported
        ? [[recordId, { found, former: (before?.['entries'] ?? []) as KeptEntry[] }] as const]
        : []
    }),
  )
}

/** Decides one day after the other, as the days were beside each other before the import. */
async function puttingBack({ db, caller, services }: UndoCall, days: ReadonlyMap<Id, DayToPutBack>) {
  const wantedOf = ({ found: { day }, former }: DayToPutBack) => ({
    membershipId: day.membershipId,
    date: day.workDate,
    entries: former.map(({ source: _, ...entry }) => entry),
  })
  const all = [...days.values()]
  const ids = [...new Set(all.map(({ found }) => found.day.membershipId))]
  const [members, decisions] = await Promise.all([
    membersUnderAuthority(db, caller, { ids, numbers: [], addresses: [] }),
    all.length === 0
      ? undefined
      : entriesDecisions(
          { db, caller, contributions: services.contributions },
          all.map(wantedOf),
          'import',
          all.map(({ found }) => found),
        ),
  ])
  decisions?.clear(all.map(wantedOf))
  const reached = new Set(members.map(({ id }) => id))
  return (day: DayToPutBack) => {
    const wanted = wantedOf(day)
    if (!decisions || !reached.has(wanted.membershipId)) return 'membership_not_found'
    const decision = decisions.decide(wanted)
    if (decision.refusal !== undefined) return decision.refusal
    const entries = decision.state.entries.map((entry, place) => ({
      ...entry,
      source: day.former[place]?.source ?? entry.source,
    }))
    return { ...decision, state: { ...decision.state, entries } }
  }
}
