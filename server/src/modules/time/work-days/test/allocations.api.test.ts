import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { catalogs, projects } = world.meri
const { dayOf, span } = officeOf(world)
const { work, break: lunch } = catalogs.entryTypes

const aino = world.as('aino')
const elina = world.as('elina')
const onTower = (part: object = {}) => ({ dimensionId: 'project', valueId: projects.get('tower'), ...part })
const write = (date: string, allocations: object[], entryTypeId: string = work) =>
  elina.put(`${dayOf('veera', date)}/entries`, {
    entries: [{ ...span(480, 990, entryTypeId), allocations }, span(690, 720, lunch)],
  })
const confirm = (date: string) => elina.post(`${dayOf('veera', date)}/confirm`, {})

describe('allocations', () => {
  it('stay as they were sent, minutes and shares', async () => {
    const parts = [onTower({ minutes: 100 }), onTower({ shareBp: 2500 }), onTower()]
    expect(await write('2026-10-05', parts)).toMatchObject({ status: 200 })
    expect(await confirm('2026-10-05')).toMatchObject({ status: 200 })
    const { body } = await elina.get(dayOf('veera', '2026-10-05'))
    const [first] = body.entries
    expect(first.allocations).toEqual(
      parts.map(part => ({ ...part, dimensionId: catalogs.dimensions.project })),
    )
  })

  it('of more than the entry has are refused', async () => {
    expect(await write('2026-10-06', [onTower({ minutes: 481 })])).toMatchObject({
      status: 422,
      body: { code: 'allocation_exceeds_entry', entryMinutes: 480, allocatedMinutes: 481 },
    })
    expect(await write('2026-10-06', [onTower({ minutes: 60, shareBp: 100 })])).toMatchObject({
      status: 422,
      body: { code: 'allocation_form_invalid' },
    })
    expect(await write('2026-10-06', [onTower({ shareBp: 10_001 })])).toMatchObject({ status: 400 })
  })

  it('leave minutes to no target unless the level refuses it', async () => {
    await write('2026-10-07', [onTower({ minutes: 400 })])
    expect(await confirm('2026-10-07')).toMatchObject({ status: 200 })
    const level = `/v1/dimensions/${catalogs.dimensions.project}`
    expect((await aino.get(level)).body.remainder).toBe('unattributed')
    expect((await aino.patch(level, { remainder: 'refused' })).body.remainder).toBe('refused')
    try {
      await write('2026-10-08', [onTower({ minutes: 400 })])
      expect(await confirm('2026-10-08')).toMatchObject({
        status: 422,
        body: {
          code: 'allocation_incomplete',
          remainingMinutes: 80,
          violations: [{ code: 'allocation_incomplete', dimensionCode: 'project' }],
        },
      })
      await write('2026-10-08', [onTower({ minutes: 400 }), onTower()])
      expect(await confirm('2026-10-08')).toMatchObject({ status: 200 })
    } finally {
      await aino.patch(level, { remainder: 'unattributed' })
    }
  })

  it('that a break taken off by itself leaves no room for are told at confirmation', async () => {
    const model = await aino.post('/v1/worktime-models', {
      code: 'auto-break',
      name: 'Tauko automaattisesti',
      versions: [
        {
          validFrom: '2026-01-01',
          kind: 'fixed',
          dayTargets: [450, 450, 450, 450, 450, 0, 0],
          breakRules: [{ afterMinutes: 360, deductMinutes: 30 }],
        },
      ],
    })
    const member = await aino.post(
      '/v1/memberships',
      { firstNames: 'Tauko', lastName: 'Aino', role: 'employee', worktimeModelId: model.body.id },
      { 'idempotency-key': 'allocations-auto-break' },
    )
    const path = `/v1/team/members/${member.body.id}/work-days/2026-10-05`
    const entries = [{ ...span(480, 960), allocations: [onTower({ minutes: 480 })] }]
    expect(await aino.put(`${path}/entries`, { entries })).toMatchObject({ status: 200 })
    expect(await aino.post(`${path}/confirm`, {})).toMatchObject({
      status: 422,
      body: { code: 'allocation_exceeds_entry', dimensionCode: 'project', entryMinutes: 450 },
    })
  })
})

describe('what is out of use stays on days that had it', () => {
  const refused = async (answer: Promise<{ status: number; body: { code: string } }>, code: string) =>
    expect(await answer).toMatchObject({
      status: 404,
      body: { code, detail: expect.stringMatching(/ (in)?active /) },
    })

  it('a target', async () => {
    const level = catalogs.dimensions.cost_center
    const target = await aino.post(`/v1/dimensions/${level}/values`, { code: 'closing', name: 'Lakkaa' })
    const allocations = [{ dimensionId: level, valueId: target.body.id }]
    await write('2026-09-14', allocations)
    await aino.patch(`/v1/dimensions/${level}/values/${target.body.id}`, { active: false })
    expect(await write('2026-09-14', allocations)).toMatchObject({
      status: 200,
      body: { entries: [{ allocations }, {}] },
    })
    await refused(write('2026-09-15', allocations), 'dimension_value_not_found')
  })

  it('a level', async () => {
    const level = await aino.post('/v1/dimensions', { code: 'closing', name: 'Lakkaa' })
    const target = await aino.post(`/v1/dimensions/${level.body.id}/values`, { code: 'one', name: 'Yksi' })
    const allocations = [{ dimensionId: level.body.id, valueId: target.body.id }]
    await write('2026-09-16', allocations)
    await aino.patch(`/v1/dimensions/${level.body.id}`, { active: false })
    expect(await write('2026-09-16', allocations)).toMatchObject({ status: 200 })
    await refused(write('2026-09-17', allocations), 'dimension_not_found')
  })

  it('an entry type', async () => {
    const type = await aino.post('/v1/entry-types', {
      code: 'closing',
      name: 'Lakkaa',
      category: 'work',
      versions: [{ validFrom: '2026-01-01', countsToTarget: true }],
    })
    await write('2026-09-21', [], type.body.id)
    await aino.patch(`/v1/entry-types/${type.body.id}`, { active: false })
    expect(await write('2026-09-21', [], type.body.id)).toMatchObject({ status: 200 })
    await refused(write('2026-09-22', [], type.body.id), 'entry_type_not_found')
  })

  it('a day type', async () => {
    const type = await aino.post('/v1/day-types', {
      code: 'closing',
      name: 'Lakkaa',
      versions: [{ validFrom: '2026-01-01', credit: 'target' }],
    })
    const mark = (date: string) => elina.put(`${dayOf('veera', date)}/day-type`, { dayTypeId: type.body.id })
    await mark('2026-09-23')
    await aino.patch(`/v1/day-types/${type.body.id}`, { active: false })
    expect(await mark('2026-09-23')).toMatchObject({ status: 200 })
    await refused(mark('2026-09-24'), 'day_type_not_found')
  })
})
