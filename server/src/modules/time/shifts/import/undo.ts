import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
} from '../../../records/imports/port.ts'
import type { ShiftChangedFact } from '../record/announcements.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftsById } from '../record/store.ts'
import type { WantedShift } from '../writing/wanted.ts'
import { writeShifts } from '../writing/writing.ts'
import { formerOf, saidOf } from './remembered.ts'

type UndoneCode = 'record_changed' | 'shift_published'

/**
 * Undoes an import of shifts as a planner would, by the one way of writing them: what it made is cancelled, and its reference
 * free again; what it changed gets back what it had. Nothing goes where a shift has changed since, or its member has come to
 * know of it.
 */
export async function undo(call: UndoCall): Promise<Undoing<ShiftChangedFact>> {
  const { db, changes } = call
  const ids = changes.map(({ recordId }) => recordId)
  const stored = new Map((await shiftsById(db, ids)).map(shift => [shift.id, shift]))
  const blockers: Blocker[] = []
  const wanted: { readonly index: number; readonly shift: WantedShift & { readonly id: string } }[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index } = change
    const shift = stored.get(id)
    if (!shift || isGone(shift, change)) continue
    const code = standsAgainst(shift, change)
    if (code === undefined) wanted.push({ index, shift: asBefore(shift, change) })
    else blockers.push({ index, id, code })
  }
  const { refused, facts, audit } = await written(
    call,
    wanted.map(({ shift }) => shift),
  )
  for (const [place, code] of refused) {
    const { index, shift } = wanted[place] ?? {}
    if (index !== undefined && shift) blockers.push({ index, id: shift.id, code })
  }
  // It is saved with the rest of the request, or goes with it where anything stands against it.
  return { blockers, facts, audit, save: async () => undefined }
}

/** Cancelled by hand since, an imported shift has nothing left to undo. */
const isGone = ({ state }: ShiftRecord, { before }: ImportChange): boolean =>
  before === null && state === 'cancelled'

function standsAgainst(shift: ShiftRecord, change: ImportChange): UndoneCode | undefined {
  if (shift.state === 'published' && change.after['state'] === 'draft') return 'shift_published'
  return shift.state !== change.after['state'] || isChangedSince(shift, change) ? 'record_changed' : undefined
}

const asBefore = (shift: ShiftRecord, change: ImportChange): WantedShift & { readonly id: string } => {
  const { id } = shift
  if (change.before === null)
    return { id, fields: {}, cancelReason: 'The import was undone.', forgetsReference: true }
  const overrideReason = change.before['overrideReason']
  return {
    ...{ id, fields: { ...saidOf(shift), ...formerOf(change) } },
    ...(typeof overrideReason === 'string' && { overrideReason }),
  }
}

/** Writes the shifts in the transaction of the request, and tells what is announced; or why some cannot be written, by their places. */
async function written({ db, caller, services }: UndoCall, wanted: readonly WantedShift[]) {
  const facts: ShiftChangedFact[] = []
  const audit: AuditFact[] = []
  const rows = await writeShifts(
    {
      ...{ db, caller, services },
      commit: async (decision, save) => {
        if (save) db.defer(save(decision.state))
        facts.push(...decision.facts)
        audit.push(...decision.audit)
        return decision.state
      },
    },
    wanted,
    { verb: 'restore', together: true },
  )
  const refused = rows.flatMap(({ code }, place) => (code === null ? [] : [[place, code] as const]))
  return { refused, facts, audit }
}
