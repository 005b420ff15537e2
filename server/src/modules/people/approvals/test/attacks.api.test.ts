import { beforeAll, describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { day, queueOffice } from './office.ts'
import { waitingForEero } from './subjects.ts'

const world = await startWorld()
let office: Awaited<ReturnType<typeof queueOffice>>
let waiting: Record<string, string>
const [aino, eero, elina, paavo, onni] = [
  world.as('aino'),
  world.as('eero'),
  world.as('elina'),
  world.as('paavo'),
  world.as('onni'),
]
const member = (name: Parameters<typeof office.idOf>[0]) => `/v1/memberships/${office.idOf(name)}`
const set = async (name: Parameters<typeof office.idOf>[0], change: object) =>
  expect(await aino.patch(member(name), change)).toMatchObject({ status: 200 })

beforeAll(async () => {
  office = await queueOffice(world)
  expect(await aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true })).toMatchObject({
    status: 200,
  })
  waiting = await waitingForEero(world, office)
})

/** One approval of everything that waits, whatever its family. */
const allOf = (more: object = {}) =>
  Object.entries(waiting).map(([kind, subjectId]) => ({ kind, subjectId, decision: 'approve', ...more }))
const codesOf = ({ items }: any) => Object.fromEntries(items.map(({ kind, code }: any) => [kind, code]))

describe('between reading and deciding', () => {
  const delegable = [
    'work_day',
    'absence',
    'punch_correction',
    'balance_correction',
    'open_shift_claim',
    'shift_swap',
  ]
  const missing = {
    work_day: 'work_day_not_found',
    absence: 'absence_not_found',
    punch_correction: 'punch_correction_not_found',
    balance_correction: 'balance_correction_not_found',
  }
  /** Reads the queue as Paavo, who decides for Eero; something happens; then he decides on all that he read. */
  const readAndDecide = async (happens: () => Promise<unknown>, dryRun = false) => {
    const kinds = (await office.queue(paavo, '&delegated=true')).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(missing)))
    await happens()
    const items = allOf().filter(({ kind }) => delegable.includes(kind))
    return codesOf(await office.decide(paavo, items, {}, dryRun))
  }

  it('a delegation that ends, or whose giver loses authority, is worth nothing, for each family', async () => {
    const delegation = await office.delegated('eero', 'paavo', { kinds: delegable })
    const never = async (happens: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      expect(await readAndDecide(happens)).toMatchObject(missing)
      await undo()
    }
    await never(
      () => set('eero', { role: 'employee' }),
      () => set('eero', { role: 'manager' }),
    )
    await never(
      () => set('onni', { supervisorMembershipId: office.idOf('aino') }),
      () => set('onni', { supervisorMembershipId: office.idOf('eero') }),
    )
    const stillThere = await readAndDecide(() => Promise.resolve(), true)
    expect(stillThere).toMatchObject(Object.fromEntries(Object.keys(missing).map(kind => [kind, null])))
    expect(await readAndDecide(() => office.ended(delegation))).toMatchObject(missing)
    // Anyone who leaves takes it along for good.
    await office.delegated('eero', 'paavo', { kinds: delegable })
    await never(
      () => aino.post(`${member('eero')}/deactivate`, {}),
      () => aino.post(`${member('eero')}/reactivate`, {}),
    )
    expect(await office.queue(paavo)).toEqual([])
    // Nothing of all that has changed what waits.
    expect(codesOf(await office.decide(eero, allOf(), {}, true))).toMatchObject(
      Object.fromEntries(Object.keys(missing).map(kind => [kind, null])),
    )
  })

  it('a delegate of a delegate finds nothing, whoever of the three is looked at', async () => {
    const given = [
      await office.delegated('eero', 'elina', { kinds: delegable }),
      await office.delegated('elina', 'paavo', { kinds: delegable }),
    ]
    expect(await office.queue(paavo)).toEqual([])
    expect(codesOf(await office.decide(paavo, allOf()))).toMatchObject(missing)
    for (const id of given) await office.ended(id)
  })
})

