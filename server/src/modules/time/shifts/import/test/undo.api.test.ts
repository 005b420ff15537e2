import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { became, fresh, idsOf, importsIn, monday, tuesday } from './shop.ts'

const world = await startWorld()
const { admin, bring, plan, publish, read, shiftsOf, shop, undo } = importsIn(world)
const { members } = world.meri
const day = { startMinutes: 420, endMinutes: 900, breakMinutes: 30 }

describe('undoing an import of shifts', () => {
  it('cancels what it made, puts back what it changed, and lets the rows come again', async () => {
    const { planningUnitId, code, shiftType, people } = await shop()
    const row = (externalId: string, more: object = {}) => ({
      externalSource: 'rota',
      externalId,
      planningUnit: code,
      workDate: monday,
      shiftType,
      ...more,
    })
    const [known, other] = [fresh('s'), fresh('s')]
    const [id = ''] = idsOf(await bring([row(known, { membershipId: people[0], note: 'Ensin' })]))
    const before = await read(id)
    const rows = [
      row(known, { membershipId: people[1], workDate: tuesday, note: 'Sitten', endMinutes: 960 }),
      row(other, { membershipId: people[0] }),
    ]
    const second = await bring(rows)
    expect(became(second)).toEqual(['updated', 'created'])
    const dry = await undo(second.body.importId, { dryRun: true })
    expect([dry.status, (await read(id)).note]).toEqual([200, 'Sitten'])
    expect((await undo(second.body.importId)).status).toBe(200)
    expect(await read(id)).toEqual({ ...before, updatedAt: expect.any(String) })
    const [, newId = ''] = idsOf(second)
    expect(await read(newId)).toMatchObject({ state: 'cancelled', externalSource: null, externalId: null })
    expect(await undo(second.body.importId)).toMatchObject({
      status: 409,
      body: { code: 'import_already_undone' },
    })
    expect(became(await bring(rows))).toEqual(['updated', 'created'])
    expect(await shiftsOf(planningUnitId, '&state=draft')).toHaveLength(2)
  })

  it('is refused where a shift was published or changed since, row by row, and does nothing then', async () => {
    const { planningUnitId, code, shiftType, people } = await shop()
    const row = { planningUnit: code, shiftType }
    const answer = await bring([
      { ...row, membershipId: people[0], workDate: monday },
      { ...row, membershipId: people[0], workDate: tuesday },
      { ...row, membershipId: people[1], workDate: tuesday },
      { ...row, membershipId: people[1], workDate: monday },
    ])
    const [, second = '', third = '', fourth = ''] = idsOf(answer)
    await made(admin.patch(`/v1/shifts/${second}`, { note: 'Käsin' }))
    await made(admin.post(`/v1/shifts/${third}/cancel`, { reason: 'Inventaario' }))
    await made(admin.post(`/v1/shifts/${fourth}/cancel`, { reason: 'Inventaario' }))
    await publish(planningUnitId, monday, monday)
    const blocked = await undo(answer.body.importId)
    expect(blocked).toMatchObject({
      status: 409,
      body: {
        code: 'import_undo_blocked',
        rows: [
          { index: 0, id: idsOf(answer)[0], code: 'shift_published' },
          { index: 1, id: second, code: 'record_changed' },
        ],
      },
    })
    await made(
      admin.post('/v1/shift-publications/unpublish', {
        ...{ planningUnitId, periodFrom: monday, periodTo: monday, reason: 'Väärä lista' },
      }),
    )
    await made(admin.patch(`/v1/shifts/${second}`, { note: null }))
    expect((await undo(answer.body.importId)).status).toBe(200)
    expect(await shiftsOf(planningUnitId, '&state=draft')).toEqual([])
  })

  it('goes against the rules as a planner would, with the reason that a shift had', async () => {
    const { planningUnitId, code, people } = await shop()
    const at = (more: object) => ({ membershipId: people[0], planningUnit: code, workDate: monday, ...more })
    const source = { externalSource: 'rota', externalId: fresh('s') }
    await bring([at({ ...source, startMinutes: 480, endMinutes: 720 })])
    const moved = await bring([{ ...source, workDate: tuesday }])
    await made(plan({ planningUnitId, membershipId: people[0], workDate: monday, ...day }))
    expect((await undo(moved.body.importId)).body).toMatchObject({
      rows: [{ index: 0, code: 'shift_overlap' }],
    })
  })
})

