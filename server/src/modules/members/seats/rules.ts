import type { Feature } from '../../../platform/vocabulary/features.ts'

/** A licensed module: how many members may have it, null for any number, and then how many have it. */
export interface ModuleSeats {
  readonly feature: Feature
  readonly seatLimit: number | null
  readonly taken: number
}

export interface ModuleGrants {
  readonly granted: readonly Feature[]
  readonly seatLimited: readonly Feature[]
}

const isFree = ({ seatLimit, taken }: ModuleSeats): boolean => seatLimit === null || taken < seatLimit

/** The licensed modules that one more member gets, and those whose seats are all taken. */
export const grantModules = (modules: readonly ModuleSeats[]): ModuleGrants => ({
  granted: modules.filter(isFree).map(({ feature }) => feature),
  seatLimited: modules.filter(seats => !isFree(seats)).map(({ feature }) => feature),
})

/** The seats after those grants, for the next member of the same request. */
export const afterGranting = (
  modules: readonly ModuleSeats[],
  { granted }: ModuleGrants,
): readonly ModuleSeats[] =>
  modules.map(seats => (granted.includes(seats.feature) ? { ...seats, taken: seats.taken + 1 } : seats))
