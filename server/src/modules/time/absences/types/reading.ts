import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { nameIn } from '../../../../platform/vocabulary/starter-names.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import type { TakesKind } from '../accounts.ts'
import { type AbsenceSensitivity, starterNames } from './register.ts'

/** One dated version of an absence type, with what the type itself says. */
export interface DatedAbsenceType extends Validity {
  /** The absence type's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
  /** False for a type taken out of use; it still means what it meant. */
  readonly active: boolean
  readonly sensitivity: AbsenceSensitivity
  readonly unit: 'days' | 'hours'
  readonly partsAllowed: boolean
  readonly dayTypeId: Id
  readonly entryTypeId: Id | null
  readonly payTypeCode: string | null
  readonly approvalSteps: number
  readonly certificateAfterDays: number | null
  readonly certificateDueDays: number | null
  readonly takesKind: TakesKind | null
  readonly takesRef: string | null
  readonly countsAsWorkedForLeave: 'always' | 'never' | 'limited'
  readonly countsAsWorkedDays: number | null
}

/** What the type of an absence is called to a reader. */
export const typeNameIn = (
  chosen: Locale | null,
  { absenceTypeCode: code, absenceTypeName: name }: { absenceTypeCode: string; absenceTypeName: string },
): string => nameIn(chosen, { code, name }, starterNames)

const versions = (orgId: string) => sql`
  select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.sensitivity, v.unit,
    v.parts_allowed, v.day_type_id, v.entry_type_id, v.pay_type_code, v.approval_steps, v.certificate_after_days,
    v.certificate_due_days, v.takes_kind, v.takes_ref, v.counts_as_worked_for_leave, v.counts_as_worked_days
  from absence_type_versions v join absence_types t on t.org_id = ${orgId} and t.id = v.absence_type_id`

/** The versions of these absence types that are in force on any day of a range, oldest first. */
export const absenceTypeVersionsBetween = (
  db: TenantDb,
  ids: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Promise<DatedAbsenceType[]> =>
  db.sql<DatedAbsenceType>`
    ${versions(db.orgId)}
    where v.org_id = ${db.orgId} and v.absence_type_id = any(${ids}::uuid[])
      and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
    order by v.valid_from`

/** All versions: some dozens, for those who find out along with them which are wanted. */
export const allAbsenceTypeVersions = (db: TenantDb): Promise<DatedAbsenceType[]> =>
  db.sql<DatedAbsenceType>`${versions(db.orgId)} where v.org_id = ${db.orgId}`

/** A join for a query of one's own: `v`, the version of an absence type that is in force on a date, and `t`, the type. */
export const joinedAbsenceType = (
  orgId: string,
  absenceTypeId: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  join absence_types t on t.org_id = ${orgId} and t.id = ${absenceTypeId}
  left join absence_type_versions v on v.org_id = ${orgId} and v.absence_type_id = t.id
    and v.valid_from <= ${date} and (v.valid_to is null or v.valid_to >= ${date})`

/** The pay types of versions that have one, by the version. */
export async function absencePayTypes(
  db: TenantDb,
  versionIds: readonly Id[],
): Promise<ReadonlyMap<Id, string>> {
  const rows = await db.sql<{ id: Id; payTypeCode: string }>`
    select v.id, v.pay_type_code from absence_type_versions v
    where v.org_id = ${db.orgId} and v.id = any(${versionIds}::uuid[]) and v.pay_type_code is not null`
  return new Map(rows.map(({ id, payTypeCode }) => [id, payTypeCode]))
}

/** The ids of active types by their codes. */
export async function absenceTypesByCode(db: TenantDb): Promise<ReadonlyMap<string, Id>> {
  const rows = await db.sql<{ id: Id; code: string }>`
    select t.id, t.code from absence_types t where t.org_id = ${db.orgId} and t.active`
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** The absence types with these ids, those out of use too. */
export const absenceTypesWithIds = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly code: string }[]> =>
  db.sql<{ id: Id; code: string }>`
    select t.id, t.code from absence_types t where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])`
