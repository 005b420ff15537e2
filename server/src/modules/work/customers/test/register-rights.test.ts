import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const made: Record<string, any> = {}

const post = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

beforeAll(async () => {
  made['/v1/customer-tags'] = await post('/v1/customer-tags', { code: 'secret', name: 'Salaliitto' })
  made['/v1/customer-groups'] = await post('/v1/customer-groups', { code: 'secret', name: 'Salaliitto' })
  for (const kind of ['customer', 'contact', 'deal', 'activity', 'lead', 'project'])
    made[kind] = await post('/v1/custom-fields', { kind, key: 'secret', name: 'Salaliitto', type: 'text' })
})

describe('what customers are marked, grouped and described by', () => {
  it.each(['/v1/customer-tags', '/v1/customer-groups'])('%s is read by who reads customers', async path => {
    const outsider = world.withKey((await world.key('aino', { scope: [] })).secret)
    for (const at of [path, `${path}/${made[path].id}`])
      expect(await outsider.get(at), at).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
    for (const scope of ['crm.use', 'invoicing.manage', 'projects.manage'] as const) {
      const key = world.withKey((await world.key('aino', { scope: [scope] })).secret)
      expect(await key.get(`${path}/${made[path].id}`)).toMatchObject({ status: 200 })
    }
  })

  it('custom fields are read by who reads the records', async () => {
    const outsider = world.withKey((await world.key('aino', { scope: [] })).secret)
    const { body } = await outsider.get('/v1/custom-fields')
    expect(body.items.map(({ kind }: any) => kind)).toEqual(['project'])
    expect((await outsider.get('/v1/custom-fields?kind=customer')).body.items).toEqual([])
    expect(await outsider.get(`/v1/custom-fields/${made['customer'].id}`)).toMatchObject({ status: 404 })
    expect(await world.as('sisu').get(`/v1/custom-fields/${made['customer'].id}`)).toMatchObject({
      status: 200,
    })
  })

  it('searches tell nobody else of them', async () => {
    const outsider = world.withKey((await world.key('aino', { scope: [] })).secret)
    expect(JSON.stringify((await outsider.get('/v1/search?q=salaliitto')).body)).not.toContain('Salaliitto')
    expect(JSON.stringify((await world.as('sisu').get('/v1/search?q=salaliitto')).body)).toContain(
      'Salaliitto',
    )
  })
})

it('customers, leads and deals of a member who has left are found as nobody’s', async () => {
  const invited = await admin.post('/v1/imports/members', {
    rows: [{ firstNames: 'Lähtö', lastName: 'Lähtijä', role: 'employee', email: 'lahto@meri.example' }],
  })
  const leaver = invited.body.results[0].id
  const customer = await post('/v1/customers', { name: 'Orpo Oy', ownerMembershipId: leaver })
  const lead = await post('/v1/crm/leads', { title: 'Orpo', ownerMembershipId: leaver })
  const { stages } = await post('/v1/crm/pipelines', {
    ...{ code: 'orphans', name: 'Orvot' },
    stages: [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }],
  })
  const deal = await post('/v1/crm/deals', {
    title: 'Orpo',
    stageId: stages[0].id,
    ownerMembershipId: leaver,
  })
  const unowned = async (path: string) =>
    (await admin.get(`${path}?unowned=true&limit=100`)).body.items.map(({ id }: any) => id)
  const orphans = [
    ['/v1/customers', customer.id],
    ['/v1/crm/leads', lead.id],
    ['/v1/crm/deals', deal.id],
  ] as const
  for (const [path, id] of orphans) expect(await unowned(path)).not.toContain(id)
  expect(await admin.post(`/v1/memberships/${leaver}/deactivate`, {})).toMatchObject({ status: 200 })
  for (const [path, id] of orphans) expect(await unowned(path)).toContain(id)
})
