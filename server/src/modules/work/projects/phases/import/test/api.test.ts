import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { startWorld } from '../../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/project-phases'

let count = 0
async function project(): Promise<{ code: string; path: string }> {
  count++
  const { body } = await admin.post('/v1/projects', { code: `I-${count}`, name: 'Projekti', state: 'active' })
  return { code: body.code, path: `/v1/projects/${body.id}` }
}
const bring = async (rows: readonly object[], more: object = {}) => {
  const { status, body } = await admin.post(path, { rows, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const treeOf = async (of: string): Promise<string[]> =>
  (await admin.get(`${of}/phases`)).body.items.map(
    (each: { code: string; depth: number }) => `${each.depth} ${each.code}`,
  )

const rowsOf = (projectCode: string) => [
  { projectCode, code: '10', name: 'Suunnittelu', budgetMinutes: '600', billing: 'fixed' },
  { projectCode, code: '11', name: 'Luvat', parentCode: '10', startDate: '2027-01-11' },
  { projectCode, code: '111', name: 'Rakennuslupa', parentCode: '11' },
  { projectCode, code: '20', name: 'Asennus' },
]

it('rows of hours name a phase of their project by its code', async () => {
  const { code, path: of } = await project()
  await bring(rowsOf(code))
  const row = {
    email: world.meri.members.veera.email,
    date: '2026-05-06',
    entryType: 'work',
    durationMinutes: 60,
  }
  const hours = async (more: object) =>
    (await admin.post('/v1/imports/work-days', { rows: [{ ...row, targets: `project:${code}`, ...more }] }))
      .body.results[0]
  expect(await hours({ phase: '99' })).toMatchObject({ code: 'project_phase_not_found', field: 'phase' })
  expect(await hours({ phase: '11', targets: null })).toMatchObject({ code: 'project_phase_not_found' })
  expect(await hours({ phase: '11' })).toMatchObject({ status: 'created' })
  expect(await hours({ phase: '11' })).toMatchObject({ status: 'unchanged' })
  const [told] = (await admin.get(`${of}/hours`)).body.items
  const inner = (await admin.get(`${of}/phases`)).body.items.find(
    (each: { code: string }) => each.code === '11',
  )
  expect(told).toMatchObject({ phaseId: inner.id, minutes: 60 })
  await admin.post(`${of}/phases/${inner.id}/lock`, {})
  expect(await hours({ phase: '11', durationMinutes: 90 })).toMatchObject({
    code: 'phase_takes_no_hours',
    field: 'phase',
  })
})

describe('rows of phases', () => {
  it('make the same tree in any order, and nothing the second time', () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async order => {
        const { code, path: of } = await project()
        const rows = rowsOf(code)
        const { results } = await bring(order.flatMap(index => rows[index] ?? []))
        expect(results.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('created'))
        expect((await treeOf(of)).toSorted()).toEqual(['1 10', '1 20', '2 11', '3 111'])
        const again = await bring(rows)
        expect(new Set(again.results.map(({ status }: { status: string }) => status))).toEqual(
          new Set(['unchanged']),
        )
      }),
      { numRuns: 8 },
    ))

  it('change phases of several projects, each told of once', async () => {
    const [one, other] = [await project(), await project()]
    await bring([...rowsOf(one.code), ...rowsOf(other.code)])
    const { results } = await bring([
      { projectCode: one.code, code: '10', name: 'Suunnitelmat' },
      { projectCode: one.code, code: '20', endDate: '2027-03-01' },
      { projectCode: other.code, code: '10', name: 'Suunnittelu' },
    ])
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'updated',
      'updated',
      'unchanged',
    ])
    const { items } = (await admin.get('/v1/integration-events?event=project.updated&limit=100')).body
    const told = (of: string) =>
      items.filter((row: { payload: { projectId: string } }) => of.endsWith(row.payload.projectId)).length
    expect([told(one.path), told(other.path)]).toEqual([2, 1])
    const [first] = (await admin.get(`${one.path}/phases`)).body.items
    expect(first).toMatchObject({ name: 'Suunnitelmat', budgetMinutes: 600, billing: 'fixed' })
  })

  it('are refused what does not fit', async () => {
    const { code: projectCode, path: of } = await project()
    await bring(rowsOf(projectCode))
    const refused = async (row: object, more: object = {}) => {
      const [{ code, field }] = (await bring([{ projectCode, ...row }], more)).results
      return [code, field]
    }
    expect(await refused({ code: 'X', name: 'X', projectCode: null })).toEqual([
      'missing_required',
      'projectCode',
    ])
    expect(await refused({ code: 'X', name: 'X', projectCode: 'nope' })).toEqual([
      'project_not_found',
      'projectCode',
    ])
    expect(await refused({ name: 'X' })).toEqual(['missing_required', 'code'])
    expect(await refused({ code: 'X' })).toEqual(['missing_required', 'name'])
    expect(await refused({ code: 'X', name: 'X', startDate: 'pian' })).toEqual(['invalid_value', 'startDate'])
    expect(await refused({ code: 'X', name: 'X', parentCode: '99' })).toEqual([
      'parent_not_found',
      'parentCode',
    ])
    expect(await refused({ code: '20', parentCode: '10' })).toEqual([
      'parent_change_unsupported',
      'parentCode',
    ])
    expect(await refused({ code: '10', startDate: '2027-02-01', endDate: '2027-01-01' })).toEqual([
      'range_end_before_start',
      'endDate',
    ])
    const deep = ['a', 'b', 'c', 'd'].map((code, index, all) => ({
      projectCode,
      code,
      name: code,
      parentCode: index === 0 ? '111' : all[index - 1],
    }))
    const { results } = await bring(deep)
    expect(results.at(-1)).toMatchObject({ code: 'project_phase_too_deep', field: 'parentCode' })
    const many = Array.from({ length: 497 }, (_, index) => ({
      projectCode,
      code: `m${index}`,
      name: 'Monta',
    }))
    expect((await bring(many)).results[0]).toMatchObject({ code: 'project_phases_full' })
    await admin.post(`${of}/close`, {})
    expect(await refused({ code: '10', name: 'Toinen' })).toEqual(['project_closed', 'projectCode'])
    expect((await bring(rowsOf(projectCode))).results[0]).toMatchObject({ status: 'unchanged' })
  })

  it('in a circle are all refused', async () => {
    const { code: projectCode, path: of } = await project()
    const { results } = await bring([
      { projectCode, code: 'A', name: 'A', parentCode: 'B' },
      { projectCode, code: 'B', name: 'B', parentCode: 'A' },
    ])
    expect(results).toMatchObject([{ status: 'error' }, { status: 'error' }])
    expect(await treeOf(of)).toEqual([])
  })

  it('come as a table, and are undone where nothing refers to them', async () => {
    const { code, path: of } = await project()
    const csv = `Projektin koodi;Vaiheen koodi;Nimi;Yläkoodi\n${code};11;Luvat;10\n${code};10;Suunnittelu;\n`
    const { body } = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(await treeOf(of)).toEqual(['1 10', '2 11'])
    const changed = await bring([{ projectCode: code, code: '10', name: 'Toinen nimi' }])
    expect((await admin.post(`/v1/imports/${changed.importId}/undo`, {})).status).toBe(200)
    expect((await admin.get(`${of}/phases`)).body.items[0].name).toBe('Suunnittelu')
    const [inner] = body.results
    const entry = { entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 60 }
    const allocations = [{ dimensionId: 'project', valueId: of.slice(13), phaseId: inner.id }]
    const day = '/v1/me/work-days/2026-05-05/entries'
    expect((await admin.put(day, { entries: [{ ...entry, allocations }] })).status).toBe(200)
    expect(await admin.post(`/v1/imports/${body.importId}/undo`, {})).toMatchObject({
      status: 409,
      body: { code: 'import_undo_blocked', rows: [{ code: 'record_in_use', by: 'work_days' }] },
    })
    await admin.put(day, { entries: [] })
    expect((await admin.post(`/v1/imports/${body.importId}/undo`, {})).status).toBe(200)
    expect(await treeOf(of)).toEqual([])
  })
})