describe('filters', () => {
  const idsOf = async (query: string) =>
    (await office.queue(eero, query)).map(({ subjectId }: any) => subjectId)

  it('hold together, each narrowing what the others leave', async () => {
    const { queue, idOf } = office
    const all = await queue(eero)
    const { planningUnits } = world.meri.catalogs
    const inUnit = new Set(await idsOf(`&planningUnitId=${planningUnits.office}`))
    expect(inUnit.size).toBeGreaterThan(0)
    const [first, last] = [all[0], all.at(-1)]
    const filters: readonly [string, (item: any) => boolean][] = [
      ['&kind=work_day', ({ kind }) => kind === 'work_day'],
      ['&kind=shift_swap', ({ kind }) => kind === 'shift_swap'],
      [`&membershipId=${idOf('onni')}`, ({ membershipId }) => membershipId === idOf('onni')],
      [`&planningUnitId=${planningUnits.office}`, ({ subjectId }) => inUnit.has(subjectId)],
      [`&submittedFrom=${last.submittedAt}`, ({ submittedAt }) => submittedAt >= last.submittedAt],
      [`&submittedBefore=${last.submittedAt}`, ({ submittedAt }) => submittedAt < last.submittedAt],
      [`&submittedFrom=${first.submittedAt}`, () => true],
      ['&delegated=false', () => true],
      ['&delegated=true', () => false],
    ]
    for (const [one, keepsOne] of filters)
      for (const [other, keepsOther] of filters) {
        if (one.split('=')[0] === other.split('=')[0]) continue
        const expected = all.filter(item => keepsOne(item) && keepsOther(item))
        expect([one, other, await idsOf(one + other)]).toEqual([
          ...[one, other],
          expected.map(({ subjectId }) => subjectId),
        ])
      }
  })

  it('belong to the cursor: that of another question, or of another reader, goes on nowhere', async () => {
    const page = await eero.get('/v1/team/approvals?limit=1')
    const cursor = encodeURIComponent(page.body.pageInfo.nextCursor)
    for (const query of [
      'kind=work_day',
      `membershipId=${office.idOf('onni')}`,
      'waitingFor=me',
      'delegated=false',
    ])
      expect(await eero.get(`/v1/team/approvals?limit=1&${query}&cursor=${cursor}`)).toMatchObject({
        status: 400,
      })
    const seen = new Set((await office.queue(paavo)).map(({ subjectId }) => subjectId))
    const { status, body } = await paavo.get(`/v1/team/approvals?limit=1&cursor=${cursor}`)
    // What a cursor says is where to go on, never what may be seen.
    if (status === 200) for (const { subjectId } of body.items) expect(seen).toContain(subjectId)
    else expect(status).toBe(400)
    const foreign = await world.as('sanna').get(`/v1/team/approvals?limit=1&cursor=${cursor}`)
    expect(foreign.body.items ?? []).toEqual([])
  })
})

describe('what waits too long', () => {
  const approversOf = async (by: typeof eero) => {
    const items = await office.queue(by, `&membershipId=${office.idOf('veera')}&kind=work_day`)
    return items.map(({ approverMembershipIds }) => approverMembershipIds)
  }
  const waitsFor = async (by: typeof eero, id: string) =>
    (await office.queue(by, '&waitingFor=me&kind=work_day')).some(({ subjectId }) => subjectId === id)

  it('goes past supervisors who are deactivated or have left, and stays with one who is on holiday', async () => {
    const { idOf, daysFrom } = office
    const id = await office.confirmed('veera', '2026-07-01')
    await world.database.owner(
      `update work_days set updated_at = now() - interval '10 days' where org_id = $1 and id = $2`,
      [world.meri.id, id],
    )
    await set('eero', { supervisorMembershipId: idOf('aino') })
    expect(await aino.patch('/v1/settings', { approvalEscalationDays: 3 })).toMatchObject({ status: 200 })
    expect(await approversOf(eero)).toEqual([[idOf('elina'), idOf('eero'), idOf('aino')]])
    const { id: absence } = await office.absences.submitted('eero', {
      absenceTypeId: office.absences.types.annual_holiday,
      ...{ startDate: daysFrom(0), endDate: daysFrom(9) },
    })
    expect(await aino.post(`/v1/absences/${absence}/approve`, {})).toMatchObject({ status: 200 })
    expect([await waitsFor(elina, id), await waitsFor(eero, id), await waitsFor(aino, id)]).toEqual([
      ...[true, true, true],
    ])

    expect(await aino.patch('/v1/settings', { approvalEscalationDays: 6 })).toMatchObject({ status: 200 })
    expect(await approversOf(aino)).toEqual([[idOf('elina'), idOf('eero')]])
    expect(await waitsFor(aino, id)).toBe(false)
    expect(await aino.post(`${member('eero')}/deactivate`, {})).toMatchObject({ status: 200 })
    expect(await approversOf(aino)).toEqual([[idOf('elina'), idOf('aino')]])
    expect(await waitsFor(aino, id)).toBe(true)
    expect(await aino.post(`${member('elina')}/deactivate`, {})).toMatchObject({ status: 200 })
    expect(await approversOf(aino)).toEqual([[idOf('aino')]])
    for (const name of ['eero', 'elina'] as const)
      expect(await aino.post(`${member(name)}/reactivate`, {})).toMatchObject({ status: 200 })
    // Employment that has ended, though nobody has deactivated the member yet.
    await world.database.owner(
      'update memberships set employment_end_date = current_date - 2 where org_id = $1 and id = $2',
      [world.meri.id, idOf('elina')],
    )
    expect(await approversOf(aino)).toEqual([[idOf('eero'), idOf('aino')]])
    await world.database.owner(
      'update memberships set employment_end_date = null where org_id = $1 and id = $2',
      [world.meri.id, idOf('elina')],
    )
    expect(await aino.patch('/v1/settings', { approvalEscalationDays: null })).toMatchObject({ status: 200 })
    expect(await office.decide(elina, [day(id)])).toMatchObject({ decidedCount: 1 })
  })
})

