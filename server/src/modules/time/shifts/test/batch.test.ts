import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { officeIn } from './office.ts'

const world = await startWorld()
const { admin, unit, worker, type, plan, batch, shiftsOf, publish } = officeIn(world)
const early = { startMinutes: 420, endMinutes: 900, breakMinutes: 30 }
const late = { startMinutes: 840, endMinutes: 1320 }
const monday = '2027-01-11'

/** What has become of each row, in a word. */
const became = ({ body }: { body: { results: { status: string; code: string | null }[] } }) =>
  body.results.map(({ status, code }) => code ?? status)

describe('a batch', () => {
  it('makes, changes and cancels, with a result for each row', async () => {
    const planningUnitId = await unit()
    const [maija, matti] = [await worker(planningUnitId), await worker(planningUnitId)]
    const one = await made(plan({ planningUnitId, membershipId: maija, workDate: monday, ...early }))
    const two = await made(plan({ planningUnitId, membershipId: matti, workDate: monday, ...early }))
    const rows = [
      { planningUnitId, membershipId: maija, workDate: '2027-01-12', ...early },
      { id: one.id, note: 'Kassa 2' },
      { id: two.id, cancelReason: 'Inventaario' },
      { id: one.id, note: 'Kassa 3' },
      { workDate: monday, ...early },
      { planningUnitId, ...early },
      { cancelReason: 'Mikä?' },
      { id: newId(), note: 'Mikä?' },
      { planningUnitId, membershipId: newId(), workDate: monday, ...early },
    ]
    const words = [
      'created',
      'updated',
      'cancelled',
      'shift_row_repeated',
      'shift_row_incomplete',
      'shift_row_incomplete',
      'shift_row_incomplete',
      'shift_not_found',
      'membership_not_found',
    ]
    const dry = await batch(rows, { dryRun: true })
    expect([dry.status, became(dry), dry.body.dryRun]).toEqual([200, words, true])
    expect(await shiftsOf(planningUnitId)).toHaveLength(2)
    const written = await batch(rows)
    expect(became(written)).toEqual(words)
    expect(became(await batch([{ id: one.id, note: 'Kassa 2' }]))).toEqual(['unchanged'])
    expect(written.body.results[1]).toMatchObject({ index: 1, shiftId: one.id, shift: { note: 'Kassa 2' } })
    const states = (await shiftsOf(planningUnitId)).map(({ state }: { state: string }) => state)
    expect(states.sort()).toEqual(['cancelled', 'draft', 'draft'])
  })

  it('asks the rules about all together: places are changed at once, and nobody is in two', async () => {
    const planningUnitId = await unit()
    const [maija, matti] = [await worker(planningUnitId), await worker(planningUnitId)]
    const of = (membershipId: string, times: object) =>
      made(plan({ planningUnitId, membershipId, workDate: monday, ...times }))
    const [a, b] = [await of(maija, early), await of(matti, { startMinutes: 480, endMinutes: 960 })]
    const swapped = await batch([
      { id: a.id, membershipId: matti },
      { id: b.id, membershipId: maija },
    ])
    expect(became(swapped)).toEqual(['updated', 'updated'])
    const half = await batch([
      { id: a.id, membershipId: maija },
      { id: b.id, membershipId: newId() },
    ])
    expect(became(half)).toEqual(['shift_overlap', 'membership_not_found'])
    expect(half.body.results[0].violations).toMatchObject([{ code: 'shift_overlap', severity: 'refusal' }])
    const twice = { planningUnitId, membershipId: matti, workDate: '2027-01-14' }
    expect(
      became(
        await batch([
          { ...twice, ...early },
          { ...twice, ...late },
        ]),
      ),
    ).toEqual(['shift_overlap', 'shift_overlap'])
  })

  it('whose shifts lie too far apart is refused row by row', async () => {
    const planningUnitId = await unit()
    const rows = ['2027-01-01', '2027-12-31'].map(workDate => ({ planningUnitId, workDate, ...early }))
    expect(became(await batch(rows))).toEqual(['range_too_long', 'range_too_long'])
  })
})