describe('whoever imports shifts', () => {
  it('as a manager writes into the units that they plan, and learns nothing of others', async () => {
    const own = await shop(members.veera.id)
    const foreign = await shop(members.onni.id)
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const row = (code: string, more: object = {}) => ({
      planningUnit: code,
      workDate: '2027-02-08',
      startMinutes: 480,
      endMinutes: 960,
      ...more,
    })
    const theirs = await bring([
      row(foreign.code, source),
      row(foreign.code, { membershipId: members.onni.id }),
    ])
    await grantTo(world, members.elina.id, ['org.admin'])
    const elina = world.as('elina')
    const answer = await bring(
      [
        row(own.code, { email: members.veera.email }),
        row(foreign.code, { note: 'Minun' }),
        row(own.code, { ...source, note: 'Minun' }),
        row(own.code, { email: members.onni.email }),
        row(own.code, { membershipId: foreign.people[0] }),
        row(foreign.code, { membershipId: members.onni.id }),
      ],
      {},
      elina,
    )
    expect(answer.body.results).toMatchObject([
      { status: 'created' },
      { code: 'planning_unit_not_planned', id: null },
      { code: 'shift_not_found', id: null },
      { code: 'membership_not_found', id: null },
      { code: 'membership_not_found', id: null },
      { code: 'planning_unit_not_planned', id: null },
    ])
    expect((await read(idsOf(theirs)[0] ?? '')).note).toBe(null)
    for (const mode of ['create_only', 'update_only'])
      expect(became(await bring([row(own.code, source)], { mode }, elina))).toEqual(['shift_not_found'])
    expect(await undo(theirs.body.importId, {}, elina)).toMatchObject({ status: 404 })
    expect((await undo(answer.body.importId, {}, elina)).status).toBe(200)
    expect((await bring([], {}, world.as('veera'))).status).toBe(403)
    expect((await bring([], {}, world.as('otso'))).status).toBe(403)
  })

  it('reaches nothing of another organisation', async () => {
    const other = world.as('sanna')
    await made(other.post('/v1/planning-units', { name: 'Toinen', code: 'toinen-talo' }))
    const { code, shiftType } = await shop()
    const row = { planningUnit: code, workDate: monday, shiftType }
    const answer = await bring([
      { ...row, planningUnit: 'toinen-talo' },
      { ...row, membershipId: world.tunturi.members.ilmari.id },
      { ...row, email: world.tunturi.members.ilmari.email },
    ])
    expect(became(answer)).toEqual([
      'planning_unit_not_found',
      'membership_not_found',
      'membership_not_found',
    ])
    expect(await bring([row], {}, other)).toMatchObject({
      status: 402,
      body: { code: 'feature_not_in_plan' },
    })
    expect(await undo(answer.body.importId, {}, other)).toMatchObject({ status: 404 })
  })

  it('without the module knows of no import of shifts', async () => {
    const { code, shiftType } = await shop()
    const { importId } = (await bring([{ planningUnit: code, workDate: monday, shiftType }])).body
    const setModule = (active: boolean) =>
      made(admin.patch('/v1/settings', { modules: [{ module: 'scheduling', active }] }))
    await setModule(false)
    try {
      expect((await admin.get(`/v1/imports/${importId}`)).status).toBe(404)
      expect((await undo(importId)).status).toBe(404)
      const { items } = (await admin.get('/v1/imports')).body
      expect(items.map(({ register }: { register: string }) => register)).not.toContain('shifts')
    } finally {
      await setModule(true)
    }
    expect((await undo(importId)).status).toBe(200)
  })
})
