import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/planning-units'
const bring = async (rows: readonly object[], more = {}) => (await admin.post(path, { rows, ...more })).body

it('units come with their parents in any order, and the same rows again change nothing', async () => {
  const rows = [
    { code: 'quay', name: 'Laituri', parentCode: 'harbour', line: 2 },
    { code: 'harbour', name: 'Satama', line: 3 },
  ]
  const { results, importId } = await bring(rows)
  expect(results).toMatchObject([
    { index: 0, status: 'created', targetCode: 'quay', line: 2 },
    { index: 1, status: 'created', targetCode: 'harbour', line: 3 },
  ])
  const quay = (await admin.get(`/v1/planning-units/${results[0].id}`)).body
  expect(quay).toMatchObject({ code: 'quay', parentId: results[1].id, active: true })
  const again = await bring(rows.toReversed())
  expect(again.results).toMatchObject([{ status: 'unchanged' }, { status: 'unchanged' }])
  expect((await admin.get(`/v1/planning-units/${results[0].id}`)).body).toEqual(quay)
  expect((await admin.get(`/v1/imports/${importId}`)).body).toMatchObject({
    register: 'planning-units',
    createdCount: 2,
    results,
  })
})

it('a unit without a code is found by its name, whatever its case', async () => {
  const [made] = (await bring([{ name: 'Katu' }])).results
  const { results } = await bring([{ name: 'KATU', active: false }])
  expect(results).toMatchObject([{ status: 'updated', id: made.id, targetCode: null }])
  for (const name of ['Sama', 'Sama']) await admin.post('/v1/planning-units', { name })
  expect((await bring([{ name: 'Sama' }])).results).toMatchObject([
    { status: 'error', code: 'planning_unit_ambiguous', field: 'name' },
  ])
})

it.each([
  [[{ active: true }], 'missing_required', 'code'],
  [[{ code: 'nameless' }], 'missing_required', 'name'],
  [[{ code: 'Not A Code', name: 'X' }], 'invalid_value', 'code'],
  [[{ code: 'flagged', name: 'X', active: 'perhaps' }], 'invalid_value', 'active'],
  [[{ code: 'orphan', name: 'X', parentCode: 'nowhere' }], 'planning_unit_not_found', 'parentCode'],
  [
    [
      { code: 'round-a', name: 'A', parentCode: 'round-b' },
      { code: 'round-b', name: 'B', parentCode: 'round-c' },
      { code: 'round-c', name: 'C', parentCode: 'round-a' },
    ],
    'planning_unit_cycle',
    'parentCode',
  ],
])('rows %j are refused as %s', async (rows, code, field) => {
  const { results } = await bring(rows)
  expect(results).toEqual(
    rows.map((_, index) => ({ index, status: 'error', id: null, code, field, targetCode: null })),
  )
})

it('a unit is not moved, and rows outside the mode are left alone', async () => {
  await bring([
    { code: 'stay', name: 'Paikka' },
    { code: 'elsewhere', name: 'Muualla' },
  ])
  expect((await bring([{ code: 'stay', parentCode: 'elsewhere' }])).results).toMatchObject([
    { status: 'error', code: 'parent_change_unsupported', targetCode: 'stay' },
  ])
  const rows = [
    { code: 'stay', name: 'Toinen' },
    { code: 'fresh', name: 'Uusi' },
  ]
  expect((await bring(rows, { mode: 'create_only', dryRun: true })).results).toMatchObject([
    { status: 'error', code: 'record_exists' },
    { status: 'created', id: null },
  ])
  expect((await bring(rows, { mode: 'update_only' })).results).toMatchObject([
    { status: 'updated' },
    { status: 'error', code: 'record_not_found' },
  ])
})
