import { datesInRange, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import { mondayOf, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { WantedShift } from '../writing/wanted.ts'
import { type Rotation, type RotationPlace, type RotationRow, shiftsOfApplication } from './record.ts'

/** A shift that a rotation plans: of a place, by a row, on a date. */
export interface RotationShift {
  readonly date: PlainDate
  readonly place: RotationPlace
  readonly row: RotationRow
}

/** What a rotation plans from one day to another, by date and place. */
export function shiftsOfRotation(
  { startsOn, weeks, rows, places }: Pick<Rotation, 'startsOn' | 'weeks' | 'rows' | 'places'>,
  from: PlainDate,
  to: PlainDate,
): RotationShift[] {
  const ofDay = Map.groupBy(rows, ({ week, weekday }) => `${week} ${weekday}`)
  return datesInRange(from > startsOn ? from : startsOn, to).flatMap(date => {
    const passed = (daysInRange(startsOn, mondayOf(date)) - 1) / 7
    return places.flatMap(place => {
      const week = ((passed + place.startsInWeek - 1) % weeks) + 1
      return (ofDay.get(`${week} ${weekdayOf(date)}`) ?? []).map(row => ({ date, place, row }))
    })
  })
}

type Made = Pick<ShiftRecord, 'id' | 'rotationPlaceId' | 'rotationRowId' | 'rotationDate'>

const nameOf = (placeId: string | null, rowId: string | null, date: PlainDate | null): string =>
  `${placeId} ${rowId} ${date}`

export interface Application extends RotationShift {
  /** Null where it was made before, whatever has become of it. */
  readonly wanted: WantedShift | null
}

/** The shifts of a rotation that are wanted still, and those that were made before. */
export function applicationOf(
  rotation: Rotation,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  made: readonly Made[],
): readonly Application[] | Refused<'shift_rotation_inactive' | 'shift_rotation_too_large'> {
  if (!rotation.active) return refuse('shift_rotation_inactive', 'The rotation is out of use.')
  const planned = shiftsOfRotation(rotation, from, to)
  if (planned.length > shiftsOfApplication)
    return refuse('shift_rotation_too_large', said`It comes to ${{ shifts: planned.length }} shifts.`)
  const there = new Set(
    made.map(({ rotationPlaceId, rotationRowId, rotationDate }) =>
      nameOf(rotationPlaceId, rotationRowId, rotationDate),
    ),
  )
  return planned.map(each => {
    const { date, place, row } = each
    const wanted = there.has(nameOf(place.id, row.id, date)) ? null : wantedOf(rotation, each)
    return { ...each, wanted }
  })
}

const wantedOf = ({ id, planningUnitId }: Rotation, { date, place, row }: RotationShift): WantedShift => ({
  id: null,
  fields: {
    planningUnitId,
    workDate: date,
    shiftTypeId: row.shiftTypeId,
    membershipId: place.membershipId,
  },
  origin: { rotationId: id, rotationPlaceId: place.id, rotationRowId: row.id, rotationDate: date },
})
