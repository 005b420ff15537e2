import {
  openShiftClaimOperations,
  openShiftOperations,
  shiftSwapOperations,
} from '../../../modules/shifts/port.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import type { Founded } from '../../founding/founding.ts'
import { type PlannedShift, type PlannedUnit, signingIn } from './planned-unit.ts'

/** What becomes of the claims of open shifts, each with what is said of the work. */
const offers = [
  { outcome: 'approve', note: 'Yksi lisää, kun kaksi on koulutuksessa.' },
  { outcome: 'decline', note: 'Sijaista etsitään vielä.' },
  { outcome: 'wait', note: 'Inventaario, yksi lisää.' },
] as const

/** Looks for somebody for three more shifts: one claim of them is approved, one declined, and one waits. A fourth has the first to come. */
export async function lookForMore(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<void> {
  const { office } = founded
  const dates = Map.groupBy(shifts, ({ workDate }) => workDate)
  // Where most are free somebody can come.
  const likely = [...dates.values()].sort((one, other) => one.length - other.length)
  for (const [index, { outcome, note }] of offers.entries()) {
    const busy = likely[index]
    if (!busy?.[0]) return
    const { id } = await offer(founded, unit, { like: busy[0], note, claimPolicy: 'approval' })
    const claim = await claimBySomebody(founded, unit, { id, busy })
    if (claim === null || outcome === 'wait') continue
    const params = { id: claim }
    if (outcome === 'approve')
      await office.as(unit.planner, openShiftClaimOperations.approve, {
        params,
        body: { overrideReason: 'Sovittu työntekijän kanssa.' },
      })
    else
      await office.as(unit.planner, openShiftClaimOperations.decline, {
        params,
        body: { reason: 'Sinulla on jo monta vuoroa sillä viikolla.' },
      })
  }
  const like = likely.at(-1)?.[0]
  if (like) await offer(founded, unit, { like, note: 'Nopein saa vuoron.', claimPolicy: 'first_come' })
}

interface Offer {
  /** Its date and type. */
  readonly like: { readonly workDate: PlainDate; readonly shiftTypeId: Id | null }
  readonly note: string
  readonly claimPolicy: 'approval' | 'first_come'
}

const offer = (
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  { like: { workDate, shiftTypeId }, note, claimPolicy }: Offer,
): Promise<{ readonly id: Id }> =>
  office.as(planner, openShiftOperations.create, {
    body: { planningUnitId, workDate, shiftTypeId, claimPolicy, note },
  })

/** The claim of the first member who has no shift on the date and may come; null where nobody may. */
async function claimBySomebody(
  founded: Founded,
  unit: PlannedUnit,
  { id, busy }: { readonly id: Id; readonly busy: readonly PlannedShift[] },
): Promise<Id | null> {
  const free = signingIn(unit.members, founded).filter(
    ({ id: membershipId }) => !busy.some(shift => shift.membershipId === membershipId),
  )
  for (const { person } of free)
    try {
      const request = { params: { id }, body: {} }
      return (await founded.office.as(person, openShiftClaimOperations.claim, request)).id
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
    }
  return null
}

/** The first pair of shifts that may be swapped: proposed by the one, accepted by the other, and not decided yet. */
export async function proposeSwap(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<void> {
  const { office } = founded
  const people = signingIn(unit.working, founded)
  const [from, to] = [shifts[0]?.workDate, shifts.at(-1)?.workDate]
  if (from === undefined || to === undefined) return
  for (const { id: fromShiftId, membershipId } of shifts) {
    const proposer = people.find(({ id }) => id === membershipId)
    if (!proposer) continue
    const query = { shiftId: fromShiftId, from, to }
    const { items } = await office.as(proposer.person, shiftSwapOperations.candidates, { query })
    const [wanted] = items
    const peer = people.find(({ id }) => id === wanted?.membershipId)
    if (!wanted || !peer) continue
    const body = { kind: 'swap' as const, fromShiftId, toShiftId: wanted.id }
    const { id } = await office.as(proposer.person, shiftSwapOperations.propose, { body })
    await office.as(peer.person, shiftSwapOperations.accept, { params: { id }, body: {} })
    return
  }
}
