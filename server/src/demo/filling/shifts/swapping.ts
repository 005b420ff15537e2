import { shiftSwapOperations } from '../../../modules/time/shifts/port.ts'
import type { Founded } from '../../founding/founding.ts'
import { type PlannedShift, type PlannedUnit, signingIn } from './planned-unit.ts'
import { keepsRules } from './trying.ts'

/** The first pair of shifts whose swap keeps every rule: proposed by the one, accepted by the other, and not decided yet. */
export async function proposeSwap(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<void> {
  const { office } = founded
  const people = signingIn(unit.working, founded)
  const [from, to] = [shifts[0]?.workDate, shifts.at(-1)?.workDate]
  if (from === undefined || to === undefined) return
  for (const own of shifts) {
    const proposer = people.find(({ id }) => id === own.membershipId)
    if (!proposer) continue
    const query = { shiftId: own.id, from, to }
    const { items } = await office.as(proposer.person, shiftSwapOperations.candidates, { query })
    for (const wanted of items.filter(({ startAt }) => startAt !== own.startAt)) {
      const peer = people.find(({ id }) => id === wanted.membershipId)
      if (!peer || !shifts.some(({ id }) => id === wanted.id)) continue
      const rows = [
        { id: own.id, membershipId: peer.id },
        { id: wanted.id, membershipId: proposer.id },
      ]
      if (!(await keepsRules(founded, unit, rows))) continue
      const body = {
        ...{ kind: 'swap' as const, fromShiftId: own.id, toShiftId: wanted.id },
        note: 'Lapsen hammaslääkäri, kävisikö vaihto?',
      }
      const { id } = await office.as(proposer.person, shiftSwapOperations.propose, { body })
      await office.as(peer.person, shiftSwapOperations.accept, { params: { id }, body: {} })
      return
    }
  }
}
