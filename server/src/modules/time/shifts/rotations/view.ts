import type { Rotation } from './record.ts'
import type { ShownRotation } from './shapes.ts'

export const rotationView = ({ rows, places, ...rotation }: Rotation): ShownRotation => ({
  ...rotation,
  rows: rows.map(({ week, weekday, shiftTypeId }) => ({ week, weekday, shiftTypeId })),
  places: places.map(({ membershipId, startsInWeek }) => ({ membershipId, startsInWeek })),
})
