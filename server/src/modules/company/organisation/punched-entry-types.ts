import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { entryCategoryOf } from '../catalogs/entry-types/port.ts'

interface Wanted {
  readonly punchWorkEntryTypeId?: Id | null | undefined
  readonly punchBreakEntryTypeId?: Id | null | undefined
}

/** Why punched time may not have these entry types; undefined where it may. */
export async function unfitEntryType(
  db: TenantDb,
  { punchWorkEntryTypeId: work, punchBreakEntryTypeId: rest }: Wanted,
): Promise<'entry_type_not_found' | 'punch_entry_type_unfit' | undefined> {
  const [ofWork, ofBreaks] = await Promise.all([
    work ? entryCategoryOf(db, work) : 'work',
    rest ? entryCategoryOf(db, rest) : 'break',
  ])
  if (ofWork === null || ofBreaks === null) return 'entry_type_not_found'
  return ofBreaks === 'break' && ofWork !== 'break' && ofWork !== 'absence'
    ? undefined
    : 'punch_entry_type_unfit'
}
