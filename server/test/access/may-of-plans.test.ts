import { describe, it } from 'vitest'
import { rotaOf } from '../../src/modules/time/shifts/open-shifts/test/rota.ts'
import { exchangeCodes } from '../../src/modules/time/shifts/swaps/record.ts'
import { addDays } from '../../src/platform/vocabulary/dates.ts'
import { made } from '../breadth/ways.ts'
import { type Kind, type Made, startWalk } from './may-walk.ts'

const { world, admin, members, upTo, oneOf, idOf, walk } = await startWalk()
const rota = rotaOf(world)

/** Onni's besides: Eero plans it, and Elina only because he has delegated to her. */
const store = (await idOf('/v1/planning-units', { name: 'Varasto' })).id
await made(admin.post(`/v1/memberships/${members.onni.id}/units`, { planningUnitId: store }))

const workers = ['onni', 'veera'] as const
/** Who plans at all, and one who does not. */
const planners = ['aino', 'eero', 'elina', 'otso', 'veera'] as const
let days = 0
/** A date on which nobody has a shift. */
const freeDate = () => addDays('2028-01-03', days++)

const publishedShift = async (name: 'onni' | 'veera', unit = rota.office): Promise<string> =>
  (await rota.shift(name, freeDate(), { unit })).id

async function openShift(more: object = {}): Promise<any> {
  return rota.open(freeDate(), { unit: oneOf([rota.office, store]), slots: 1 + upTo(2), ...more })
}

async function claim(): Promise<Made> {
  const { id: projectId, planningUnitId } = await openShift()
  const name = planningUnitId === store ? 'onni' : oneOf(workers)
  const { id } = await made(rota.claim(name, projectId))
  // Who is offered it no more gets no slot.
  if (upTo(4) === 0)
    await made(
      admin.patch(`/v1/open-shifts/${projectId}`, { eligible: 'list', membershipIds: [members.paavo.id] }),
    )
  return { id, projectId }
}

/** A drop, or a handover that its colleague has accepted or not; of a shift that may have changed since. */
async function swap(): Promise<Made> {
  const isDrop = upTo(2) === 0
  const fromShiftId = await publishedShift('onni', isDrop ? oneOf([rota.office, store]) : rota.office)
  const to = isDrop ? {} : { toMembershipId: members.veera.id }
  const { id } = await made(rota.propose('onni', { kind: isDrop ? 'drop' : 'handover', fromShiftId, ...to }))
  if (!isDrop && upTo(2) === 0) await made(rota.answer('veera', id, 'accept'))
  if (upTo(4) === 0) await made(admin.patch(`/v1/shifts/${fromShiftId}`, { startMinutes: 480 }))
  return { id }
}

const kinds: readonly Kind[] = [
  {
    read: 'shifts.get',
    list: 'shifts.list',
    make: async () =>
      upTo(2) === 0
        ? { id: await publishedShift(oneOf(workers)) }
        : { id: (await rota.draft(oneOf(workers), freeDate())).id },
    bodies: { update: { note: 'Toinen' }, cancel: { reason: 'Syy' } },
  },
  {
    read: 'shiftSwaps.get',
    list: 'shiftSwaps.list',
    make: swap,
    by: planners,
    besides: exchangeCodes,
    delegated: ['approve', 'decline'],
  },
  { list: 'shiftSwaps.listOwn', make: swap, by: workers, besides: exchangeCodes },
  {
    read: 'openShifts.get',
    list: 'openShifts.list',
    make: openShift,
    bodies: { update: { note: 'Toinen' } },
  },
  { list: 'openShifts.listOwn', make: () => openShift({ slots: 3 }), by: workers },
  {
    read: 'openShiftClaims.get',
    list: 'openShifts.claims',
    make: claim,
    by: planners,
    delegated: ['approve', 'decline'],
  },
  { list: 'openShiftClaims.listOwn', make: claim, by: workers },
]

describe('what an answer says may be done with shifts is what their operations take now', () => {
  it.each(kinds.map(kind => [kind.list, kind] as const))('%s', (_, kind) => walk(kind))
})