describe('a copy', () => {
  const copy = (body: object, client = admin) => client.post('/v1/shifts/copy', body)

  it('drafts a period once more, with its members or without, and makes nothing twice', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    const shiftTypeId = await type()
    const { id } = await made(
      plan({ planningUnitId, shiftTypeId, membershipId, workDate: monday, endMinutes: 930, note: 'Kassa' }),
    )
    const gone = await made(plan({ planningUnitId, workDate: '2027-01-12', ...late }))
    await made(admin.post(`/v1/shifts/${gone.id}/cancel`, { reason: 'Inventaario' }))
    await publish(planningUnitId, monday, monday)
    const wanted = {
      planningUnitId,
      from: monday,
      to: '2027-01-17',
      targetFrom: '2027-01-18',
      withMembers: true,
    }
    expect((await copy({ ...wanted, dryRun: true })).body).toMatchObject({ createdCount: 1, dryRun: true })
    const first = await copy(wanted)
    expect(first.body).toMatchObject({
      createdCount: 1,
      results: [{ sourceShiftId: id, workDate: '2027-01-18', membershipId, status: 'created', code: null }],
    })
    const [made1] = await shiftsOf(planningUnitId, '&from=2027-01-18')
    expect(made1).toMatchObject({
      ...{ state: 'draft', endMinutes: 930, note: 'Kassa', copiedFromShiftId: id, membershipId },
      version: 1,
    })
    expect((await copy(wanted)).body).toMatchObject({ createdCount: 0, results: [{ status: 'there' }] })
    await made(admin.patch(`/v1/shifts/${made1.id}`, { workDate: '2027-01-20' }))
    expect((await copy(wanted)).body.results).toMatchObject([{ status: 'there' }])
    expect((await copy({ ...wanted, targetFrom: '2027-01-25', withMembers: false })).body).toMatchObject({
      createdCount: 1,
      results: [{ membershipId: null }],
    })
    expect(await shiftsOf(planningUnitId, '&from=2027-01-18')).toHaveLength(2)
  })

  it('goes round what holds one back', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    for (const workDate of [monday, '2027-01-12', '2027-01-18'])
      await made(plan({ planningUnitId, membershipId, workDate, ...early }))
    const wanted = { planningUnitId, from: monday, to: '2027-01-12', targetFrom: '2027-01-18' }
    expect((await copy({ ...wanted, withMembers: true })).body.results).toMatchObject([
      { status: 'error', code: 'shift_overlap', shiftId: null },
      { status: 'created', code: null },
    ])
  })

  it('is refused of what cannot be copied, and of units that the caller does not plan', async () => {
    const planningUnitId = await unit()
    const wanted = { planningUnitId, from: monday, to: '2027-01-17', targetFrom: '2027-01-18' }
    for (const [more, code] of [
      [{ planningUnitId: newId() }, 'planning_unit_not_found'],
      [{ to: '2027-01-01' }, 'range_end_before_start'],
      [{ to: '2027-12-31', targetFrom: '2029-01-01' }, 'range_too_long'],
      [{ targetFrom: '2027-01-17' }, 'shift_copy_overlaps'],
    ] as const)
      expect(await copy({ ...wanted, ...more })).toMatchObject({ body: { code } })
    expect(await copy(wanted, world.as('elina'))).toMatchObject({
      status: 403,
      body: { code: 'planning_unit_not_planned' },
    })
  })

  it('takes a plan of 2000 at most', async () => {
    const planningUnitId = await unit()
    for (const part of [0, 1, 2, 3, 4])
      await made(
        batch(
          Array.from({ length: part < 4 ? 500 : 1 }, () => ({ planningUnitId, workDate: monday, ...early })),
        ),
      )
    expect(await copy({ planningUnitId, from: monday, to: monday, targetFrom: '2027-01-18' })).toMatchObject({
      status: 422,
      body: { code: 'shift_copy_too_large' },
    })
  })
})

