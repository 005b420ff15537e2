import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'
import { newId } from '../../../../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/tracking-targets'

let made = 0
/** A level of one test alone. */
async function freshLevel() {
  const { body } = await admin.post('/v1/dimensions', { code: `imported_${++made}`, name: 'Taso' })
  return { id: body.id as string, level: body.code as string, values: `/v1/dimensions/${body.id}/values` }
}

const audited = async (targetId: string) =>
  world.database.owner<{ action: string; reason: string | null }>(
    'select action, reason from audit_entries where target_id = $1 order by sequence',
    [targetId],
  )

const rows = [
  { externalSource: 'erp', externalId: 'cc-4010', code: '4010', name: 'Asennus', parentCode: '40' },
  { code: '40', name: 'Tuotanto' },
  { code: '41', name: 'Myynti', active: false },
]

describe('an import of tracking targets', () => {
  it('answers every row in its place, and the same rows again change nothing', async () => {
    const { level, values } = await freshLevel()
    const first = await admin.post(path, { level, rows, filename: 'kustannuspaikat.csv' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        results: [
          { index: 0, status: 'created', code: null, targetCode: '4010' },
          { index: 1, status: 'created', code: null, targetCode: '40' },
          { index: 2, status: 'created', code: null, targetCode: '41' },
        ],
        dryRun: false,
      },
    })
    const stored = (await admin.get(values)).body.items
    const [installation, production] = first.body.results
    expect(stored).toMatchObject([
      { id: production.id, code: '40', name: 'Tuotanto', parentId: null, externalId: null },
      {
        id: installation.id,
        code: '4010',
        parentId: production.id,
        externalSource: 'erp',
        externalId: 'cc-4010',
      },
      { code: '41', active: false },
    ])

    const second = await admin.post(path, { level, rows })
    expect(second.body.results).toEqual(
      first.body.results.map((result: object) => ({ ...result, status: 'unchanged' })),
    )
    expect((await admin.get(values)).body.items).toEqual(stored)
    expect(await audited(installation.id)).toEqual([
      { action: 'dimension_values.create', reason: 'kustannuspaikat.csv' },
    ])
  })

  it('shows in a dry run what it would do, and writes nothing', async () => {
    const { level, values } = await freshLevel()
    const looked = await admin.post(path, { level, rows, dryRun: true })
    expect(looked).toMatchObject({
      status: 200,
      body: {
        results: [{ status: 'created', id: null, targetCode: '4010' }, { id: null }, { id: null }],
        importId: null,
        dryRun: true,
      },
    })
    expect((await admin.get(values)).body.items).toEqual([])
    const history = (await admin.get('/v1/imports?limit=1')).body.items
    await admin.post(path, { level, rows: [] })
    expect((await admin.get('/v1/imports?limit=2')).body.items.slice(1)).toEqual(history)
  })

  it('of which one row is refused carries the others out', async () => {
    const { level, values } = await freshLevel()
    const { body } = await admin.post(path, { level, rows: [{ code: '1' }, { code: '2', name: 'Kaksi' }] })
    expect(body.results).toMatchObject([
      { status: 'error', code: 'missing_required', field: 'name', id: null, targetCode: null },
      { status: 'created' },
    ])
    expect((await admin.get(values)).body.items).toHaveLength(1)
  })

  it('changes targets that are there, and an adopted one keeps its code', async () => {
    const { level, values } = await freshLevel()
    const { id } = (await admin.post(values, { code: '7', name: 'Seitsemän' })).body
    const row = { externalSource: 'erp', externalId: 'seven', code: '7' }
    expect((await admin.post(path, { level, rows: [row] })).body.results).toMatchObject([
      { status: 'error', code: 'code_in_use_unlinked', field: 'code', id, targetCode: '7' },
    ])
    const { results } = (await admin.post(path, { level, rows: [row], linkByCode: true })).body
    expect(results).toMatchObject([{ status: 'updated', id, targetCode: '7' }])
    const renamed = { ...row, code: 'other', name: 'Sju' }
    expect((await admin.post(path, { level, rows: [renamed] })).body.results).toMatchObject([
      { status: 'updated', id, targetCode: '7' },
    ])
    expect((await admin.get(`${values}/${id}`)).body).toMatchObject({
      code: '7',
      name: 'Sju',
      externalId: 'seven',
    })
  })

  it.each([
    ['a level that is not there', { level: 'nowhere' }, 404, 'dimension_not_found'],
    ['the level of the projects', { level: 'project' }, 422, 'project_values_managed_in_projects'],
  ])('into %s is refused whole', async (_, { level }, status, code) => {
    expect(await admin.post(path, { level, rows })).toMatchObject({ status, body: { code } })
  })

  it('into a deactivated level is refused whole', async () => {
    const { id, level } = await freshLevel()
    await admin.patch(`/v1/dimensions/${id}`, { active: false })
    expect(await admin.post(path, { level, rows })).toMatchObject({
      status: 422,
      body: { code: 'dimension_inactive' },
    })
  })

  it('has 500 rows at most', async () => {
    const { level } = await freshLevel()
    const many = Array.from({ length: 501 }, (_, n) => ({ code: `${n}`, name: `${n}` }))
    expect(await admin.post(path, { level, rows: many })).toMatchObject({ status: 400 })
    const { body } = await admin.post(path, { level, rows: many.slice(1) })
    expect(body.results.filter(({ status }: { status: string }) => status === 'created')).toHaveLength(500)
  })

  it('is for who administers the organisation', async () => {
    const { level } = await freshLevel()
    for (const name of ['veera', 'helmi'] as const)
      expect(await world.as(name).post(path, { level, rows })).toMatchObject({ status: 403 })
    expect(await world.as('veera').get('/v1/imports')).toMatchObject({ status: 403 })
  })

  it('that two send at once makes each target once', async () => {
    const { level, values } = await freshLevel()
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(path, { level, rows })))
    const statuses = answers.map(({ body }) => body.results[0].status)
    expect(statuses.filter(status => status === 'created')).toHaveLength(1)
    expect(statuses.filter(status => status === 'unchanged')).toHaveLength(3)
    expect(new Set(answers.map(({ body }) => body.results[0].id)).size).toBe(1)
    expect((await admin.get(values)).body.items).toHaveLength(3)
  })
})

describe('the history of imports', () => {
  it('keeps what was sent from where, with the result of every row', async () => {
    const { level } = await freshLevel()
    const { body } = await admin.post(path, { level, rows: [...rows, { code: 'x' }], filename: 'a.csv' })
    const { items } = (await admin.get('/v1/imports?register=tracking-targets&limit=1')).body
    expect(items).toMatchObject([
      {
        register: 'tracking-targets',
        filename: 'a.csv',
        createdCount: 3,
        updatedCount: 0,
        unchangedCount: 0,
        errorCount: 1,
        createdByMembershipId: world.meri.members.aino.id,
      },
    ])
    expect(items[0]).toMatchObject({ id: body.importId })
    expect(items[0]).not.toHaveProperty('results')
    expect((await admin.get(`/v1/imports/${items[0].id}`)).body).toEqual({
      ...items[0],
      results: body.results,
    })
  })

  it('does not know what is not there', async () => {
    expect(await admin.get(`/v1/imports/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'import_not_found' },
    })
  })
})
