import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dateIn, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { entryCategoryOf } from '../../../company/catalogs/entry-types/port.ts'
import { namedAllocations } from '../../work-days/port.ts'
import { entryTypeRefusal, timeRefusal } from '../punches/rules.ts'
import { findPunch } from '../punches/store.ts'
import { type Asking, isWellFormed, malformed, notTheirs } from './rules.ts'
import type { NewCorrection } from './shapes.ts'
import { isWaitingFor } from './store.ts'

type AskingCode =
  | 'punch_not_found'
  | 'punch_correction_form_invalid'
  | 'punch_too_old'
  | 'punch_in_future'
  | 'entry_type_not_found'
  | 'punch_entry_type_unfit'
  | 'dimension_not_found'
  | 'dimension_value_not_found'
  | 'project_phase_not_found'
  | 'task_not_found'

/** What a correction is decided in, with all that it names found; or what of it is not there. */
export async function readCorrectionContext(
  tx: WriteTransaction,
  contributions: Contributions,
  caller: Caller,
  wanted: NewCorrection,
): Promise<Asking | Refused<AskingCode>> {
  if (!isWellFormed(wanted)) return malformed(wanted.kind)
  const { punchId, allocations = [], entryTypeId = null } = wanted
  const [punch, waits, category, named] = await Promise.all([
    punchId === undefined ? null : findPunch(tx, punchId),
    punchId === undefined ? false : isWaitingFor(tx, punchId),
    entryTypeId === null ? null : entryCategoryOf(tx, entryTypeId),
    namedAllocations(tx, contributions, [allocations]),
  ])
  if (punchId !== undefined && punch?.membershipId !== caller.membership.id) return notTheirs()
  const occurredAt =
    wanted.occurredAt === undefined
      ? null
      : instantFromMilliseconds(Temporal.Instant.from(wanted.occurredAt).epochMilliseconds)
  const mistimed = occurredAt && timeRefusal(occurredAt, tx.now)
  if (mistimed) return mistimed
  const unfit = entryTypeId && wanted.punchKind && entryTypeRefusal(wanted.punchKind, category)
  if (unfit) return unfit
  const found = named.of(allocations)
  if ('refusal' in found) return found as Refused<AskingCode>
  return {
    id: newId(),
    membershipId: caller.membership.id,
    now: tx.now,
    occurredAt,
    workDate: dateIn(caller.organisation.timeZone, occurredAt ?? tx.now),
    entryTypeId: entryTypeId?.toLowerCase() ?? null,
    allocations: found,
    note: visibleText(wanted.note ?? null),
    punch: punch ?? null,
    waits,
  }
}
