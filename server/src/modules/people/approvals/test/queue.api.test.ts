import { beforeAll, describe, expect, it } from 'vitest'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { day, queueOffice } from './office.ts'

const world = await startWorld()
let office: Awaited<ReturnType<typeof queueOffice>>
const [aino, eero, elina] = [world.as('aino'), world.as('eero'), world.as('elina')]
let [veeras, onnis, paavos, absence] = ['', '', '', '']
const changed = (id: string, days: number) =>
  world.database.owner(
    `update work_days set updated_at = now() - make_interval(days => $3) where org_id = $1 and id = $2`,
    [world.meri.id, id, days],
  )
const idsOf = async (by: typeof eero, query: string) =>
  (await office.queue(by, query)).map(({ subjectId }) => subjectId)

beforeAll(async () => {
  office = await queueOffice(world)
  veeras = await office.confirmed('veera', '2026-07-01')
  onnis = await office.confirmed('onni', '2026-07-01')
  paavos = await office.confirmed('paavo', '2026-07-01')
  absence = (
    await office.absences.submitted('veera', {
      absenceTypeId: office.absences.types.annual_holiday,
      ...{ startDate: '2027-07-05', endDate: '2027-07-06' },
    })
  ).id
  await changed(veeras, 5)
  await changed(onnis, 2)
})

