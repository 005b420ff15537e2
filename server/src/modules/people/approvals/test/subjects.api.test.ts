import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { rotaOf } from '../../../time/shifts/open-shifts/test/rota.ts'
import { approvalSources, decisions } from '../port.ts'
import { queueOffice } from './office.ts'
import { waitingForEero } from './subjects.ts'

const world = await startWorld()
const sources = world.app.services.contributions(decisions)
const delegableKinds = world.app.services
  .contributions(approvalSources)
  .flatMap(({ kind, delegable }) => (delegable ? kind : []))
const rota = rotaOf(world)
const [aino, eero, elina, paavo, onni] = [
  world.as('aino'),
  world.as('eero'),
  world.as('elina'),
  world.as('paavo'),
  world.as('onni'),
]
let office: Awaited<ReturnType<typeof queueOffice>>
let waiting: Record<string, string>
const all = { kinds: delegableKinds }
const notFound = (thing: string) => ({ status: 404, body: { code: `${thing}_not_found` } })

beforeAll(async () => {
  office = await queueOffice(world)
  await made(aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
  waiting = await waitingForEero(world, office)
})

/** What the readings of a kind answer of its thing that waits. */
async function read(by: Client, kind: string): Promise<readonly { status: number; body: unknown }[]> {
  const reads = sources.find(each => each.kind === kind)?.reads ?? []
  const answers = reads.map(({ path }) => by.get(path.replace('{id}', waiting[kind] ?? '')))
  return (await Promise.all(answers)).map(({ status, body }) => ({ status, body }))
}

it('of every kind that is delegated there is a reading, and the reference says of each operation what holds', () => {
  for (const { kind, ways, reads } of sources) {
    const delegable = delegableKinds.includes(kind)
    expect([kind, reads.length > 0]).toEqual([kind, delegable])
    const deciding = [...ways.values()].flatMap(({ operation, batch }) => [
      operation,
      ...(batch ? [batch.operation] : []),
    ])
    for (const { path, description } of deciding)
      expect([path, description?.includes('Whoever it is delegated to may do it too') ?? false]).toEqual([
        path,
        delegable,
      ])
    for (const { path, description } of reads)
      expect([path, description]).toEqual([
        path,
        expect.stringContaining('delegated to reads it while it waits'),
      ])
  }
})

describe('whoever decides on somebody’s behalf', () => {
  it('reads what waits as the approver does, of each kind, and decides it; then no more of it', async () => {
    expect(Object.keys(waiting).sort()).toEqual([...delegableKinds].sort())
    // Change orders are there for anyone who manages projects.
    const kinds = delegableKinds.filter(kind => kind !== 'change_order')
    for (const kind of kinds)
      for (const answer of await read(paavo, kind)) expect([kind, answer.status]).toEqual([kind, 404])
    const delegation = await office.delegated('eero', 'paavo', all)
    const queue = await office.queue(paavo)
    for (const kind of delegableKinds) {
      expect(queue).toContainEqual(expect.objectContaining({ kind, subjectId: waiting[kind] }))
      const answers = await read(paavo, kind)
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(answers).toEqual(await read(eero, kind))
    }
    await office.ended(delegation)
    for (const kind of kinds)
      for (const answer of await read(paavo, kind)) expect([kind, answer.status]).toEqual([kind, 404])

    await office.delegated('eero', 'paavo', all)
    const items = delegableKinds.map(kind => ({
      ...{ kind, subjectId: waiting[kind], decision: 'decline', reason: 'Ei nyt.' },
      ...(['work_day', 'project_day'].includes(kind) && { decision: 'return' }),
      ...(kind === 'change_order' && { answeredByName: 'Maija Virtanen' }),
    }))
    const tried = await office.decide(paavo, items, {}, true)
    expect(tried.items.map(({ kind, code }: any) => [kind, code])).toEqual(
      items.map(({ kind }) => [kind, null]),
    )
    const approving = items.map(({ reason: _, ...item }) => ({ ...item, decision: 'approve' }))
    const decided = await office.decide(paavo, approving)
    expect(decided.items.map(({ kind, code }: any) => [kind, code])).toEqual(
      items.map(({ kind }) => [kind, null]),
    )
    for (const { kind, onBehalfOfMembershipId } of decided.items)
      expect([kind, onBehalfOfMembershipId]).toEqual([
        kind,
        kind === 'change_order' ? null : office.idOf('eero'),
      ])
    for (const kind of kinds)
      for (const answer of await read(paavo, kind)) expect([kind, answer.status]).toEqual([kind, 404])
  })

  it('reads nothing that does not wait, is not of the kind, or is of one of the two', async () => {
    const { idOf, confirmed } = office
    const id = await confirmed('onni', '2026-09-02')
    const path = `/v1/work-days/${id}`
    expect(await paavo.get(path)).toMatchObject({ status: 200, body: { membershipId: idOf('onni') } })
    // The rest of the member's time is not what is decided.
    for (const other of [
      `${path}/history`,
      `/v1/team/members/${idOf('onni')}/work-days/2026-09-02`,
      `/v1/team/members/${idOf('onni')}/work-days?from=2026-09-01&to=2026-09-05`,
    ])
      expect([other, (await paavo.get(other)).status]).toEqual([other, 404])
    const listed = await paavo.get('/v1/work-days?from=2026-09-01&to=2026-09-05')
    expect(listed.body.items).toEqual([])
    const eeros = await confirmed('eero', '2026-09-02')
    expect(await paavo.get(`/v1/work-days/${eeros}`)).toMatchObject(notFound('work_day'))
    const absence = await office.absences.submitted('eero', office.absences.holiday('2027-06-01'))
    expect(await paavo.get(`/v1/absences/${absence.id}`)).toMatchObject(notFound('absence'))

    const { secret } = await world.key('paavo', { scope: ['worktime.supervise'], readOnly: true })
    expect(await world.withKey(secret).get(path)).toMatchObject({ status: 200 })
    const { secret: narrow } = await world.key('paavo', { scope: ['projects.read'], readOnly: true })
    expect(await world.withKey(narrow).get(path)).toMatchObject(notFound('work_day'))
    expect(await world.as('sanna').get(path)).toMatchObject(notFound('work_day'))

    await made(aino.patch(`/v1/memberships/${idOf('onni')}`, { supervisorMembershipId: idOf('aino') }))
    expect(await paavo.get(path)).toMatchObject(notFound('work_day'))
    await made(aino.patch(`/v1/memberships/${idOf('onni')}`, { supervisorMembershipId: idOf('eero') }))
    expect((await paavo.get(path)).status).toBe(200)
    await office.decide(eero, [{ kind: 'work_day', subjectId: id, decision: 'return', reason: 'Koe' }])
    expect(await paavo.get(path)).toMatchObject(notFound('work_day'))
  })

  it('is told no more of an absence than the approver', async () => {
    const { body: type } = await aino.post('/v1/absence-types', {
      ...{ code: 'hidden', name: 'Salainen' },
      versions: [
        {
          ...{ validFrom: '2024-01-01', sensitivity: 'hr', unit: 'days', approvalSteps: 1 },
          dayTypeId: world.meri.catalogs.dayTypes.annual_holiday,
        },
      ],
    })
    const wanted = { absenceTypeId: type.id, startDate: '2027-06-07', endDate: '2027-06-08' }
    const { id } = await office.absences.submitted('onni', wanted)
    const [mine, theirs] = await Promise.all([paavo, eero].map(by => by.get(`/v1/absences/${id}`)))
    expect(mine).toMatchObject({ status: 200, body: { absenceTypeId: null } })
    expect(mine?.body).toEqual(theirs?.body)
  })

  it('cancels what is asked to be cancelled, and no other absence', async () => {
    const { submitted, holiday } = office.absences
    const [asked, draft] = [
      await submitted('onni', holiday('2027-07-05', '2027-07-06')),
      await made(onni.post('/v1/me/absences', holiday('2027-07-12', '2027-07-13'))),
    ]
    const cancel = (id: string) => paavo.post(`/v1/absences/${id}/cancel`, {})
    const cancelling = (subjectId: string) => ({ kind: 'absence', subjectId, decision: 'cancel' })
    await made(eero.post(`/v1/absences/${asked.id}/approve`, {}))
    for (const { id } of [asked, draft]) {
      expect(await cancel(id)).toMatchObject(notFound('absence'))
      expect(await office.decide(paavo, [cancelling(id)])).toMatchObject({
        items: [{ code: 'absence_not_found' }],
      })
    }
    expect((await made(onni.get(`/v1/me/absences/${asked.id}`))).state).toBe('approved')
    await made(onni.post(`/v1/me/absences/${asked.id}/request-cancellation`, {}))
    const { items } = await office.decide(paavo, [cancelling(draft.id), cancelling(asked.id)])
    expect(items).toMatchObject([
      { code: 'absence_not_found' },
      { outcome: 'decided', onBehalfOfMembershipId: office.idOf('eero') },
    ])
    const other = await submitted('onni', holiday('2027-07-19', '2027-07-20'))
    await made(eero.post(`/v1/absences/${other.id}/approve`, {}))
    await made(onni.post(`/v1/me/absences/${other.id}/request-cancellation`, {}))
    expect(await cancel(other.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  })

  it('decides by the family’s own batches too, and the trail names both', async () => {
    const { idOf, confirmed } = office
    await made(aino.patch(`/v1/memberships/${idOf('helmi')}`, { supervisorMembershipId: idOf('paavo') }))
    const [own, first, second, eeros] = [
      await confirmed('helmi', '2026-09-07'),
      await confirmed('onni', '2026-09-07'),
      await confirmed('veera', '2026-09-07'),
      await confirmed('eero', '2026-09-07'),
    ]
    const ids = [own, first, eeros, second]
    const approve = (body: object) => paavo.post('/v1/work-days/approve-batch', { ids, ...body })
    expect(await approve({ dryRun: true })).toMatchObject({ body: { actedCount: 3, skippedCount: 1 } })
    expect(await approve({})).toMatchObject({
      status: 200,
      body: {
        ...{ actedCount: 3, acted: [{ id: own }, { id: first }, { id: second }] },
        ...{ skippedCount: 1, skipped: [{ id: eeros, code: 'work_day_not_found' }] },
      },
    })
    for (const [id, behalf] of [
      [own, undefined],
      [first, idOf('eero')],
      [second, idOf('eero')],
    ] as const) {
      const line = (await office.auditOf(id)).find(({ action }) => action.endsWith('.approve'))
      const said = line.changes.find(({ field }: any) => field === 'onBehalfOfMembershipId')
      expect([line.actor.membershipId, said?.to]).toEqual([idOf('paavo'), behalf])
      expect(await office.eventsOf('workday.approved', id)).toHaveLength(1)
    }
    expect(await approve({})).toMatchObject({
      body: { actedCount: 0, skipped: [{ code: 'day_not_confirmed' }, {}, {}, {}] },
    })
    const back = await confirmed('onni', '2026-09-08')
    const reason = { ids: [back, eeros], reason: 'Tarkista.' }
    expect(await paavo.post('/v1/work-days/return-batch', reason)).toMatchObject({
      body: { actedCount: 1, acted: [{ id: back }], skipped: [{ id: eeros, code: 'work_day_not_found' }] },
    })
    await office.decide(aino, [{ kind: 'work_day', subjectId: eeros, decision: 'approve' }])
    await made(aino.patch(`/v1/memberships/${idOf('helmi')}`, { supervisorMembershipId: null }))
  })

  it('decides no claim and no swap of either, also where one’s own may be approved', async () => {
    await made(aino.patch('/v1/settings', { selfApprovalAllowed: true }))
    const own = '/v1/me/approval-delegations'
    for (const { id } of (await made(paavo.get(`${own}?direction=received&state=in_force`))).items)
      await office.ended(id)
    const paavos = { toMembershipId: office.idOf('paavo'), kinds: ['open_shift_claim', 'shift_swap'] }
    await made(aino.post(own, { ...paavos, validFrom: office.today, validTo: office.daysFrom(5) }))
    const open = await rota.open('2027-04-06', { claimPolicy: 'approval', slots: 2 })
    const [claim, ainos] = [await made(rota.claim('paavo', open.id)), await made(rota.claim('aino', open.id))]
    const { id: fromShiftId } = await rota.shift('paavo', '2027-04-08')
    const drop = await made(rota.propose('paavo', { kind: 'drop', fromShiftId }))
    const seen = (await office.queue(paavo)).map(({ subjectId }) => subjectId)
    for (const { id } of [claim, ainos, drop]) expect(seen).not.toContain(id)
    const item = (kind: string, { id }: { id: string }) => ({ kind, subjectId: id, decision: 'approve' })
    const { items } = await office.decide(paavo, [
      item('open_shift_claim', claim),
      item('open_shift_claim', ainos),
      item('shift_swap', drop),
    ])
    expect(items.map(({ code }: any) => code)).toEqual([
      'open_shift_claim_not_found',
      'open_shift_claim_not_found',
      'shift_swap_not_found',
    ])
    expect(await paavo.post(`/v1/open-shift-claims/${claim.id}/approve`, {})).toMatchObject(
      notFound('open_shift_claim'),
    )
    expect(await paavo.get(`/v1/open-shift-claims/${claim.id}`)).toMatchObject(notFound('open_shift_claim'))
    // The administrator plans every unit, and is allowed what is their own.
    expect(await office.decide(aino, [item('open_shift_claim', ainos)])).toMatchObject({ decidedCount: 1 })
    await made(aino.patch('/v1/settings', { selfApprovalAllowed: false }))
    expect(await elina.get(`/v1/open-shift-claims/${claim.id}`)).toMatchObject({ status: 200 })
  })
})
