import { beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const { sisu, eero, elina, otso } = world.meri.members
const path = '/v1/crm/leads'
const assignments = '/v1/crm/lead-assignments'

const made = async (body: object = {}): Promise<any> => {
  const answer = await sales.post(path, { title: 'Jaettava', ...body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const ownerOf = async (body: object = {}) => (await made(body)).ownerMembershipId
const assign = (body: object) => admin.post(assignments, body)

let source: any
beforeAll(async () => {
  source = (await admin.post('/v1/crm/lead-sources', { code: 'fair', name: 'Messut' })).body
})

it('nobody is assigned without a rule, and whoever makes a lead may say who has it, or nobody', async () => {
  expect(await ownerOf()).toBeNull()
  const rule = await assign({ membershipIds: [sisu.id, eero.id] })
  expect(rule.body).toMatchObject({ sourceId: null, inForce: true, membershipIds: [sisu.id, eero.id] })
  expect(await ownerOf({ ownerMembershipId: otso.id })).toBe(otso.id)
  expect(await ownerOf({ ownerMembershipId: null })).toBeNull()
})

it('members take turns, source by source, and the audit trail names the rule', async () => {
  const own = (await assign({ sourceId: source.id, membershipIds: [elina.id, otso.id] })).body
  expect([await ownerOf(), await ownerOf(), await ownerOf()]).toEqual([sisu.id, eero.id, sisu.id])
  const ofSource = { sourceId: source.id }
  const first = await made(ofSource)
  expect([first.ownerMembershipId, await ownerOf(ofSource), await ownerOf(ofSource)]).toEqual([
    elina.id,
    otso.id,
    elina.id,
  ])
  const lines = (await admin.get(`/v1/audit?targetType=lead&targetId=${first.id}`)).body.items
  expect(lines.find(({ action }: any) => action === 'leads.assign').changes).toMatchObject([
    { field: 'ownerMembershipId', to: elina.id },
    { field: 'assignmentVersionId', to: own.id },
  ])
})

it('leads that come at once go to members in turn: none twice before everybody once', async () => {
  const three = [sisu.id, eero.id, elina.id]
  await assign({ sourceId: source.id, membershipIds: three })
  for (let round = 0; round < 4; round++) {
    const owners = await Promise.all(three.map(() => ownerOf({ sourceId: source.id })))
    expect(new Set(owners)).toEqual(new Set(three))
  }
})

it('a dry run, and a lead that is refused, take nobody’s turn', async () => {
  await assign({ sourceId: source.id, membershipIds: [sisu.id, otso.id] })
  const [one] = [await ownerOf({ sourceId: source.id })]
  expect(await sales.post(path, { title: 'Ei', sourceId: source.id, businessId: '1' })).toMatchObject({
    status: 422,
  })
  expect(await ownerOf({ sourceId: source.id })).not.toBe(one)
})

it('who has left, or whose employment is over, is passed over', async () => {
  await assign({ sourceId: source.id, membershipIds: [otso.id, eero.id] })
  await world.database.owner(
    `update memberships set employment_end_date = current_date - 2 where org_id = $1 and id = $2`,
    [world.meri.id, otso.id],
  )
  const owners = [await ownerOf({ sourceId: source.id }), await ownerOf({ sourceId: source.id })]
  expect(owners).toEqual([eero.id, eero.id])
  await assign({ sourceId: source.id, membershipIds: [otso.id] })
  expect(await ownerOf({ sourceId: source.id })).toBeNull()
})

it('a rule of a later day waits, and one of a past day, of no member or of no source is refused', async () => {
  const day = (days: number) => Temporal.Now.plainDateISO('Europe/Helsinki').add({ days }).toString()
  const later = await assign({ membershipIds: [eero.id], validFrom: day(10) })
  expect(later.body.inForce).toBe(false)
  const refused = async (body: object) => {
    const { status, body: answer } = await assign(body)
    return [status, answer.code]
  }
  expect(await refused({ membershipIds: [], validFrom: day(-2) })).toEqual([422, 'crm_lead_version_in_past'])
  expect(await refused({ membershipIds: [newId()] })).toEqual([404, 'membership_not_found'])
  expect(await refused({ membershipIds: [world.tunturi.members.ilmari.id] })).toEqual([
    404,
    'membership_not_found',
  ])
  expect(await refused({ sourceId: newId(), membershipIds: [] })).toEqual([404, 'lead_source_not_found'])
  expect(await sales.post(assignments, { membershipIds: [] })).toMatchObject({ status: 403 })
  expect((await sales.get(assignments)).body.items[0]).toMatchObject({ id: later.body.id, inForce: false })
})
