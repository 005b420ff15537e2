import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { day, queueOffice } from './office.ts'

const world = await startWorld()
let office: Awaited<ReturnType<typeof queueOffice>>
beforeAll(async () => {
  office = await queueOffice(world)
})
const [aino, eero, elina, paavo, onni] = [
  world.as('aino'),
  world.as('eero'),
  world.as('elina'),
  world.as('paavo'),
  world.as('onni'),
]
const own = '/v1/me/approval-delegations'
const refused = (status: number, code: string) => ({ status, body: { code } })
const wanted = (toMembershipId: string, more: object = {}) => ({
  ...{ toMembershipId, kinds: ['work_day'], validFrom: office.today, validTo: office.daysFrom(9) },
  ...more,
})

const onBehalfOfEero = () =>
  expect.objectContaining({ field: 'onBehalfOfMembershipId', to: office.idOf('eero') })

/** Every test ends what it has delegated, and nothing is left waiting. */
afterEach(() => office.cleared())

describe('a delegation', () => {
  it('lets another decide what waits for oneself, and the trail names both', async () => {
    const id = await office.confirmed('onni', '2026-09-01')
    expect(await office.queue(paavo)).toEqual([])
    expect(await paavo.post(`/v1/work-days/${id}/approve`, {})).toMatchObject(
      refused(404, 'work_day_not_found'),
    )
    await office.delegated('eero', 'paavo')
    expect(await office.queue(paavo)).toMatchObject([
      {
        ...{ kind: 'work_day', subjectId: id, membershipId: office.idOf('onni') },
        onBehalfOfMembershipId: office.idOf('eero'),
        approverMembershipIds: [office.idOf('eero')],
        allowedDecisions: ['approve', 'return'],
      },
    ])
    expect(await office.queue(paavo, '&waitingFor=me&delegated=true')).toHaveLength(1)
    expect(await office.queue(paavo, '&delegated=false')).toEqual([])
    expect(await office.decide(paavo, [day(id)])).toMatchObject({
      decidedCount: 1,
      items: [{ outcome: 'decided', code: null, onBehalfOfMembershipId: office.idOf('eero') }],
    })
    const line = (await office.auditOf(id)).find(({ action }) => action.endsWith('.approve'))
    expect(line).toMatchObject({ actor: { membershipId: office.idOf('paavo') } })
    expect(line.changes).toContainEqual(onBehalfOfEero())
    expect(await office.eventsOf('workday.approved', id)).toHaveLength(1)
  })

  it('is honoured by the own operations of a kind as well, and by nothing else', async () => {
    const id = await office.confirmed('onni', '2026-09-02')
    const { types, submitted } = office.absences
    const absence = await submitted('onni', {
      ...{ absenceTypeId: types.annual_holiday, startDate: '2027-06-14', endDate: '2027-06-15' },
    })
    await office.delegated('eero', 'paavo', { kinds: ['work_day'] })
    expect(await paavo.post(`/v1/absences/${absence.id}/approve`, {})).toMatchObject(
      refused(404, 'absence_not_found'),
    )
    expect(
      await office.decide(paavo, [{ kind: 'absence', subjectId: absence.id, decision: 'approve' }]),
    ).toMatchObject({
      items: [{ outcome: 'refused', code: 'absence_not_found' }],
    })
    expect(await paavo.get(`/v1/work-days/${id}/history`)).toMatchObject({ status: 404 })
    expect(await paavo.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({ status: 404 })
    expect(await paavo.post(`/v1/work-days/${id}/return`, { reason: 'Tarkista.' })).toMatchObject({
      status: 200,
    })
    expect(await paavo.get(`/v1/work-days/${id}`)).toMatchObject({ status: 404 })
    const line = (await office.auditOf(id)).find(({ action }) => action.endsWith('.return'))
    expect(line.changes).toContainEqual(onBehalfOfEero())
    await office.delegated('eero', 'paavo', { kinds: ['absence'] })
    expect(await paavo.post(`/v1/absences/${absence.id}/approve`, {})).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByMembershipId: office.idOf('paavo') },
    })
  })

  it('holds on its days alone, and ends at once', async () => {
    const id = await office.confirmed('onni', '2026-09-03')
    await office.delegated('eero', 'paavo', {
      ...{ validFrom: office.daysFrom(2), validTo: office.daysFrom(4) },
    })
    expect(await office.queue(paavo)).toEqual([])
    const [past] = await world.database.owner<{ id: string }>(
      `update approval_delegations set valid_from = valid_from - 10, valid_to = valid_to - 10
       where org_id = $1 and ended_at is null returning id`,
      [world.meri.id],
    )
    expect(await office.queue(paavo)).toEqual([])
    expect(await office.decide(paavo, [day(id)])).toMatchObject({ items: [{ code: 'work_day_not_found' }] })
    expect(await aino.get(`/v1/approval-delegations/${past?.id}`)).toMatchObject({ body: { state: 'ended' } })
    const current = await office.delegated('eero', 'paavo')
    expect(await office.queue(paavo)).toHaveLength(1)
    expect(await paavo.post(`${own}/${current}/end`, {})).toMatchObject({
      status: 200,
      body: { state: 'ended' },
    })
    expect(await office.queue(paavo)).toEqual([])
    expect(await office.decide(paavo, [day(id)])).toMatchObject({ items: [{ code: 'work_day_not_found' }] })
    expect(await office.decide(eero, [day(id)])).toMatchObject({ decidedCount: 1 })
  })
})

