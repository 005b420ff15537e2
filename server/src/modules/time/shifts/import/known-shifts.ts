import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RefusedRow } from '../../../records/imports/protocol/port.ts'
import { plannedUnits, planningDay } from '../record/planners.ts'
import { shiftsWithReferences, shiftsOnDatesOf } from '../record/store.ts'
import type { KnownShifts } from './matching.ts'
import type { ReadRow } from './rows.ts'

/** The shifts that rows may mean. Both statements travel together. */
export async function knownShifts(
  db: WriteTransaction,
  caller: Caller,
  rows: readonly (ReadRow | RefusedRow)[],
): Promise<KnownShifts> {
  const read = rows.flatMap(row => ('error' in row ? [] : [row]))
  const places = new Map<string, { readonly planningUnitId: Id; readonly workDate: PlainDate }>()
  for (const { reference, fields } of read) {
    const { planningUnitId, workDate } = fields
    if (reference || planningUnitId === undefined || workDate === undefined) continue
    places.set(`${planningUnitId} ${workDate}`, { planningUnitId, workDate })
  }
  const planned = plannedUnits(caller, sql`s.planning_unit_id`, planningDay(caller, db.now))
  const [referred, there] = await Promise.all([
    shiftsWithReferences(
      db,
      read.flatMap(({ reference }) => reference ?? []),
      planned,
    ),
    shiftsOnDatesOf(db, [...places.values()], planned),
  ])
  return { referred, there }
}
