import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { officeIn } from './office.ts'

const world = await startWorld()
const { admin, unit, worker, type, plan, batch, shiftsOf, publish } = officeIn(world)
const { elina, veera, onni } = world.meri.members
const monday = '2027-01-11'
const early = { startMinutes: 420, endMinutes: 900, breakMinutes: 30 }
const events = async (query: string) => (await made(admin.get(`/v1/integration-events?${query}`))).items

describe('a shift', () => {
  it('is drafted, changed and cancelled, and told of in the audit trail', async () => {
    const planningUnitId = await unit(veera.id)
    const shiftTypeId = await type({ tags: ['till'] })
    const drafted = await plan({ planningUnitId, shiftTypeId, membershipId: veera.id, workDate: monday })
    expect(drafted).toMatchObject({
      status: 201,
      body: {
        ...early,
        ...{ state: 'draft', membershipId: veera.id, plannedMinutes: 450, tags: ['till'], version: 1 },
        ...{ startAt: '2027-01-11T05:00:00.000Z', endAt: '2027-01-11T13:00:00.000Z', warnings: [] },
      },
    })
    const { id, updatedAt } = drafted.body
    const path = `/v1/shifts/${id}`
    expect((await admin.get(path)).body).toEqual(drafted.body)
    const changed = await admin.patch(path, { note: 'Kassa 2', expectedUpdatedAt: updatedAt })
    expect(changed.body).toMatchObject({ note: 'Kassa 2', ...early, membershipId: veera.id })
    expect((await admin.patch(path, { note: null, membershipId: null })).body).toMatchObject({
      note: null,
      membershipId: null,
    })
    const stale = await admin.patch(path, { note: 'Kassa 3', expectedUpdatedAt: updatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: 'shift_stale' } })
    const dry = await admin.post(`${path}/cancel`, { reason: 'Inventaario', dryRun: true })
    expect(dry.body).toMatchObject({ state: 'cancelled' })
    expect((await admin.get(path)).body.state).toBe('draft')
    const cancelled = await admin.post(`${path}/cancel`, { reason: 'Inventaario' })
    expect(cancelled.body).toMatchObject({ state: 'cancelled', cancelReason: 'Inventaario' })
    for (const again of [admin.patch(path, { note: 'x' }), admin.post(`${path}/cancel`, { reason: 'x' })])
      expect(await again).toMatchObject({ status: 409, body: { code: 'shift_cancelled' } })
    const lines = (await made(admin.get(`/v1/audit?targetId=${id}`))).items
    expect(lines.map(({ action }: { action: string }) => action).sort()).toEqual([
      'shifts.cancel',
      'shifts.create',
      'shifts.update',
      'shifts.update',
    ])
  })

  it('is read by the version of its type that is in force on its date', async () => {
    const planningUnitId = await unit()
    const shiftTypeId = await type(
      { validFrom: '2024-01-01', startMinutes: 420, endMinutes: 900 },
      { validFrom: '2027-02-01', startMinutes: 1320, endMinutes: 1800 },
    )
    const { id } = (await plan({ planningUnitId, shiftTypeId, workDate: monday })).body
    const night = (await admin.patch(`/v1/shifts/${id}`, { workDate: '2027-03-27' })).body
    expect(night).toMatchObject({
      ...{ startMinutes: 1320, endMinutes: 1800, plannedMinutes: 390 },
      ...{ startAt: '2027-03-27T20:00:00.000Z', endAt: '2027-03-28T03:00:00.000Z' },
    })
    await made(admin.patch(`/v1/shift-types/${shiftTypeId}`, { active: false }))
    expect(await plan({ planningUnitId, shiftTypeId, workDate: monday })).toMatchObject({
      status: 404,
      body: { code: 'shift_type_not_found' },
    })
    expect((await admin.patch(`/v1/shifts/${id}`, { note: 'Vanha' })).status).toBe(200)
  })

  it('keeps the version that it was made by, whatever versions its type gets since', async () => {
    const planningUnitId = await unit(veera.id)
    const shiftTypeId = await type({ tags: ['till'] })
    const path = `/v1/shift-types/${shiftTypeId}`
    const shift = (await plan({ planningUnitId, shiftTypeId, membershipId: veera.id, workDate: monday })).body
    await publish(planningUnitId, monday, monday)
    const later = { startMinutes: 480, endMinutes: 960, breakMinutes: 45, tags: ['stock'] }
    await made(admin.post(`${path}/versions`, { validFrom: '2027-01-01', ...later }))
    const { shiftTypeVersionId, tags } = shift
    const kept = { ...early, tags, shiftTypeVersionId, startAt: shift.startAt, endAt: shift.endAt }
    expect((await admin.patch(`/v1/shifts/${shift.id}`, { note: 'Kassa 2' })).body).toMatchObject(kept)
    const row = { id: shift.id, shiftTypeId, note: 'Kassa 3' }
    expect((await batch([row])).body.results).toMatchObject([{ status: 'updated', shift: kept }])
    const moved = await admin.patch(`/v1/shifts/${shift.id}`, { workDate: '2027-01-12' })
    expect(moved.body).toMatchObject(later)
    const bounded = { validFrom: '2027-01-12', validTo: '2027-01-31', startMinutes: 500, endMinutes: 980 }
    const [day, without] = ['2027-01-13', '2027-02-01']
    const left = (await plan({ planningUnitId, shiftTypeId, workDate: without })).body
    await made(admin.post(`${path}/versions`, bounded))
    expect(await plan({ planningUnitId, shiftTypeId, workDate: without })).toMatchObject({ status: 404 })
    expect((await admin.patch(`/v1/shifts/${left.id}`, { note: 'Vanha' })).body).toMatchObject(later)
    expect((await admin.patch(`/v1/shifts/${left.id}`, { workDate: day })).body).toMatchObject({
      startMinutes: 500,
      endMinutes: 980,
    })
  })

  it('takes no reason that nobody can read', async () => {
    const planningUnitId = await unit(veera.id)
    const { id } = (await plan({ planningUnitId, workDate: monday, ...early })).body
    const period = { planningUnitId, periodFrom: monday, periodTo: monday }
    for (const reason of ['', ' ', '\u200b \u2060'])
      for (const [pointer, answer] of [
        ['/reason', await admin.post(`/v1/shifts/${id}/cancel`, { reason })],
        ['/rows/0/cancelReason', await batch([{ id, cancelReason: reason }])],
        ['/overrideReason', await admin.patch(`/v1/shifts/${id}`, { overrideReason: reason })],
        [
          '/overrideReason',
          await admin.post('/v1/shift-publications', { ...period, overrideReason: reason }),
        ],
        ['/reason', await admin.post('/v1/shift-publications/unpublish', { ...period, reason })],
      ] as const)
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } })
    expect((await admin.get(`/v1/shifts/${id}`)).body).toMatchObject({ state: 'draft', cancelReason: null })
  })

  it('is refused with the code of what does not fit', async () => {
    const planningUnitId = await unit(veera.id)
    const { catalogs } = world.meri
    const gone = await worker(planningUnitId, { employmentEndDate: '2026-12-31' })
    const body = { planningUnitId, workDate: monday, ...early }
    for (const [more, status, code] of [
      [{ planningUnitId: newId() }, 404, 'planning_unit_not_found'],
      [{ shiftTypeId: newId() }, 404, 'shift_type_not_found'],
      [{ startMinutes: undefined }, 422, 'shift_times_missing'],
      [{ endMinutes: 300 }, 422, 'shift_times_invalid'],
      [{ entryTypeId: newId() }, 404, 'entry_type_not_found'],
      [{ entryTypeId: catalogs.entryTypes.absence_paid }, 422, 'shift_entry_type_unfit'],
      [{ membershipId: newId() }, 404, 'membership_not_found'],
      [{ membershipId: gone }, 422, 'shift_member_not_employed'],
    ] as const)
      expect([code, await plan({ ...body, ...more })]).toMatchObject([code, { status, body: { code } }])
    expect(await shiftsOf(planningUnitId)).toEqual([])
  })

  it('of a member is refused while they have another, wherever that is', async () => {
    const [one, two] = [await unit(onni.id), await unit()]
    await made(plan({ planningUnitId: one, membershipId: onni.id, workDate: monday, ...early }))
    const overlapping = { planningUnitId: two, membershipId: onni.id, workDate: monday }
    expect(await plan({ ...overlapping, startMinutes: 840, endMinutes: 1320 })).toMatchObject({
      status: 422,
      body: {
        code: 'shift_overlap',
        violations: [{ code: 'shift_overlap', severity: 'refusal' }, { code: 'shift_daily_rest' }],
      },
    })
    expect((await plan({ ...overlapping, startMinutes: 900, endMinutes: 1000 })).status).toBe(201)
  })

  it('keeps what it breaks, with the reason that somebody gave and who they are', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    const late = { planningUnitId, membershipId, workDate: monday, startMinutes: 840, endMinutes: 1320 }
    const next = { planningUnitId, membershipId, workDate: '2027-01-12', ...early }
    await made(plan(late))
    expect((await plan({ ...next, dryRun: true })).body.warnings).toMatchObject([
      { code: 'shift_daily_rest', severity: 'warning', overriddenBy: null, reason: null },
    ])
    const reasoned = await plan({ ...next, overrideReason: 'Sovittu' })
    expect(reasoned.body.warnings).toMatchObject([
      { code: 'shift_daily_rest', overriddenBy: world.meri.members.aino.id, reason: 'Sovittu' },
    ])
    expect(await admin.patch(`/v1/shifts/${reasoned.body.id}`, { workDate: '2028-01-12' })).toMatchObject({
      status: 422,
      body: { code: 'range_too_long', maxDays: 184 },
    })
    const [line] = (await made(admin.get(`/v1/audit?targetId=${reasoned.body.id}`))).items
    expect(line).toMatchObject({ action: 'shifts.create', reason: 'Sovittu' })
  })

  it('that is published tells of every change, and stays with a member', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    const { id } = await made(plan({ planningUnitId, membershipId, workDate: monday, ...early }))
    await publish(planningUnitId, monday, monday)
    const path = `/v1/shifts/${id}`
    expect(await admin.patch(path, { membershipId: null })).toMatchObject({
      status: 422,
      body: { code: 'shift_member_missing' },
    })
    const changed = await made(admin.patch(path, { startMinutes: 480 }))
    expect(changed).toMatchObject({ state: 'published', changedSincePublished: true })
    expect(changed.version).toBeGreaterThan(1)
    await made(admin.post(`${path}/cancel`, { reason: 'Inventaario' }))
    const told = (await events('event=shift.changed&limit=100')).filter(
      ({ payload }: { payload: { shiftId: string } }) => payload.shiftId === id,
    )
    expect(told).toMatchObject([
      { payload: { planningUnitId, workDate: monday, changedAt: changed.updatedAt } },
      { payload: { planningUnitId, workDate: monday } },
    ])
  })
})