describe('nobody gains by a delegation', () => {
  it('from themself, to nobody there, over no days, or without the capability', async () => {
    const { idOf, today, daysFrom } = office
    const trying = (to: string, more: object = {}) => eero.post(own, wanted(to, more))
    expect(await trying(idOf('eero'))).toMatchObject(refused(422, 'approval_delegation_to_oneself'))
    expect(await trying(newId())).toMatchObject(refused(404, 'membership_not_found'))
    expect(await trying(world.tunturi.members.sanna.id)).toMatchObject(refused(404, 'membership_not_found'))
    for (const period of [
      { validFrom: today, validTo: daysFrom(-1) },
      { validFrom: daysFrom(-9), validTo: daysFrom(-3) },
      { validFrom: today, validTo: daysFrom(400) },
    ])
      expect(await trying(idOf('paavo'), period)).toMatchObject(
        refused(422, 'approval_delegation_period_invalid'),
      )
    expect(await trying(idOf('onni'))).toMatchObject(refused(422, 'approval_delegation_without_capability'))
    expect(await onni.post(own, wanted(idOf('paavo')))).toMatchObject(refused(403, 'insufficient_role'))
    expect(await trying(idOf('paavo'), { kinds: ['task'] })).toMatchObject({ status: 400 })
    expect(await elina.get('/v1/approval-delegations')).toMatchObject(refused(403, 'insufficient_role'))
  })

  it('of one who holds less than they delegate for', async () => {
    const { idOf } = office
    const { secret } = await world.key('aino', { scope: ['org.admin'] })
    const body = { fromMembershipId: idOf('eero'), ...wanted(idOf('paavo')) }
    expect(await world.withKey(secret).post('/v1/approval-delegations', body)).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
    expect(await aino.post('/v1/approval-delegations', body)).toMatchObject({ status: 201 })
  })

  it('of a key of their own that carries less than they hold', async () => {
    const narrow = await world.key('eero', { scope: ['worktime.supervise'] })
    const wide = await world.key('eero', { scope: capabilities })
    const body = wanted(office.idOf('paavo'), { kinds: ['change_order'] })
    const delegating = (secret: string, more = {}) => world.withKey(secret).post(own, { ...body, ...more })
    expect(await delegating(narrow.secret)).toMatchObject(refused(403, 'role_exceeds_actor'))
    expect(await delegating(narrow.secret, { dryRun: true })).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
    expect(await delegating(wide.secret)).toMatchObject({ status: 201 })
  })

  it('and reading keys decide nothing with it', async () => {
    const id = await office.confirmed('onni', '2026-09-04')
    await office.delegated('eero', 'paavo')
    const { secret } = await world.key('paavo', { scope: ['worktime.supervise'], readOnly: true })
    const reading = world.withKey(secret)
    expect(await office.queue(reading)).toMatchObject([{ subjectId: id, allowedDecisions: [] }])
    const items = [day(id)]
    expect(await reading.post('/v1/team/approvals/decide-batch', { items })).toMatchObject(
      refused(403, 'read_only_key'),
    )
    expect(await reading.post(`/v1/work-days/${id}/approve`, {})).toMatchObject(refused(403, 'read_only_key'))
    await office.decide(eero, [day(id)])
  })

  it('over what is their own, or that of who delegated it', async () => {
    const [eeros, elinas] = [
      await office.confirmed('eero', '2026-09-07'),
      await office.confirmed('elina', '2026-09-07'),
    ]
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    await office.delegated('eero', 'elina')
    await office.delegated('aino', 'eero')
    await office.delegated('aino', 'elina')
    try {
      // Elina decides for Eero, who is above her, and for the administrator, who is above everybody.
      const seen = (await office.queue(elina)).map(({ subjectId }) => subjectId)
      expect(seen).not.toContain(elinas)
      expect(await office.decide(elina, [day(elinas)])).toMatchObject({
        items: [{ code: 'work_day_not_found' }],
      })
      // Eero decides for the administrator, but not his own.
      expect(await office.decide(eero, [day(eeros)])).toMatchObject({
        items: [{ code: 'work_day_not_found' }],
      })
      const ainos = await office.confirmed('aino', '2026-09-07')
      expect(await office.decide(elina, [day(ainos)])).toMatchObject({
        items: [{ code: 'work_day_not_found' }],
      })
      expect(await elina.post(`/v1/work-days/${ainos}/approve`, {})).toMatchObject({ status: 404 })
      expect(await office.decide(aino, [day(ainos), day(eeros), day(elinas)])).toMatchObject({
        decidedCount: 3,
      })
    } finally {
      await aino.patch('/v1/settings', { selfApprovalAllowed: false })
    }
  })

  it('by passing on what was delegated to them, or by delegating back', async () => {
    const id = await office.confirmed('onni', '2026-09-08')
    await office.delegated('eero', 'elina')
    await office.delegated('elina', 'paavo')
    await office.delegated('elina', 'eero')
    expect((await office.queue(elina)).map(({ subjectId }) => subjectId)).toEqual([id])
    expect(await office.queue(paavo)).toEqual([])
    expect(await office.decide(paavo, [day(id)])).toMatchObject({ items: [{ code: 'work_day_not_found' }] })
    const [item] = await office.queue(eero)
    expect(item).toMatchObject({ subjectId: id, onBehalfOfMembershipId: null })
    expect(await office.decide(eero, [day(id)])).toMatchObject({
      items: [{ outcome: 'decided', onBehalfOfMembershipId: null }],
    })
  })
})

