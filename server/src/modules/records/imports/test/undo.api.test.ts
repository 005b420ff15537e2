import { describe, expect, it, onTestFinished } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members, catalogs } = world.meri
const targets = '/v1/imports/tracking-targets'
const units = '/v1/imports/planning-units'

let levels = 0
/** A level of one test alone, and what a request into it answers. */
async function freshLevel() {
  const { body } = await admin.post('/v1/dimensions', { code: `undone_${++levels}`, name: 'Taso' })
  const level = body.code as string
  return {
    dimensionId: body.id as string,
    stored: async () => (await admin.get(`/v1/dimensions/${body.id}/values`)).body.items,
    bring: async (rows: readonly object[], more = {}) =>
      (await admin.post(targets, { level, rows, ...more })).body,
  }
}
const undo = (importId: string, body = {}) => admin.post(`/v1/imports/${importId}/undo`, body)

describe('undoing an import', () => {
  it('removes what it made and puts back what it changed, and leaves the rest', async () => {
    const { bring, stored } = await freshLevel()
    await bring([
      { code: '1', name: 'Yksi' },
      { code: '2', name: 'Kaksi' },
    ])
    const before = await stored()
    const { importId } = await bring(
      [
        { code: '11', name: 'Alla', parentCode: '1' },
        { code: '111', name: 'Alimpana', parentCode: '11' },
        { code: '2', name: 'Två', active: false, externalSource: 'erp', externalId: 'two' },
        { code: '1', name: 'Yksi' },
      ],
      { linkByCode: true },
    )
    const answer = await undo(importId)
    expect(answer).toMatchObject({
      status: 200,
      body: { id: importId, undoneByMembershipId: members.aino.id },
    })
    const without = (items: { updatedAt: string }[]) => items.map(({ updatedAt: _, ...rest }) => rest)
    const after = await stored()
    expect(without(after)).toEqual(without(before))
    expect(after[0]).toEqual(before[0])
    expect((await admin.get(`/v1/imports/${importId}`)).body).toMatchObject({
      undoneAt: answer.body.undoneAt,
      results: [{ status: 'created' }, { status: 'created' }, { status: 'updated' }, { status: 'unchanged' }],
    })
    const told = await world.database.owner<{ action: string }>(
      'select action from audit_entries where target_id = $1',
      [importId],
    )
    expect(told).toEqual([{ action: 'imports.undo' }])
  })

  it('a second time is refused, and the rows can be brought again', async () => {
    const { bring, stored } = await freshLevel()
    const rows = [{ code: '1', name: 'Yksi' }]
    const { importId } = await bring(rows)
    await undo(importId)
    expect(await undo(importId)).toMatchObject({ status: 409, body: { code: 'import_already_undone' } })
    expect((await bring(rows)).results).toMatchObject([{ status: 'created' }])
    expect(await stored()).toHaveLength(1)
  })

  it('is refused whole where a record has changed since or is referred to, and says which', async () => {
    const { dimensionId, bring, stored } = await freshLevel()
    const { importId, results } = await bring([
      { code: 'free', name: 'Vapaa' },
      { code: 'changed', name: 'Muuttuva' },
      { code: 'parent', name: 'Ylä' },
      { code: 'worked', name: 'Työ' },
    ])
    const [, changed, parent, worked] = results
    await admin.patch(`/v1/dimensions/${dimensionId}/values/${changed.id}`, { name: 'Muutettu' })
    await bring([{ code: 'child', name: 'Alla', parentCode: 'parent' }])
    const day = `/v1/team/members/${members.veera.id}/work-days/2026-10-01/entries`
    const entry = {
      entryTypeId: catalogs.entryTypes.work,
      durationMinutes: 60,
      allocations: [{ dimensionId, valueId: worked.id }],
    }
    expect((await admin.put(day, { entries: [entry] })).status).toBe(200)
    const before = await stored()
    const blocked = {
      status: 409,
      body: {
        code: 'import_undo_blocked',
        rows: [
          { index: 1, id: changed.id, code: 'record_changed' },
          { index: 2, id: parent.id, code: 'record_in_use', by: 'tracking_targets' },
          { index: 3, id: worked.id, code: 'record_in_use', by: 'work_days' },
        ],
      },
    }
    expect(await undo(importId)).toMatchObject(blocked)
    expect(await undo(importId, { dryRun: true })).toMatchObject(blocked)
    expect(await stored()).toEqual(before)
  })

  it('in a dry run tells that it would succeed, and writes nothing', async () => {
    const { bring, stored } = await freshLevel()
    const { importId } = await bring([{ code: '1', name: 'Yksi' }])
    expect((await undo(importId, { dryRun: true })).status).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect((await undo(importId)).status).toBe(200)
  })

  it('of units is blocked by the units below and by the members in them', async () => {
    const bring = async (rows: readonly object[]) => (await admin.post(units, { rows })).body
    const { importId, results } = await bring([
      { code: 'undo-a', name: 'A' },
      { code: 'undo-b', name: 'B' },
      { code: 'undo-c', name: 'C', parentCode: 'undo-b' },
    ])
    await bring([{ code: 'undo-d', name: 'D', parentCode: 'undo-c' }])
    await admin.patch(`/v1/memberships/${members.onni.id}`, { planningUnitId: results[0].id })
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: {
        rows: [
          { index: 0, id: results[0].id, code: 'record_in_use', by: 'members' },
          { index: 2, id: results[2].id, code: 'record_in_use', by: 'planning_units' },
        ],
      },
    })
  })

  it('is refused where only the database knows of a reference, and undoes nothing', async () => {
    await world.database.owner(
      `create table refers_to_units (org_id uuid, unit_id uuid, foreign key (org_id, unit_id) references planning_units (org_id, id))`,
    )
    onTestFinished(async () => {
      await world.database.owner('drop table refers_to_units')
    })
    const { body } = await admin.post(units, { rows: [{ code: 'undo-e', name: 'E' }] })
    const [{ id }] = body.results
    await world.database.owner('insert into refers_to_units values ($1, $2)', [world.meri.id, id])
    expect(await undo(body.importId)).toMatchObject({
      status: 409,
      body: { code: 'import_undo_blocked', detail: expect.stringContaining('refers_to_units'), rows: [] },
    })
    expect((await admin.get(`/v1/imports/${body.importId}`)).body).toMatchObject({ undoneAt: null })
  })

  it('is for whoever may import, in their own organisation', async () => {
    const { bring } = await freshLevel()
    const { importId } = await bring([{ code: '1', name: 'Yksi' }])
    expect(await world.as('sanna').post(`/v1/imports/${importId}/undo`, {})).toMatchObject({
      status: 404,
      body: { code: 'import_not_found' },
    })
    for (const somebody of ['elina', 'onni'] as const)
      expect((await world.as(somebody).post(`/v1/imports/${importId}/undo`, {})).status).toBeGreaterThan(400)
    expect((await world.as('elina').get('/v1/imports')).body.items ?? []).toEqual([])
  })
})
