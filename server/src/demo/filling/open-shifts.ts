import {
  openShiftClaimOperations,
  openShiftOperations,
  shiftOperations,
  shiftSwapOperations,
} from '../../modules/shifts/port.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'

/** The part of a plan that is published and still to come. */
export interface ToldPlan {
  readonly planningUnitId: Id
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Looks for somebody for one more shift, which a member claims, and has two members on their way to a swap. */
export async function offerAndSwap(founded: Founded, plan: ToldPlan): Promise<void> {
  const { office } = founded
  const query = { ...plan, state: 'published' as const, limit: 100 }
  const { items } = await office.asRole('admin', shiftOperations.list, { query })
  const last = items.at(-1)
  if (!last) return
  const { planningUnitId } = plan
  const { workDate, shiftTypeId } = last
  const wanted = { planningUnitId, workDate, shiftTypeId, claimPolicy: 'approval' as const }
  const note = 'Inventaario, yksi lisää.'
  const open = await office.asRole('admin', openShiftOperations.create, { body: { ...wanted, note } })
  const people = founded.company.people.flatMap(person => {
    const id = founded.members.get(person.key)
    return id !== undefined && items.some(({ membershipId }) => membershipId === id) ? [{ person, id }] : []
  })
  const free = people.find(
    ({ id }) => !items.some(shift => shift.workDate === workDate && shift.membershipId === id),
  )
  if (free)
    await office.as(free.person, openShiftClaimOperations.claim, { params: { id: open.id }, body: {} })
  await proposeSwap(founded, { ...plan, people, shifts: items })
}

interface Swappable extends ToldPlan {
  readonly people: readonly { readonly person: Person; readonly id: Id }[]
  readonly shifts: readonly { readonly id: Id; readonly membershipId: Id | null }[]
}

/** The first pair of shifts that may be swapped: proposed by the one, accepted by the other, and not decided yet. */
async function proposeSwap({ office }: Founded, { people, shifts, from, to }: Swappable): Promise<void> {
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