describe('the lists', () => {
  it('tell each of the two, and an administrator, and take no more than a few', async () => {
    const { idOf } = office
    const id = await office.delegated('eero', 'paavo', { note: 'Loma' })
    const list = async (by: typeof eero, query: string) =>
      (await by.get(`${own}?state=in_force${query}`)).body.items.map((each: any) => each.id)
    expect(await list(eero, '&direction=given')).toEqual([id])
    expect(await list(eero, '&direction=received')).toEqual([])
    expect(await list(paavo, '&direction=received')).toEqual([id])
    expect(await list(elina, '')).toEqual([])
    const all = await aino.get(
      `/v1/approval-delegations?fromMembershipId=${idOf('eero')}&toMembershipId=${idOf('paavo')}&state=in_force`,
    )
    expect(all.body.items).toMatchObject([{ id, note: 'Loma', createdByMembershipId: idOf('eero') }])
    for (let count = 1; count < 20; count++) await office.delegated('eero', 'paavo')
    expect(await eero.post(own, wanted(idOf('paavo')))).toMatchObject(
      refused(409, 'approval_delegation_limit_reached'),
    )
    const left = await aino.get(`/v1/memberships/${idOf('paavo')}/deactivation`)
    if (left.status === 200) expect(JSON.stringify(left.body)).toContain('approval_delegations')
    const swept = await aino.get('/v1/approval-delegations?updatedSince=2020-01-01T00:00:00Z&limit=5')
    expect(swept.body.items).toHaveLength(5)
    const dry = await eero.post(`${own}/${id}/end`, { dryRun: true })
    expect(dry).toMatchObject({ status: 200, body: { state: 'ended' } })
    expect(await list(eero, '&direction=given')).toHaveLength(20)
  })
})
