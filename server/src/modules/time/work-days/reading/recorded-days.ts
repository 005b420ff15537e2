import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { pieceByPiece } from '../../../../platform/piece-by-piece.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { entryTypeVersionIdsOfCategory } from '../../../company/catalogs/entry-types/port.ts'
import { type Terms, termsOf } from '../day/circumstances.ts'
import type { Entry } from '../day/day.ts'
import { meaningOf } from '../day/meaning.ts'
import { entriesOfDay } from './store.ts'

/** What somebody recorded of a date: a frozen day as it was frozen, a draft as it counts now. */
export interface RecordedDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  /** The frame of the work in clock minutes, both 0 without any. */
  readonly startMinutes: number
  readonly endMinutes: number
  readonly workedMinutes: number
  /** Whether it has a day type or an entry of absence: of what, is not told. */
  readonly marked: boolean
}

/** The days of members in a window that somebody has written: as many statements for many members as for one; they travel together. */
export async function recordedDaysOf(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<RecordedDay[]> {
  const [rows, terms] = await Promise.all([
    writtenDays(db, members, from, to),
    termsOf(db, timeZone, members, from, to),
  ])
  return pieceByPiece(countedNow(rows, terms))
}

/** A draft is interpreted as it is read, which thousands of days take their time for. */
function* countedNow(rows: readonly WrittenRow[], terms: Terms): Generator<RecordedDay> {
  for (const { dayTypeId, draftEntries, ...day } of rows) {
    if (draftEntries === null) yield day
    else {
      const onDay = terms.on(day.membershipId, day.workDate, dayTypeId)
      const { startMinutes, endMinutes, workedMinutes } = meaningOf(day.workDate, draftEntries, onDay)
      yield { ...day, startMinutes, endMinutes, workedMinutes }
    }
  }
}

interface WrittenRow extends RecordedDay {
  readonly dayTypeId: Id | null
  /** Null for a day that is frozen. */
  readonly draftEntries: readonly Entry[] | null
}

const writtenDays = (db: TenantDb, members: IdSet, from: PlainDate, to: PlainDate): Promise<WrittenRow[]> =>
  db.sql<WrittenRow>`
    select d.membership_id, d.work_date, d.start_minutes, d.end_minutes, d.worked_minutes, d.day_type_id,
      d.day_type_id is not null or exists (
        select from work_entries e
        where e.org_id = ${db.orgId} and e.work_day_id = d.id
          and e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(db.orgId, 'absence')}) as marked,
      case when d.status = 'draft' then ${entriesOfDay(db.orgId)} end as draft_entries
    from work_days d
    where d.org_id = ${db.orgId} and d.membership_id = any(${idArray(members)}) and d.work_date between ${from} and ${to}
    order by d.membership_id, d.work_date`