describe('whoever plans', () => {
  it('reads the shifts of their units, a page at a time and by what has changed', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    const days = ['2027-02-01', '2027-02-02', '2027-02-03']
    await made(batch(days.map(workDate => ({ planningUnitId, membershipId, workDate, ...early }))))
    const dates = async (query: string) =>
      (await shiftsOf(planningUnitId, query)).map(({ workDate }: { workDate: string }) => workDate)
    expect(await dates('')).toEqual(days)
    expect(await dates('&from=2027-02-02')).toEqual(days.slice(1))
    expect(await dates('&to=2027-02-02')).toEqual(days.slice(0, 2))
    expect(await dates(`&membershipId=${membershipId}&state=draft&limit=1`)).toEqual(days.slice(0, 1))
    expect(await dates('&state=published')).toEqual([])
    const [, second] = await shiftsOf(planningUnitId)
    await made(admin.patch(`/v1/shifts/${second.id}`, { note: 'Kassa' }))
    const { updatedAt } = (await admin.get(`/v1/shifts/${second.id}`)).body
    expect(await dates(`&updatedSince=${updatedAt}`)).toEqual(['2027-02-02'])
    expect(await admin.get('/v1/shifts?from=2027-02-02&to=2027-02-01')).toMatchObject({
      body: { code: 'range_end_before_start' },
    })
  })

  it('as a manager plans the units of those under their authority, and nothing of other units is there', async () => {
    const [own, foreign] = [await unit(veera.id), await unit(onni.id)]
    const manager = world.as('elina')
    const body = { workDate: '2027-02-08', ...early }
    const { id } = await made(plan({ ...body, planningUnitId: foreign, membershipId: onni.id }))
    const mine = await plan({ ...body, planningUnitId: own, membershipId: veera.id }, manager)
    expect(mine.status).toBe(201)
    const notMine = { status: 403, body: { code: 'planning_unit_not_planned' } }
    const notThere = { status: 404, body: { code: 'shift_not_found' } }
    expect(await plan({ ...body, planningUnitId: foreign }, manager)).toMatchObject(notMine)
    expect(await manager.patch(`/v1/shifts/${mine.body.id}`, { planningUnitId: foreign })).toMatchObject(
      notMine,
    )
    expect(await manager.get(`/v1/shifts?planningUnitId=${foreign}`)).toMatchObject(notMine)
    expect(await manager.get(`/v1/shifts/${id}`)).toMatchObject(notThere)
    expect(await manager.patch(`/v1/shifts/${id}`, { note: 'Minun' })).toMatchObject(notThere)
    expect(await manager.post(`/v1/shifts/${id}/cancel`, { reason: 'Minun' })).toMatchObject(notThere)
    expect((await batch([{ id, note: 'Minun' }], {}, manager)).body.results).toMatchObject([
      { status: 'error', code: 'shift_not_found', shiftId: id },
    ])
    const ids = (await made(manager.get(`/v1/shifts?membershipId=${onni.id}`))).items
    expect(ids.map((shift: { id: string }) => shift.id)).not.toContain(id)
    // Nobody plans by belonging to a unit themself.
    const alone = await unit(elina.id)
    expect(await plan({ ...body, planningUnitId: alone }, manager)).toMatchObject(notMine)
  })

  it('lends members among their units, and takes nobody from others', async () => {
    const [shop, store, elsewhere] = [await unit(veera.id), await unit(), await unit()]
    const lent = await worker(store, { supervisorMembershipId: elina.id })
    const stranger = await worker(elsewhere)
    const ask = (membershipId: string, client = admin) =>
      plan({ planningUnitId: shop, membershipId, workDate: '2027-02-09', ...early }, client)
    expect((await ask(lent, world.as('elina'))).status).toBe(201)
    expect(await ask(stranger, world.as('elina'))).toMatchObject({ body: { code: 'membership_not_found' } })
    expect((await ask(stranger)).status).toBe(201)
    const nowhere = await worker(elsewhere, { planningUnitId: null })
    expect(await ask(nowhere)).toMatchObject({ status: 422, body: { code: 'shift_member_not_in_unit' } })
  })

  it('reaches nothing of another organisation', async () => {
    const other = world.as('sanna')
    const foreignUnit = (await made(other.post('/v1/planning-units', { name: 'Toinen' }))).id
    const foreignType = await made(
      other.post('/v1/shift-types', {
        code: 'yo',
        name: 'Yö',
        versions: [{ validFrom: '2024-01-01', ...early }],
      }),
    )
    const planningUnitId = await unit()
    const body = { planningUnitId, workDate: monday, ...early }
    for (const [more, code] of [
      [{ planningUnitId: foreignUnit }, 'planning_unit_not_found'],
      [{ shiftTypeId: foreignType.id }, 'shift_type_not_found'],
      [{ membershipId: world.tunturi.members.ilmari.id }, 'membership_not_found'],
    ] as const)
      expect(await plan({ ...body, ...more })).toMatchObject({ status: 404, body: { code } })
    const { id } = await made(plan(body))
    for (const asked of [other.get(`/v1/shifts/${id}`), other.get('/v1/shifts')])
      expect(await asked).toMatchObject({ status: 402, body: { code: 'feature_not_in_plan' } })
  })
})
