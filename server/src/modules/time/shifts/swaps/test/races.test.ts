import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { refused, rotaOf } from '../../open-shifts/test/rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')
const rounds = Array.from({ length: 20 }, (_, round) => round)
const codesOf = (answers: readonly { body: any }[]) => answers.flatMap(({ body }) => body.code ?? [])

it('of many who claim the last slot at once one gets it, and one shift is made', async () => {
  const names = ['onni', 'veera', 'paavo', 'sisu'] as const
  for (const round of rounds) {
    const workDate = addDays('2027-05-03', round)
    const { id } = await rota.open(workDate, { claimPolicy: 'first_come' })
    const answers = await Promise.all(names.map(name => rota.claim(name, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(codesOf(answers)).toEqual(['open_shift_filled', 'open_shift_filled', 'open_shift_filled'])
    expect(await rota.present(workDate)).toHaveLength(1)
    expect((await admin.get(`/v1/open-shifts/${id}`)).body).toMatchObject({ filled: 1, state: 'filled' })
  }
})

it('two claims for the last slot that are approved at once make one', async () => {
  for (const round of rounds) {
    const workDate = addDays('2027-06-07', round)
    const { id } = await rota.open(workDate)
    const claims = [(await rota.claim('onni', id)).body, (await rota.claim('veera', id)).body]
    const answers = await Promise.all(
      claims.map(claim => admin.post(`/v1/open-shift-claims/${claim.id}/approve`, {})),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(codesOf(answers)).toEqual(['open_shift_claim_decided'])
    const states = (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items.map(({ state }: any) => state)
    expect(states.toSorted()).toEqual(['approved', 'superseded'])
    expect(await rota.present(workDate)).toHaveLength(1)
  }
})

it('an open shift is claimed or withdrawn: a shift stands only of one that was claimed first', async () => {
  for (const round of rounds) {
    const workDate = addDays('2027-07-05', round)
    const { id } = await rota.open(workDate, { claimPolicy: 'first_come' })
    const [claimed, withdrawn] = await Promise.all([
      rota.claim('onni', id),
      admin.post(`/v1/open-shifts/${id}/withdraw`, {}),
    ])
    const shift = await rota.present(workDate)
    if (claimed.status === 201) {
      expect(withdrawn).toMatchObject(refused(409, 'open_shift_filled'))
      expect(shift).toHaveLength(1)
    } else {
      expect(claimed).toMatchObject(refused(409, 'open_shift_over'))
      expect(withdrawn.status).toBe(200)
      expect(shift).toEqual([])
    }
  }
})

it('a swap is carried out or cancelled, never both', async () => {
  for (const round of rounds) {
    const workDate = addDays('2027-08-02', round)
    const { id: fromShiftId } = await rota.shift('onni', workDate)
    const body = { kind: 'handover', fromShiftId, toMembershipId: rota.idOf('veera') }
    const { id } = (await rota.propose('onni', body)).body
    await rota.answer('veera', id, 'accept')
    const [approved, cancelled] = await Promise.all([
      admin.post(`/v1/shift-swaps/${id}/approve`, {}),
      rota.answer('onni', id, 'cancel'),
    ])
    const [won, lost] = approved.status === 200 ? [approved, cancelled] : [cancelled, approved]
    expect(won.status).toBe(200)
    expect(lost).toMatchObject(refused(409, 'shift_swap_decided'))
    const [shift] = await rota.present(workDate)
    const whose = approved.status === 200 ? 'veera' : 'onni'
    expect(shift).toMatchObject({ id: fromShiftId, membershipId: rota.idOf(whose) })
  }
})

it('a shift that is changed while its swap is approved is swapped as it was, or not at all', async () => {
  for (const round of rounds.slice(0, 10)) {
    const workDate = addDays('2027-09-06', round)
    const { id: fromShiftId } = await rota.shift('onni', workDate)
    const body = { kind: 'handover', fromShiftId, toMembershipId: rota.idOf('veera') }
    const { id } = (await rota.propose('onni', body)).body
    await rota.answer('veera', id, 'accept')
    const [approved, changed] = await Promise.all([
      admin.post(`/v1/shift-swaps/${id}/approve`, {}),
      admin.patch(`/v1/shifts/${fromShiftId}`, { endMinutes: 960 }),
    ])
    expect(changed.status).toBe(200)
    if (approved.status !== 200) expect(approved).toMatchObject(refused(409, 'shift_swap_shift_changed'))
    const [shift] = await rota.present(workDate)
    const whose = approved.status === 200 ? 'veera' : 'onni'
    expect(shift).toMatchObject({ endMinutes: 960, membershipId: rota.idOf(whose) })
  }
})