describe('a rotation', () => {
  const path = '/v1/shift-rotations'
  const rotationOf = async (
    planningUnitId: string,
    members: readonly (string | null)[],
    more: object = {},
  ) => {
    const [day, night] = [await type(), await type({ startMinutes: 1320, endMinutes: 1800 })]
    return {
      ...{ planningUnitId, name: 'Kaksi viikkoa', weeks: 2, startsOn: monday },
      rows: [
        { week: 1, weekday: 1, shiftTypeId: day },
        { week: 2, weekday: 5, shiftTypeId: night },
      ],
      places: members.map((membershipId, at) => ({ membershipId, startsInWeek: (at % 2) + 1 })),
      ...more,
    }
  }

  it('is kept, changed and listed', async () => {
    const planningUnitId = await unit()
    const body = await rotationOf(planningUnitId, [await worker(planningUnitId), null])
    const kept = await admin.post(path, body)
    expect(kept).toMatchObject({ status: 201, body: { ...body, active: true } })
    const { id, updatedAt } = kept.body
    expect((await admin.get(`${path}/${id}`)).body).toEqual(kept.body)
    const changed = await made(admin.patch(`${path}/${id}`, { name: 'Talvi', expectedUpdatedAt: updatedAt }))
    expect(changed).toMatchObject({ ...body, name: 'Talvi' })
    expect(await admin.patch(`${path}/${id}`, { name: 'Kevät', expectedUpdatedAt: updatedAt })).toMatchObject(
      {
        status: 409,
        body: { code: 'shift_rotation_stale' },
      },
    )
    expect((await made(admin.get(`${path}?planningUnitId=${planningUnitId}`))).items).toEqual([changed])
    for (const [more, code] of [
      [{ startsOn: '2027-01-12' }, 'shift_rotation_start_invalid'],
      [{ weeks: 1 }, 'shift_rotation_week_invalid'],
      [{ rows: [{ week: 1, weekday: 1, shiftTypeId: newId() }] }, 'shift_type_not_found'],
      [{ places: [{ membershipId: newId(), startsInWeek: 1 }] }, 'membership_not_found'],
    ] as const)
      expect(await admin.patch(`${path}/${id}`, more)).toMatchObject({ body: { code } })
  })

  it('applied twice makes nothing twice, whatever has become of its shifts', async () => {
    const planningUnitId = await unit()
    const [maija, matti] = [await worker(planningUnitId), await worker(planningUnitId)]
    const { id } = await made(admin.post(path, await rotationOf(planningUnitId, [maija, matti, null])))
    const apply = async (body: object = {}) =>
      made(admin.post(`${path}/${id}/apply`, { from: monday, to: '2027-01-24', ...body }))
    expect(await apply({ dryRun: true })).toMatchObject({ createdCount: 6, dryRun: true })
    expect(await shiftsOf(planningUnitId)).toEqual([])
    expect(await apply()).toMatchObject({ createdCount: 6 })
    const [first, second, third] = await shiftsOf(planningUnitId)
    expect(first).toMatchObject({ rotationId: id, state: 'draft', workDate: monday })
    await made(admin.patch(`/v1/shifts/${first.id}`, { workDate: '2027-01-12' }))
    await made(admin.post(`/v1/shifts/${second.id}/cancel`, { reason: 'Inventaario' }))
    await made(admin.patch(`/v1/shifts/${third.id}`, { membershipId: null }))
    const again = await apply()
    expect(again.createdCount).toBe(0)
    expect(again.results.map(({ status }: { status: string }) => status)).toEqual(Array(6).fill('there'))
    expect(await apply({ to: '2027-02-07' })).toMatchObject({ createdCount: 6 })
    expect(await shiftsOf(planningUnitId)).toHaveLength(12)
  })

  it('goes round what holds one back, and makes it when that is gone', async () => {
    const planningUnitId = await unit()
    const membershipId = await worker(planningUnitId)
    const other = await made(plan({ planningUnitId, membershipId, workDate: monday, ...early }))
    const { id } = await made(admin.post(path, await rotationOf(planningUnitId, [membershipId])))
    const apply = async () =>
      (await made(admin.post(`${path}/${id}/apply`, { from: monday, to: monday }))).results
    expect(await apply()).toMatchObject([{ status: 'error', code: 'shift_overlap', membershipId }])
    await made(admin.post(`/v1/shifts/${other.id}/cancel`, { reason: 'Inventaario' }))
    expect(await apply()).toMatchObject([{ status: 'created', code: null, workDate: monday }])
  })

  it('is for whoever plans its unit, and for no more at once than fits', async () => {
    const planningUnitId = await unit()
    const many = Array.from({ length: 100 }, () => null)
    const body = await rotationOf(planningUnitId, many)
    const manager = world.as('elina')
    expect(await manager.post(path, body)).toMatchObject({
      status: 403,
      body: { code: 'planning_unit_not_planned' },
    })
    expect(await admin.post(path, { ...body, planningUnitId: newId() })).toMatchObject({
      status: 404,
      body: { code: 'planning_unit_not_found' },
    })
    const { id } = await made(admin.post(path, body))
    const apply = (more: object, client = admin) =>
      client.post(`${path}/${id}/apply`, { from: monday, to: '2027-07-11', ...more })
    for (const answer of [
      manager.get(`${path}/${id}`),
      apply({}, manager),
      manager.patch(`${path}/${id}`, {}),
    ])
      expect(await answer).toMatchObject({ status: 404, body: { code: 'shift_rotation_not_found' } })
    expect(await apply({})).toMatchObject({ status: 422, body: { code: 'shift_rotation_too_large' } })
    expect(await apply({ to: '2028-07-12' })).toMatchObject({ body: { code: 'range_too_long' } })
    expect(await apply({ to: '2026-07-12' })).toMatchObject({ body: { code: 'range_end_before_start' } })
    await made(admin.patch(`${path}/${id}`, { active: false }))
    expect(await apply({ to: monday })).toMatchObject({
      status: 409,
      body: { code: 'shift_rotation_inactive' },
    })
  })
})

describe('a shift type', () => {
  it('is refused with times that do not fit, and an entry type that is none of work', async () => {
    const body = (version: object) => ({
      ...{ code: `vuoro-${newId()}`, name: 'Vuoro' },
      versions: [{ validFrom: '2024-01-01', ...early, ...version }],
    })
    const { entryTypes } = world.meri.catalogs
    for (const [version, code] of [
      [{ endMinutes: 400 }, 'shift_type_times_invalid'],
      [{ breakMinutes: 480 }, 'shift_type_times_invalid'],
      [{ entryTypeId: newId() }, 'entry_type_not_found'],
      [{ entryTypeId: entryTypes.absence_paid }, 'shift_type_entry_type_unfit'],
    ] as const)
      expect(await admin.post('/v1/shift-types', body(version))).toMatchObject({ body: { code } })
  })
})
