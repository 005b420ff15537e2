import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { entryCategoryOf } from '../../../company/catalogs/entry-types/port.ts'
import { staffGroupInUse } from '../../../company/catalogs/staff-groups/port.ts'
import { membersNamed } from '../../../people/members/port.ts'
import { type DatedShiftType, shiftTypeVersions } from '../types/reading.ts'
import { isWorked } from '../types/rules.ts'
import type { Offer, Offering, Work } from './rules.ts'
import type { OpenShiftPatch } from './shapes.ts'

/** What an offer names that has to be there. The statements travel together. */
export async function offeringOf(
  db: TenantDb,
  now: Instant,
  {
    staffGroupId,
    membershipIds = [],
  }: { readonly staffGroupId?: Id | null; readonly membershipIds?: readonly Id[] },
): Promise<Offering> {
  const [staffGroupKnown, named] = await Promise.all([
    staffGroupId == null || staffGroupInUse(db, staffGroupId),
    membersNamed(db, membershipIds),
  ])
  return { now, staffGroupKnown, membersKnown: membershipIds.every(id => named(id)?.active === true) }
}

/** What is wanted to be worked, as it is sent. */
export interface WantedWork {
  readonly planningUnitId: Id
  readonly workDate: string
  readonly shiftTypeId?: Id | null
  readonly startMinutes?: number
  readonly endMinutes?: number
  readonly breakMinutes?: number
  readonly entryTypeId?: Id | null
  readonly tags?: readonly string[]
}

/** The version of the shift type that holds on the date; null for no type, undefined where there is none in use. */
export async function typeOf(
  db: TenantDb,
  { shiftTypeId, workDate }: WantedWork,
): Promise<DatedShiftType | null | undefined> {
  if (shiftTypeId == null) return null
  const version = versionAt(await shiftTypeVersions(db, [shiftTypeId]), workDate)
  return version?.active ? version : undefined
}

/** Why an entry type cannot be what the work is; nothing where it can. */
export async function wrongEntryType(
  db: TenantDb,
  entryTypeId: Id | null | undefined,
): Promise<'entry_type_not_found' | 'shift_entry_type_unfit' | null> {
  if (entryTypeId == null) return null
  const category = await entryCategoryOf(db, entryTypeId)
  if (category === null) return 'entry_type_not_found'
  return isWorked(category) ? null : 'shift_entry_type_unfit'
}

/** The work with what its shift type says of it, and when it is where the organisation is. */
export function workOf({ organisation }: Caller, wanted: WantedWork, type: DatedShiftType | null): Work {
  const { workDate } = wanted
  const startMinutes = wanted.startMinutes ?? type?.startMinutes
  const endMinutes = wanted.endMinutes ?? type?.endMinutes
  // Of one half nothing is guessed: the two do not fit together then.
  const isSaid = startMinutes !== undefined && endMinutes !== undefined
  const [from, to] = isSaid ? [startMinutes, endMinutes] : [0, 0]
  const clock = dayClock(workDate, organisation.timeZone)
  return {
    ...{ startMinutes: from, endMinutes: to, startAt: clock.instantAt(from), endAt: clock.instantAt(to) },
    breakMinutes: wanted.breakMinutes ?? type?.breakMinutes ?? 0,
    planningUnitId: wanted.planningUnitId.toLowerCase(),
    shiftTypeId: type?.id ?? null,
    workDate,
    entryTypeId:
      wanted.entryTypeId === undefined
        ? (type?.entryTypeId ?? null)
        : (wanted.entryTypeId?.toLowerCase() ?? null),
    tags: wanted.tags ?? type?.tags ?? [],
  }
}

/** What a body says of the offer. */
export const offerOf = ({
  slots,
  claimPolicy,
  eligible,
  staffGroupId,
  membershipIds,
  closesAt,
  note,
}: OpenShiftPatch): Offer => ({
  ...(slots !== undefined && { slots }),
  ...(claimPolicy !== undefined && { claimPolicy }),
  ...(eligible !== undefined && { eligible }),
  ...(staffGroupId !== undefined && { staffGroupId: staffGroupId?.toLowerCase() ?? null }),
  ...(membershipIds !== undefined && { membershipIds: membershipIds.map(id => id.toLowerCase()).toSorted() }),
  ...(closesAt !== undefined && {
    closesAt:
      closesAt === null ? null : instantFromMilliseconds(Temporal.Instant.from(closesAt).epochMilliseconds),
  }),
  ...(note !== undefined && { note: visibleText(note) }),
})