describe('the queue', () => {
  it('holds every kind, the oldest first, and says for whom each thing waits', async () => {
    expect(await office.queue(eero)).toMatchObject([
      {
        ...{ kind: 'work_day', id: veeras, subjectId: veeras, workDayId: veeras, workDate: '2026-07-01' },
        ...{ stage: 1, stages: 1, dueAt: null, escalatedAt: null, onBehalfOfMembershipId: null },
        approverMembershipIds: [office.idOf('elina')],
      },
      { subjectId: onnis, approverMembershipIds: [office.idOf('eero')] },
      { kind: 'absence', subjectId: absence, workDayId: null, approverMembershipIds: [office.idOf('elina')] },
    ])
    const [own] = await office.queue(aino, `&membershipId=${office.idOf('paavo')}`)
    expect(own).toMatchObject({ subjectId: paavos, approverMembershipIds: [], warnings: [] })
  })

  it('is narrowed by kind, member, unit, time and whom it waits for', async () => {
    const { idOf } = office
    expect(await idsOf(eero, '&kind=absence')).toEqual([absence])
    expect(await idsOf(eero, `&membershipId=${idOf('onni')}`)).toEqual([onnis])
    expect(await idsOf(eero, `&membershipId=${idOf('paavo')}`)).toEqual([])
    expect(await idsOf(eero, `&planningUnitId=${newId()}`)).toEqual([])
    const units = (await aino.get(`/v1/memberships/${idOf('veera')}/units`)).body.items ?? []
    if (units[0]) expect(await idsOf(eero, `&planningUnitId=${units[0].planningUnitId}`)).toContain(veeras)
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    expect(await idsOf(eero, `&submittedFrom=${ago(3)}`)).toEqual([onnis, absence])
    expect(await idsOf(eero, `&submittedBefore=${ago(3)}`)).toEqual([veeras])
    expect(await idsOf(eero, `&submittedFrom=${ago(3)}&submittedBefore=${ago(1)}`)).toEqual([onnis])
    expect(await idsOf(eero, '&waitingFor=me')).toEqual([onnis])
    expect(await idsOf(elina, '&waitingFor=me')).toEqual([veeras, absence])
    expect(await idsOf(eero, '&waitingFor=all&delegated=true')).toEqual([])
    expect(await idsOf(aino, '&waitingFor=me')).toEqual([paavos])
    expect(await eero.get('/v1/team/approvals?waitingFor=nobody')).toMatchObject({ status: 400 })
  })

  it('is looked through by the name of a member and by ids, and ordered both ways', async () => {
    const { displayName } = (await aino.get(`/v1/memberships/${office.idOf('onni')}`)).body
    const sought = `&q=${encodeURIComponent(displayName.slice(1).toUpperCase())}`
    expect(await idsOf(eero, sought)).toEqual([onnis])
    expect(await idsOf(eero, '&q=nobody%25')).toEqual([])
    // Whoever may not decide it does not find it by a name either.
    expect(await idsOf(elina, sought)).toEqual([])
    expect(await idsOf(eero, '&sort=submittedAt&direction=desc')).toEqual([absence, onnis, veeras])
    expect(await idsOf(eero, `&ids=${absence},${paavos},${newId()}&sort=submittedAt`)).toEqual([absence])
    const delegation = await office.delegated('eero', 'elina')
    expect(await idsOf(elina, sought)).toEqual([onnis])
    expect(await idsOf(elina, '&sort=submittedAt&direction=desc')).toEqual([absence, onnis, veeras])
    await office.ended(delegation)
    await eero.get('/v1/team/approvals')
    const plain = await sentBy(() => eero.get('/v1/team/approvals'))
    const looking = await sentBy(() =>
      eero.get(`/v1/team/approvals?sort=submittedAt&direction=desc${sought}`),
    )
    expect(looking.length).toBeLessThanOrEqual(plain.length)
    for (const query of ['&sort=workDate', '&direction=up', `&q=${'x'.repeat(201)}`])
      expect(await eero.get(`/v1/team/approvals?${query}`), query).toMatchObject({ status: 400 })
  })

  it('is read by pages, also through what others delegated', async () => {
    const delegation = await office.delegated('eero', 'elina')
    const pages: string[] = []
    let cursor = ''
    do {
      const { body } = await elina.get(`/v1/team/approvals?limit=1&cursor=${encodeURIComponent(cursor)}`)
      pages.push(...body.items.map(({ subjectId }: any) => subjectId))
      cursor = body.pageInfo.nextCursor ?? ''
    } while (cursor !== '')
    expect(pages).toEqual([veeras, onnis, absence])
    await office.ended(delegation)
  })

  it('passes on what waits too long, to one supervisor after the other', async () => {
    expect(await aino.patch('/v1/settings', { approvalEscalationDays: 3 })).toMatchObject({
      status: 200,
      body: { approvalEscalationDays: 3 },
    })
    const [item] = await office.queue(eero, `&membershipId=${office.idOf('veera')}&kind=work_day`)
    expect(item).toMatchObject({
      approverMembershipIds: [office.idOf('elina'), office.idOf('eero')],
      dueAt: null,
    })
    const days = (Date.parse(item.escalatedAt) - Date.parse(item.submittedAt)) / 86_400_000
    expect(days).toBe(3)
    expect(await idsOf(eero, '&waitingFor=me')).toEqual([veeras, onnis])
    expect(await idsOf(elina, '&waitingFor=me')).toEqual([veeras, absence])
    const [waiting] = await office.queue(eero, '&kind=absence')
    expect(Date.parse(waiting.dueAt) - Date.parse(waiting.submittedAt)).toBe(3 * 86_400_000)
    await aino.patch('/v1/settings', { approvalEscalationDays: null })
  })

  it('goes past who is not there any more', async () => {
    const elinas = `/v1/memberships/${office.idOf('elina')}`
    expect(await aino.post(`${elinas}/deactivate`, {})).toMatchObject({ status: 200 })
    const [item] = await office.queue(eero, `&membershipId=${office.idOf('veera')}`)
    expect(item).toMatchObject({ approverMembershipIds: [office.idOf('eero')] })
    expect(await idsOf(eero, '&waitingFor=me')).toContain(veeras)
    expect(await aino.post(`${elinas}/reactivate`, {})).toMatchObject({ status: 200 })
  })

  it('warns of what the rules say of a day, and of what would be refused', async () => {
    const own = await office.confirmed('aino', '2026-07-02')
    const [item] = await office.queue(aino, `&membershipId=${office.idOf('aino')}`)
    expect(item).toMatchObject({
      ...{ subjectId: own, allowedDecisions: ['return'] },
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'self_approval_forbidden' })]),
    })
    await office.decide(aino, [day(own, 'return', { reason: 'Koe' })])
  })

  it('follows settings of the moment; a correction that waits for a second person goes on waiting', async () => {
    const set = (settings: object) => aino.patch('/v1/settings', settings)
    const own = await office.confirmed('aino', '2026-07-03')
    const shown = async () => (await office.queue(aino)).find(({ subjectId }) => subjectId === own)
    expect((await shown()).allowedDecisions).toEqual(['return'])
    await set({ selfApprovalAllowed: true })
    expect((await shown()).allowedDecisions).toEqual(['approve', 'return'])
    expect(await office.decide(aino, [day(own)], {}, true)).toMatchObject({ decidedCount: 1 })
    await set({ selfApprovalAllowed: false })
    expect(await office.decide(aino, [day(own)])).toMatchObject({
      items: [{ code: 'self_approval_forbidden' }],
    })
    await office.decide(aino, [day(own, 'return', { reason: 'Koe' })])

    await set({ approvalEscalationDays: 1 })
    expect(await idsOf(eero, '&waitingFor=me')).toContain(veeras)
    await set({ approvalEscalationDays: 30 })
    expect(await idsOf(eero, '&waitingFor=me')).not.toContain(veeras)
    await set({ approvalEscalationDays: null })

    await set({ balanceCorrectionsNeedSecondApprover: true })
    const membershipId = office.idOf('onni')
    const accounts = await aino.get(`/v1/balances?membershipId=${membershipId}`)
    const account =
      accounts.body.items[0] ?? (await aino.post('/v1/balances', { membershipId, kind: 'flex' })).body
    const moved = { minutes: 30, reason: 'Sovittu.' }
    const asked = await aino.post(`/v1/balances/${account.id}/transactions`, moved)
    await set({ balanceCorrectionsNeedSecondApprover: false })
    const { id } = asked.body.correction
    expect(await idsOf(eero, '&kind=balance_correction')).toEqual([id])
    const item = { kind: 'balance_correction', subjectId: id, decision: 'approve' }
    expect(await office.decide(aino, [item])).toMatchObject({ items: [{ code: 'balance_correction_own' }] })
    expect(await office.decide(eero, [item])).toMatchObject({ decidedCount: 1 })
  })
})
