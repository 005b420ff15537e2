import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from '../../session/test/browser.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { day, queueOffice } from './office.ts'

const world = await startWorld()
let office: Awaited<ReturnType<typeof queueOffice>>
beforeAll(async () => {
  office = await queueOffice(world)
})
const [aino, eero, elina, paavo] = [world.as('aino'), world.as('eero'), world.as('elina'), world.as('paavo')]
const [veera, sanna] = [world.as('veera'), world.as('sanna')]
const own = '/v1/me/approval-delegations'
const refused = (status: number, code: string) => ({ status, body: { code } })

/** Every test ends what it has delegated, and nothing is left waiting. */
afterEach(() => office.cleared())

describe('nobody gains by a delegation that is over or cannot be used', () => {
  it('when authority is lost: by whoever delegated, by the delegate, or over the member', async () => {
    const { idOf } = office
    const id = await office.confirmed('onni', '2026-09-09')
    const member = (name: 'eero' | 'paavo' | 'onni') => `/v1/memberships/${idOf(name)}`
    await office.delegated('eero', 'paavo')
    const isSeen = async () => (await office.queue(paavo)).length === 1
    expect(await isSeen()).toBe(true)
    await aino.patch(member('eero'), { role: 'employee' })
    expect(await isSeen()).toBe(false)
    expect(await office.decide(paavo, [day(id)])).toMatchObject({ items: [{ code: 'work_day_not_found' }] })
    await aino.patch(member('eero'), { role: 'manager' })
    await aino.patch(member('onni'), { supervisorMembershipId: idOf('aino') })
    expect(await isSeen()).toBe(false)
    await aino.patch(member('onni'), { supervisorMembershipId: idOf('eero') })
    expect(await isSeen()).toBe(true)
    await aino.patch(member('paavo'), { role: 'employee' })
    expect(await paavo.get('/v1/team/approvals')).toMatchObject(refused(403, 'insufficient_role'))
    expect(await paavo.post(`/v1/work-days/${id}/approve`, {})).toMatchObject(
      refused(403, 'insufficient_role'),
    )
    await aino.patch(member('paavo'), { role: 'manager' })
    expect(await aino.post(`${member('eero')}/deactivate`, {})).toMatchObject({
      status: 200,
      body: { ended: [{ kind: 'approval_delegations', count: 1 }] },
    })
    expect(await isSeen()).toBe(false)
    // Who comes back delegates anew.
    expect(await aino.post(`${member('eero')}/reactivate`, {})).toMatchObject({ status: 200 })
    expect(await isSeen()).toBe(false)
    await office.decide(aino, [day(id)])
  })

  it('when the delegate leaves, or by the answer that they were given', async () => {
    const { idOf } = office
    const [first, second] = [
      await office.confirmed('onni', '2026-09-11'),
      await office.confirmed('onni', '2026-09-14'),
    ]
    await office.delegated('eero', 'paavo')
    const keyOf = () => ({ 'idempotency-key': newId() })
    const [alone, batch] = [keyOf(), keyOf()]
    const items = [day(second)]
    const approve = (by: typeof eero) => by.post(`/v1/work-days/${first}/approve`, {}, alone)
    const decide = (by: typeof eero) => by.post('/v1/team/approvals/decide-batch', { items }, batch)
    const [approved, decided] = [await approve(paavo), await decide(paavo)]
    expect([approved, decided]).toMatchObject([{ status: 200 }, { body: { decidedCount: 1 } }])
    expect((await approve(paavo)).headers['idempotency-replayed']).toBe('true')
    // Not for anyone who delegated it, nor an administrator, nor a delegate who may not any more.
    for (const by of [eero, aino, elina])
      for (const answer of [await approve(by), await decide(by)])
        expect(answer.body.code).toBeOneOf(['idempotency_key_reused', 'work_day_not_found'])
    const waiting = await office.confirmed('onni', '2026-09-15')
    const path = `/v1/memberships/${idOf('paavo')}`
    expect((await aino.post(`${path}/deactivate`, {})).body.ended).toEqual([
      { kind: 'approval_delegations', count: 1 },
    ])
    expect(await approve(paavo)).toMatchObject(refused(401, 'api_key_owner_inactive'))
    expect(await aino.post(`${path}/reactivate`, {})).toMatchObject({ status: 200 })
    expect(await paavo.post(`/v1/work-days/${waiting}/approve`, {})).toMatchObject(
      refused(404, 'work_day_not_found'),
    )
    expect(await approve(paavo)).toMatchObject(refused(404, 'work_day_not_found'))
    expect(await office.eventsOf('workday.approved', first)).toHaveLength(1)
    await office.decide(eero, [day(waiting)])
  })

  it('for the answer to a batch too, which is given again while the delegation holds and no longer', async () => {
    const ids = await Promise.all(
      ['2026-09-16', '2026-09-17', '2026-09-18'].map(date => office.confirmed('onni', date)),
    )
    const [inQueue = '', together = '', own = ''] = ids
    const delegation = await office.delegated('eero', 'paavo')
    const requests = [
      { path: '/v1/team/approvals/decide-batch', body: { items: [day(inQueue)] } },
      { path: '/v1/work-days/approve-batch', body: { ids: [together] } },
    ].map(request => ({ ...request, headers: { 'idempotency-key': newId() } }))
    const asked = (by: typeof eero) =>
      Promise.all(requests.map(({ path, body, headers }) => by.post(path, body, headers)))
    const first = await asked(paavo)
    expect(first).toMatchObject([
      { status: 200, body: { decidedCount: 1 } },
      { status: 200, body: { actedCount: 1 } },
    ])
    const again = await asked(paavo)
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    expect(again.map(({ headers }) => headers['idempotency-replayed'])).toEqual(['true', 'true'])
    const ownKey = { 'idempotency-key': newId() }
    const decideOwn = () => office.decide(eero, [day(own)], ownKey)
    const decided = await decideOwn()
    await office.ended(delegation)
    const reused = refused(409, 'idempotency_key_reused')
    expect(await asked(paavo)).toMatchObject([reused, reused])
    // What was decided with one's own authority does not rest on anybody's delegation.
    expect(await decideOwn()).toEqual(decided)
    await office.delegated('eero', 'paavo')
    expect((await asked(paavo)).map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  })

  it('over what needs a module that is off, or a capability that the delegate lacks', async () => {
    const project = {
      code: 'P-79',
      name: 'Putket',
      state: 'active',
      managerMembershipId: office.idOf('eero'),
    }
    const made = async (path: string, body: object) => {
      const answer = await aino.post(path, body)
      expect(answer.status).toBeLessThan(300)
      return answer.body
    }
    const { id: projectId } = await made('/v1/projects', project)
    const order = { title: 'Pumppu', deltaCents: 125_000 }
    const { id } = await made(`/v1/projects/${projectId}/change-orders`, order)
    await made(`/v1/change-orders/${id}/send`, {})
    await office.delegated('eero', 'paavo', { kinds: ['change_order'] })
    const item = { kind: 'change_order', subjectId: id, decision: 'approve', answeredByName: 'Maija' }
    const tried = async (by: typeof eero) => (await office.decide(by, [item], {}, true)).items[0]
    expect(await tried(paavo)).toMatchObject({ outcome: 'decided' })
    const narrow = world.withKey((await world.key('paavo', { scope: ['worktime.supervise'] })).secret)
    expect(await tried(narrow)).toMatchObject({ outcome: 'refused', code: 'insufficient_role' })
    const human = await signedIn(world, 'aino')
    const switched = async (active: boolean) =>
      expect(await human.patch('/v1/settings', { modules: [{ module: 'projects', active }] })).toMatchObject({
        status: 200,
      })
    await switched(false)
    expect(await tried(paavo)).toMatchObject({ outcome: 'refused', code: 'module_not_active' })
    await switched(true)
    await made(`/v1/change-orders/${id}/withdraw`, {})
  })

  it('in another organisation', async () => {
    const id = await office.delegated('eero', 'paavo')
    for (const path of [`/v1/approval-delegations/${id}/end`, `${own}/${id}/end`])
      expect(await sanna.post(path, {})).toMatchObject(refused(404, 'approval_delegation_not_found'))
    expect(await sanna.get(`/v1/approval-delegations/${id}`)).toMatchObject(
      refused(404, 'approval_delegation_not_found'),
    )
    expect(await veera.post(`${own}/${id}/end`, {})).toMatchObject(
      refused(404, 'approval_delegation_not_found'),
    )
    expect((await sanna.get('/v1/approval-delegations')).body.items).toEqual([])
    const workDay = await office.confirmed('onni', '2026-09-10')
    expect(await office.decide(sanna, [day(workDay)])).toMatchObject({
      items: [{ code: 'work_day_not_found' }],
    })
    await office.decide(eero, [day(workDay)])
  })
})
