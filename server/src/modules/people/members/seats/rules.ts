import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import * as announce from '../record/announcements.ts'
import type { Member } from '../record/member.ts'

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

/** A licensed module with its seats; null for any number. */
export type LicensedSeats = Pick<ModuleSeats, 'feature' | 'seatLimit'>

/** A member as somebody who takes seats. */
export type SeatedMember = Pick<Member, 'id' | 'displayName' | 'withheldModules'>

/**
 * Who has which module after the modules of an organisation have changed. A module whose seats stay as they are stays with
 * whom it is with. Else those who have it keep it, and those who went without get what is left, each in the order in
 * which they joined. Of a new module everybody is a holder. `members` may have seats; they come in that order.
 */
export function reseat(
  members: readonly SeatedMember[],
  before: readonly LicensedSeats[],
  after: readonly LicensedSeats[],
): Accepted<readonly SeatedMember[], never> {
  const had = new Map(before.map(({ feature, seatLimit }) => [feature, seatLimit]))
  const licensed = new Set(after.map(({ feature }) => feature))
  const moved = after.filter(({ feature, seatLimit }) => !had.has(feature) || had.get(feature) !== seatLimit)
  const holders = moved.map(({ feature, seatLimit }) => {
    const goesWithout = (member: SeatedMember) => had.has(feature) && member.withheldModules.includes(feature)
    const inOrder = [...members.filter(one => !goesWithout(one)), ...members.filter(goesWithout)]
    return { feature, ids: new Set(inOrder.slice(0, seatLimit ?? inOrder.length).map(({ id }) => id)) }
  })
  const seated = members.map(member => {
    const kept = member.withheldModules.filter(
      feature => licensed.has(feature) && !moved.some(module => module.feature === feature),
    )
    const withheldModules = [
      ...kept,
      ...holders.filter(({ ids }) => !ids.has(member.id)).map(({ feature }) => feature),
    ]
    return sameModules(withheldModules, member.withheldModules) ? member : { ...member, withheldModules }
  })
  return accept(seated, {
    audit: seated.flatMap((member, index) => {
      const from = members[index]?.withheldModules
      if (member === members[index] || !from) return []
      return [
        announce.auditLine('set_seats', member, [
          { field: 'withheldModules', from, to: member.withheldModules },
        ]),
      ]
    }),
  })
}

const sameModules = (one: readonly Feature[], other: readonly Feature[]): boolean =>
  one.length === other.length && one.every(feature => other.includes(feature))
