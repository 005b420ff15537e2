import { date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const weeksOfRotation = 26
export const rowsOfRotation = 200
export const placesOfRotation = 100
/** How many shifts one application makes at most. */
export const shiftsOfApplication = 2000

export const rotationTable = table('shiftRotations', {
  id: uuid,
  planningUnitId: uuid.fixed(),
  name: text,
  /** After how many it begins anew. */
  weeks: integer,
  /** The Monday of its first week. */
  startsOn: date,
  active: flag,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const rotationRowTable = table('shiftRotationRows', {
  id: uuid,
  rotationId: uuid,
  position: integer,
  week: integer,
  /** 1 is Monday. */
  weekday: integer,
  shiftTypeId: uuid,
})

export const rotationPlaceTable = table('shiftRotationPlaces', {
  id: uuid,
  rotationId: uuid,
  position: integer,
  membershipId: uuid.nullable(),
  startsInWeek: integer,
})

export type RotationRow = RowOf<typeof rotationRowTable>
export type RotationPlace = RowOf<typeof rotationPlaceTable>

export interface Rotation extends RowOf<typeof rotationTable> {
  readonly rows: readonly RotationRow[]
  readonly places: readonly RotationPlace[]
}
