import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { day, queueOffice } from './office.ts'

const world = await startWorld()
let office: Awaited<ReturnType<typeof queueOffice>>
beforeAll(async () => {
  office = await queueOffice(world)
})
const [aino, eero, elina, paavo] = [world.as('aino'), world.as('eero'), world.as('elina'), world.as('paavo')]
const holiday = (startDate: string, endDate: string) => ({
  absenceTypeId: office.absences.types.annual_holiday,
  ...{ startDate, endDate },
})

describe('a batch', () => {
  it('decides what it can, each as alone, and says of the others what is in the way', async () => {
    const [first, second, own, foreign] = [
      await office.confirmed('veera', '2026-08-03'),
      await office.confirmed('veera', '2026-08-04'),
      await office.confirmed('elina', '2026-08-04'),
      await office.confirmed('onni', '2026-08-04'),
    ]
    const { id: absence } = await office.absences.submitted('veera', holiday('2027-07-05', '2027-07-06'))
    const batch = await office.decide(elina, [
      day(first),
      day(second),
      day(first),
      day(own),
      day(foreign),
      day(newId()),
      day(foreign, 'return'),
      day(foreign, 'cancel'),
      { kind: 'absence', subjectId: absence, decision: 'return' },
      { kind: 'absence', subjectId: absence, decision: 'approve', reason: 'Hyvä' },
      { kind: 'absence', subjectId: absence, decision: 'approve', expectedUpdatedAt: '2020-01-01T00:00:00Z' },
      { kind: 'absence', subjectId: absence, decision: 'approve' },
      { kind: 'absence', subjectId: absence, decision: 'approve' },
    ])
    expect(batch.items.map(({ code, field }: any) => [code, field])).toEqual([
      [null, null],
      [null, null],
      ['day_not_confirmed', null],
      ['work_day_not_found', null],
      ['work_day_not_found', null],
      ['work_day_not_found', null],
      ['bad-request', 'reason'],
      ['approval_decision_unknown', 'decision'],
      ['bad-request', 'reason'],
      ['bad-request', 'reason'],
      ['absence_stale', null],
      [null, null],
      ['absence_decided', null],
    ])
    expect(batch).toMatchObject({ decidedCount: 3, refusedCount: 10 })
    for (const id of [first, second]) {
      expect(await office.eventsOf('workday.approved', id)).toHaveLength(1)
      const lines = await office.auditOf(id)
      expect(lines.filter(({ action }) => action.endsWith('.approve'))).toHaveLength(1)
    }
    expect(await office.absences.eventsOf(absence)).toEqual([
      'absence.submitted submitted',
      'absence.decided approved',
    ])
  })

  it('drops nothing that one of several neighbours says', async () => {
    const [first, second, third] = [
      await office.confirmed('veera', '2026-03-02'),
      await office.confirmed('veera', '2026-03-03'),
      await office.confirmed('veera', '2026-03-04'),
    ]
    const { items } = await office.decide(elina, [
      day(first),
      day(second, 'approve', { answeredByName: 'Maija' }),
      day(third, 'approve', { overrideReason: 'Sovittu' }),
    ])
    expect(items.map(({ code, field }: any) => [code, field])).toEqual([
      [null, null],
      ['bad-request', 'answeredByName'],
      ['bad-request', 'overrideReason'],
    ])
    expect(await office.decide(elina, [day(second), day(third)])).toMatchObject({ decidedCount: 2 })
  })

  it('leaves nothing of an item that is refused late, and decides the others', async () => {
    // The absence is refused when its days are to be marked, after it was approved: one of them is decided already.
    const refused = await office.absences.submitted('veera', holiday('2026-08-10', '2026-08-11'))
    const fine = await office.absences.submitted('veera', holiday('2026-08-17', '2026-08-18'))
    const confirmed = await office.confirmed('veera', '2026-08-11')
    const item = (subjectId: string) => ({ kind: 'absence', subjectId, decision: 'approve' })
    const alone = await elina.post(`/v1/absences/${refused.id}/approve`, {})
    expect(alone.status).toBe(409)
    const { items } = await office.decide(elina, [item(refused.id), item(fine.id), day(confirmed)])
    expect(items).toMatchObject([
      { outcome: 'refused', code: alone.body.code },
      { outcome: 'decided' },
      { outcome: 'decided' },
    ])
    expect((await elina.get(`/v1/absences/${refused.id}`)).body.state).toBe('submitted')
    expect((await elina.get(`/v1/absences/${fine.id}`)).body.state).toBe('approved')
    expect(await office.absences.eventsOf(refused.id)).toEqual(['absence.submitted submitted'])
    const lines = await office.auditOf(refused.id)
    expect(lines.filter(({ action }) => action.includes('approve'))).toEqual([])
    const marked = await office.absences.daysOf('veera', '2026-08-10', '2026-08-10')
    expect(marked).toEqual([])
  })

  it('is carried out once, however often it is sent, and for its sender alone', async () => {
    const id = await office.confirmed('veera', '2026-08-24')
    const key = { 'idempotency-key': newId() }
    const first = await office.decide(elina, [day(id)], key)
    expect(first).toMatchObject({ decidedCount: 1 })
    expect(await office.decide(elina, [day(id)], key)).toEqual(first)
    expect(await office.eventsOf('workday.approved', id)).toHaveLength(1)
    const items = [day(id)]
    expect(await eero.post('/v1/team/approvals/decide-batch', { items, dryRun: false }, key)).toMatchObject({
      body: { code: 'idempotency_key_reused' },
    })
    expect(await office.decide(elina, [day(id)])).toMatchObject({ items: [{ code: 'day_not_confirmed' }] })
  })

  it('tells in a dry run what it would do, and writes nothing', async () => {
    const id = await office.confirmed('veera', '2026-08-25')
    expect(await office.decide(elina, [day(id)], {}, true)).toMatchObject({ decidedCount: 1 })
    const [item] = await office.queue(elina, '&kind=work_day')
    expect(item).toMatchObject({ subjectId: id })
    const stale = day(id, 'approve', { expectedUpdatedAt: '2020-01-01T00:00:00Z' })
    expect(await office.decide(elina, [stale])).toMatchObject({
      items: [{ code: 'approval_stale', field: 'expectedUpdatedAt' }],
    })
    const read = day(id, 'approve', { expectedUpdatedAt: item.updatedAt })
    expect(await office.decide(elina, [read])).toMatchObject({ decidedCount: 1 })
  })

  it('keeps to the setting for what is one’s own', async () => {
    const own = await office.confirmed('aino', '2026-08-26')
    expect(await office.decide(aino, [day(own)])).toMatchObject({
      items: [{ code: 'self_approval_forbidden' }],
    })
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await office.decide(aino, [day(own)])).toMatchObject({ decidedCount: 1 })
    await aino.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('takes two people for two steps, also at once', async () => {
    const { body: type } = await aino.post('/v1/absence-types', {
      ...{ code: 'two_steps', name: 'Kaksi askelta' },
      versions: [
        {
          ...{ validFrom: '2024-01-01', sensitivity: 'open', unit: 'days', approvalSteps: 2 },
          dayTypeId: world.meri.catalogs.dayTypes.annual_holiday,
        },
      ],
    })
    const { id } = await office.absences.submitted('veera', {
      ...{ absenceTypeId: type.id, startDate: '2027-08-02', endDate: '2027-08-03' },
    })
    const item = { kind: 'absence', subjectId: id, decision: 'approve' }
    expect(await office.queue(elina, '&kind=absence')).toContainEqual(
      expect.objectContaining({ subjectId: id, stage: 1, stages: 2 }),
    )
    expect(await office.decide(elina, [item, item])).toMatchObject({
      items: [{ outcome: 'decided' }, { code: 'absence_second_approver_needed' }],
    })
    expect((await office.queue(elina, '&kind=absence')).find(each => each.subjectId === id)).toMatchObject({
      ...{ stage: 2, stages: 2, allowedDecisions: ['decline', 'return'] },
      warnings: [
        {
          code: 'absence_second_approver_needed',
          title: expect.any(String),
          remedy: expect.any(String),
        },
      ],
    })
    // Nor does anybody take the second step on behalf of who took the first.
    const delegation = await office.delegated('elina', 'paavo')
    expect(await office.decide(paavo, [item])).toMatchObject({
      items: [{ code: 'absence_second_approver_needed' }],
    })
    await office.ended(delegation)
    expect(await office.decide(eero, [item])).toMatchObject({ decidedCount: 1 })
  })

  it('of two senders decides each thing once', async () => {
    const ids = await Promise.all(['2026-08-27', '2026-08-28'].map(date => office.confirmed('veera', date)))
    const batches = await Promise.all(
      [eero, elina].map(by =>
        office.decide(
          by,
          ids.map(id => day(id)),
        ),
      ),
    )
    expect(batches.reduce((sum, { decidedCount }) => sum + decidedCount, 0)).toBe(2)
    for (const id of ids) expect(await office.eventsOf('workday.approved', id)).toHaveLength(1)
  })

  it('of many things goes on in further transactions, and is answered once', async () => {
    const { types } = office.absences
    const dates = Array.from({ length: 120 }, (_, n) => {
      const date = new Date(Date.UTC(2029, 0, 1 + n)).toISOString().slice(0, 10)
      return { absenceTypeId: types.annual_holiday, startDate: date, endDate: date }
    }).filter(({ startDate }) => ![0, 6].includes(new Date(startDate).getUTCDay()))
    const wanted = dates.slice(0, 75)
    const asked: string[] = []
    for (const each of wanted) {
      const answer = await world.as('onni').post('/v1/me/absences', { ...each, submit: true })
      if (answer.status === 201) asked.push(answer.body.id)
    }
    expect(asked.length).toBeGreaterThan(60)
    const items = asked.map(subjectId => ({ kind: 'absence', subjectId, decision: 'decline' }))
    const key = { 'idempotency-key': newId() }
    const first = await office.decide(eero, items, key)
    expect(first).toMatchObject({ decidedCount: asked.length, refusedCount: 0 })
    expect(first.items.map(({ subjectId }: any) => subjectId)).toEqual(asked)
    expect(await office.decide(eero, items, key)).toEqual(first)
    for (const id of asked.slice(-3)) {
      const lines = await office.auditOf(id)
      expect(lines.filter(({ action }) => action.endsWith('.decline'))).toHaveLength(1)
    }
  })

  it('takes 500 things and no more', async () => {
    const items = Array.from({ length: 501 }, () => day(newId()))
    expect(await elina.post('/v1/team/approvals/decide-batch', { items })).toMatchObject({ status: 400 })
    expect(await office.decide(elina, items.slice(1))).toMatchObject({ refusedCount: 500 })
  })
})

describe('four eyes', () => {
  it('stay four where one of them decides for the other', async () => {
    await aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true })
    await office.delegated('eero', 'paavo')
    await office.delegated('elina', 'paavo')
    const accounts = await aino.get(`/v1/balances?membershipId=${office.idOf('veera')}`)
    const account =
      accounts.body.items[0]?.id ??
      (await aino.post('/v1/balances', { membershipId: office.idOf('veera'), kind: 'flex' })).body.id
    const asked = await elina.post(`/v1/balances/${account}/transactions`, {
      minutes: 30,
      reason: 'Sovittu.',
    })
    expect(asked).toMatchObject({ status: 201, body: { correction: { state: 'submitted' } } })
    const item = {
      ...{ kind: 'balance_correction', subjectId: asked.body.correction.id, decision: 'approve' },
    }
    // Of both who delegated to Paavo, Elina asked for it herself: it is decided on Eero's behalf alone.
    expect(await office.queue(paavo, '&kind=balance_correction')).toMatchObject([
      { onBehalfOfMembershipId: office.idOf('eero') },
    ])
    expect(await office.decide(elina, [item])).toMatchObject({ items: [{ code: 'balance_correction_own' }] })
    expect(await office.decide(paavo, [item])).toMatchObject({
      items: [{ outcome: 'decided', onBehalfOfMembershipId: office.idOf('eero') }],
    })
    await aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: false })
  })
})
