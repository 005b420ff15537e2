import { made } from '../../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { datesInRange } from '../../../../../platform/vocabulary/dates.ts'

export interface TypeOfAbsence {
  readonly id: string
  readonly versionId: string
  readonly name: string
}

let count = 0

/** A new type of absence with a sensitivity. */
export async function absenceType(
  world: World,
  sensitivity: string,
  more: object = {},
): Promise<TypeOfAbsence> {
  const { entryTypes, dayTypes } = world.meri.catalogs
  const version = { validFrom: '2024-01-01', sensitivity, unit: 'days', partsAllowed: true }
  const types = { dayTypeId: dayTypes.absence_paid, entryTypeId: entryTypes.absence_paid }
  const name = `Tyyppi ${++count}`
  const body = { code: `tyyppi-${count}`, name, versions: [{ ...version, ...types, ...more }] }
  const type = await made(world.as('aino').post('/v1/absence-types', body))
  return { id: type.id, versionId: type.versions[0].versionId, name }
}

export interface Absence {
  readonly from: string
  readonly to?: string
  readonly part?: 'full' | 'am' | 'pm' | 'hours'
  /** Of the target of each day, of hours. */
  readonly minutes?: number
  readonly state?: string
}

/** An absence as its family keeps it, whatever led to it. Saturdays and Sundays take nothing. */
export async function absent(
  { database, meri }: World,
  membershipId: string,
  type: TypeOfAbsence,
  { from, to = from, part = 'full', minutes, state = 'approved' }: Absence,
): Promise<string> {
  const id = newId()
  await database.owner(
    `insert into absence_periods (org_id, id, membership_id, absence_type_id, start_date, end_date, start_part, end_part,
       state, origin, certificate_state, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'full', 'full', $7, 'own', 'not_required', now(), now())`,
    [meri.id, id, membershipId, type.id, from, to, state],
  )
  await database.owner(
    `insert into absence_days (org_id, period_id, membership_id, work_date, absence_type_version_id, part, minutes, amount, unit)
     select $1, $2, $3, d.each::date, $4, $5, $7, 1, 'days' from unnest($6::text[]) d(each)`,
    [meri.id, id, membershipId, type.versionId, part, datesInRange(from, to), minutes ?? null],
  )
  return id
}

/** Makes every absence of some members one of another type, with whatever follows from that on their rows. */
export async function retype(
  { database, meri }: World,
  ids: readonly string[],
  type: TypeOfAbsence,
): Promise<void> {
  await database.owner(
    `update absence_periods set absence_type_id = $3, updated_at = now() where org_id = $1 and id = any($2)`,
    [meri.id, ids, type.id],
  )
  await database.owner(
    `update absence_days set absence_type_version_id = $3, amount = random(), unit = 'minutes' where org_id = $1 and period_id = any($2)`,
    [meri.id, ids, type.versionId],
  )
}
