import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { refused, rotaOf } from './rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')

it('against a rule that wants a reason a claim is approved with one, alone and from the queue', async () => {
  const rules = [{ code: 'shift_daily_rest', severity: 'override', limit: null }]
  const version = { validFrom: '2027-11-01', closedOnPublicHolidays: false, averageWeeks: null, rules }
  const path = `/v1/planning-units/${rota.office}/shift-rules`
  expect(await admin.put(path, { versions: [version] })).toMatchObject({ status: 200 })
  await rota.shift('onni', '2027-11-09', { from: 840, to: 1320 })
  await rota.shift('veera', '2027-11-09', { from: 840, to: 1320 })
  const { id } = await rota.open('2027-11-10', { from: 360, to: 840, slots: 2 })
  const [onni, veera] = [(await rota.claim('onni', id)).body, (await rota.claim('veera', id)).body]
  const overrideReason = 'Sovittu luottamusmiehen kanssa'
  const approve = `/v1/open-shift-claims/${onni.id}/approve`
  expect(await admin.post(approve, {})).toMatchObject(refused(422, 'shift_daily_rest'))
  expect(await admin.post(approve, { overrideReason })).toMatchObject({ status: 200 })
  const decide = async (more: object): Promise<string | null> => {
    const item = { kind: 'open_shift_claim', subjectId: veera.id, decision: 'approve', ...more }
    return (await admin.post('/v1/team/approvals/decide-batch', { items: [item] })).body.items[0].code
  }
  expect([await decide({}), await decide({ overrideReason })]).toEqual(['shift_daily_rest', null])
  for (const claim of (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items) {
    const { warnings } = (await admin.get(`/v1/shifts/${claim.shiftId}`)).body
    expect(warnings).toMatchObject([{ code: 'shift_daily_rest', reason: overrideReason }])
  }
})
