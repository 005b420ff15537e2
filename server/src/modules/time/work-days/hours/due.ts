import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { worktimeModelVersionsById } from '../../../company/catalogs/worktime-models/port.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import { termsOf } from '../day/circumstances.ts'
import { meaningOf } from '../day/meaning.ts'
import { daysWithIds, type StoredDay } from '../reading/store.ts'
import { allocatedMinutes } from './rows.ts'
import type { AllocatedDay } from './store.ts'

/** How many days are read and worked out together. */
const daysAtOnce = 500

/**
 * What the allocations of stored days get now: of a draft as it counts today, of a frozen day as it was frozen. As many
 * statements for 500 days as for one.
 */
export async function workedOut(db: TenantDb, workDayIds: readonly Id[]): Promise<AllocatedDay[]> {
  if (workDayIds.length === 0) return []
  const { timeZone } = await organisationTerms(db)
  const days: AllocatedDay[] = []
  for (let from = 0; from < workDayIds.length; from += daysAtOnce)
    days.push(...(await together(db, timeZone, workDayIds.slice(from, from + daysAtOnce))))
  return days
}

async function together(db: TenantDb, timeZone: string, ids: readonly Id[]): Promise<AllocatedDay[]> {
  const stored = await daysWithIds(db, ids)
  const [drafts, frozen] = [stored.filter(isDraft), stored.filter(each => !isDraft(each))]
  const [ofDrafts, ofFrozen] = await Promise.all([
    hoursOfDrafts(db, timeZone, drafts),
    hoursOfFrozen(db, timeZone, frozen),
  ])
  return [...ofDrafts, ...ofFrozen]
}

const isDraft = ({ day }: StoredDay): boolean => day.status === 'draft'

async function hoursOfDrafts(db: TenantDb, timeZone: string, drafts: readonly StoredDay[]) {
  const dates = drafts.map(({ day }) => day.workDate).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  const members = [...new Set(drafts.map(({ day }) => day.membershipId))]
  const terms = await termsOf(db, timeZone, members, from, to)
  return drafts.map(({ day, entries }): AllocatedDay => {
    const onDay = terms.on(day.membershipId, day.workDate, day.dayTypeId)
    const { lines } = meaningOf(day.workDate, entries, onDay).interpretation
    return { day, allocated: allocatedMinutes(entries, lines, { ...onDay, workDate: day.workDate }) }
  })
}

async function hoursOfFrozen(db: TenantDb, timeZone: string, frozen: readonly StoredDay[]) {
  if (frozen.length === 0) return []
  const versionIds = [...new Set(frozen.flatMap(({ day }) => day.worktimeModelVersionId ?? []))]
  const modelNamed = await worktimeModelVersionsById(db, versionIds)
  return frozen.map(({ day, entries }): AllocatedDay => {
    const terms = { workDate: day.workDate, timeZone, model: modelNamed(day) }
    return { day, allocated: allocatedMinutes(entries, day.interpretation.lines, terms) }
  })
}