describe('a batch', () => {
  it('decides nothing more with a role that its sender loses on the way', async () => {
    const asked: string[] = []
    for (let n = 0; asked.length < 120; n++) {
      const date = new Date(Date.UTC(2029, 0, 1 + n)).toISOString().slice(0, 10)
      const wanted = { absenceTypeId: office.absences.types.annual_holiday, startDate: date, endDate: date }
      const answer = await onni.post('/v1/me/absences', { ...wanted, submit: true })
      if (answer.status === 201) asked.push(answer.body.id)
    }
    const items = asked.map(subjectId => ({ kind: 'absence', subjectId, decision: 'decline' }))
    const stateOf = async (id: string) => (await aino.get(`/v1/absences/${id}`)).body
    const deciding = eero.post('/v1/team/approvals/decide-batch', { items })
    await vi.waitUntil(async () => (await stateOf(asked[0] as string)).state === 'declined', patience)
    const lost = await aino.patch(member('eero'), { role: 'employee' })
    const { status, body } = await deciding
    expect(status).toBe(200)
    expect(new Set(body.items.map(({ code }: any) => code))).toEqual(new Set([null, 'insufficient_role']))
    for (const { subjectId, outcome } of body.items) {
      const { state, updatedAt } = await stateOf(subjectId)
      expect(state).toBe(outcome === 'decided' ? 'declined' : 'submitted')
      if (outcome === 'decided') expect(updatedAt <= lost.body.updatedAt).toBe(true)
    }
    await set('eero', { role: 'manager' })
  })

  it('of each of two supervisors at once decides 2,000 days once, while a third reads them by pages', async () => {
    const { owner } = world.database
    const names = ['onni', 'veera', 'elina'] as const
    const rows = await owner<{ id: string }>(
      `insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
         worked_minutes, credited_minutes, expected_target_minutes, created_at, updated_at)
       select $1, gen_random_uuid(), m, date '2024-01-01' + n % 667, 'confirmed', 0, 0, 0, 0, 0, 0,
         now() - make_interval(hours => n % 500), now() - make_interval(hours => n % 500)
       from generate_series(0, 2000) n, unnest($2::uuid[]) with ordinality u (m, place)
       where n / 667 = place - 1 returning id`,
      [world.meri.id, names.map(office.idOf)],
    )
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(2001)

    const read: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const { body } = await eero.get(`/v1/team/approvals?limit=100&kind=work_day${query}`)
      read.push(...body.items.map(({ subjectId }: any) => subjectId))
      cursor = body.pageInfo.nextCursor
    }
    expect(new Set(read).size).toBe(read.length)
    expect(new Set(read)).toEqual(new Set([...ids, waiting['work_day']]))

    const parts = Array.from({ length: 5 }, (_, n) => ids.slice(500 * n, 500 * n + 500))
    const decideAll = async (by: typeof eero, mine: readonly (readonly string[])[]) => {
      const answers = []
      for (const part of mine)
        answers.push(
          await office.decide(
            by,
            part.map(id => day(id)),
          ),
        )
      return answers
    }
    const [byEero, byAino] = await Promise.all([
      decideAll(eero, parts),
      decideAll(aino, parts.map(part => part.toReversed()).toReversed()),
      office.queue(eero, '&kind=work_day'),
    ])
    const items = [...byEero, ...byAino].flatMap(answer => answer.items)
    expect(new Set(items.map(({ code }: any) => code))).toEqual(new Set([null, 'day_not_confirmed']))
    const decided = items.filter(({ outcome }: any) => outcome === 'decided')
    expect(decided).toHaveLength(ids.length)
    expect(new Set(decided.map(({ subjectId }: any) => subjectId)).size).toBe(ids.length)
    const [told] = await owner<{ events: number; lines: number; approved: number }>(
      `select
         (select count(*)::int from integration_events e where e.org_id = $1 and e.event = 'workday.approved'
           and e.payload ->> 'workDayId' = any($2::text[])) as events,
         (select count(*)::int from audit_entries a where a.org_id = $1 and a.action like '%.approve'
           and a.target_id = any($2::text[])) as lines,
         (select count(*)::int from work_days d where d.org_id = $1 and d.status = 'approved'
           and d.id = any($2::uuid[])) as approved`,
      [world.meri.id, ids],
    )
    expect(told).toEqual({ events: ids.length, lines: ids.length, approved: ids.length })
  })
})
