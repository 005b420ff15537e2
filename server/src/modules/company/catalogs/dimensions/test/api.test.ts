import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const admin = world.as('aino')
const { catalogs, projects } = world.meri
const projectLevel = `/v1/dimensions/${catalogs.dimensions.project}`

let made = 0
/** A level of one test alone. */
async function freshLevel(): Promise<{ id: string; at: string; values: string }> {
  const { body } = await admin.post('/v1/dimensions', { code: `level_${++made}`, name: 'Taso' })
  return { id: body.id, at: `/v1/dimensions/${body.id}`, values: `/v1/dimensions/${body.id}/values` }
}

const codesOf = (answer: { body: { items: { code: string }[] } }) => answer.body.items.map(({ code }) => code)

describe('tracking levels', () => {
  it('come with their targets when asked, and without them otherwise', async () => {
    const plain = await world.as('veera').get('/v1/dimensions')
    expect(plain.body.items[0]).toMatchObject({
      code: 'project',
      locked: true,
      askInEntry: true,
      required: false,
    })
    expect(plain.body.items[0]).not.toHaveProperty('values')
    expect((await admin.get('/v1/dimensions?includeValues=false')).body).toEqual(plain.body)

    const { items } = (await admin.get('/v1/dimensions?includeValues=true')).body
    const valuesOf = (code: string) =>
      items
        .find((level: { code: string }) => level.code === code)
        .values.map((value: { code: string }) => value.code)
    expect(valuesOf('project')).toEqual(['harbour', 'tower'])
    expect(valuesOf('cost_center')).toEqual(['administration', 'production', 'sales'])
  })

  it.each(['yes', '1', ''])('refuse includeValues=%s', async includeValues => {
    expect(await admin.get(`/v1/dimensions?includeValues=${includeValues}`)).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'includeValues' }] },
    })
  })

  it('stand one after the other, and say what entries must have', async () => {
    const first = await admin.post('/v1/dimensions', {
      code: 'stand_a',
      name: 'A',
      required: true,
      askInEntry: true,
    })
    const second = await admin.post('/v1/dimensions', { code: 'stand_b', name: 'B' })
    expect(first.body).toMatchObject({ required: true, askInEntry: true, locked: false })
    expect(second.body.position).toBeGreaterThan(first.body.position)
  })

  it('go on being made when one stands in the last place', async () => {
    expect(await admin.post('/v1/dimensions', { code: 'last', name: 'A', position: 10_000 })).toMatchObject({
      status: 201,
    })
    const after = await admin.post('/v1/dimensions', { code: 'after_last', name: 'B' })
    expect(after).toMatchObject({ status: 201, body: { position: 10_000 } })
    expect((await admin.get('/v1/dimensions')).status).toBe(200)
  })

  it.each(['Kustannus', '1st', 'has-hyphen', ''])('have no code like “%s”', async code => {
    expect(await admin.post('/v1/dimensions', { code, name: 'A' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code' }] },
    })
  })

  it('for projects keeps its code, stays active, and its targets are managed as projects', async () => {
    const locked = { status: 422, body: { code: 'dimension_locked' } }
    expect(await admin.patch(projectLevel, { active: false })).toMatchObject(locked)
    expect(await admin.patch(projectLevel, { code: 'job' })).toMatchObject(locked)
    expect(await admin.patch(projectLevel, { name: 'Kohde' })).toMatchObject({
      status: 200,
      body: { name: 'Kohde' },
    })

    const managed = { status: 422, body: { code: 'project_values_managed_in_projects' } }
    expect(await admin.post(`${projectLevel}/values`, { code: 'a', name: 'A' })).toMatchObject(managed)
    expect(await admin.patch(`${projectLevel}/values/${projects.get('tower')}`, { name: 'A' })).toMatchObject(
      managed,
    )
  })
})

describe('targets', () => {
  it('are found by text, ids, code and reference, inactive ones by every form', async () => {
    const { values } = await freshLevel()
    const reference = { externalSource: 'erp', externalId: 'A/1' }
    const one = (await admin.post(values, { code: 'A 1', name: 'Ääsmäe', active: false, ...reference })).body
    const two = (await admin.post(values, { code: 'B 2', name: 'Työmaa', parentId: one.id })).body
    expect(two.parentId).toBe(one.id)

    expect(codesOf(await admin.get(values))).toEqual(['A 1', 'B 2'])
    expect(codesOf(await admin.get(`${values}?q=${encodeURIComponent('ÄÄS')}`))).toEqual(['A 1'])
    expect(codesOf(await admin.get(`${values}?q=b`))).toEqual(['B 2'])
    expect(codesOf(await admin.get(`${values}?ids=${one.id},${two.id},${newId()},x`))).toEqual(['A 1', 'B 2'])
    expect(codesOf(await admin.get(`${values}?code=A%201`))).toEqual(['A 1'])
    expect(codesOf(await admin.get(`${values}?code=a%201`))).toEqual([])
    expect(codesOf(await admin.get(`${values}?externalSource=erp&externalId=A%2F1`))).toEqual(['A 1'])
    expect(codesOf(await admin.get(`${values}?updatedSince=${two.updatedAt}`))).toEqual(['B 2'])
  })

  it('are paged without loss, and swept in the order of their changes', async () => {
    const { values } = await freshLevel()
    for (const code of ['c', 'a', 'e', 'b', 'd']) await admin.post(values, { code, name: code })
    const walk = async (query: string) => {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await admin.get(`${values}?limit=2${query}${cursor && `&cursor=${cursor}`}`)
        seen.push(...body.items.map((value: { code: string }) => value.code))
        cursor = body.pageInfo.nextCursor ?? ''
      } while (cursor)
      return seen
    }
    expect(await walk('')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(await walk('&updatedSince=2024-01-01T00:00:00%2B02:00')).toEqual(['c', 'a', 'e', 'b', 'd'])
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    [`q=${'x'.repeat(101)}`, 'q'],
    [`code=${'x'.repeat(51)}`, 'code'],
    [`ids=${'x'.repeat(4001)}`, 'ids'],
    ['externalSource=ERP&externalId=1', 'externalSource'],
    [`externalSource=erp&externalId=${'x'.repeat(201)}`, 'externalId'],
    ['updatedSince=2026-01-01', 'updatedSince'],
    ['updatedSince=1899-12-31T00:00:00Z', 'updatedSince'],
    ['updatedSince=3000-01-01T00:00:00Z', 'updatedSince'],
    ['colour=blue', 'colour'],
  ])('refuse %s, naming %s', async (query, parameter) => {
    const { values } = await freshLevel()
    expect(await admin.get(`${values}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ parameter }] },
    })
  })

  it('are paged with the cursor of their own level and filters only', async () => {
    const [mine, other] = [await freshLevel(), await freshLevel()]
    for (const code of ['a', 'b']) await admin.post(mine.values, { code, name: code })
    const { nextCursor } = (await admin.get(`${mine.values}?limit=1`)).body.pageInfo
    const refused = { status: 400, body: { code: 'bad-request', errors: [{ parameter: 'cursor' }] } }
    expect(await admin.get(`${other.values}?limit=1&cursor=${nextCursor}`)).toMatchObject(refused)
    expect(await admin.get(`${mine.values}?limit=1&q=b&cursor=${nextCursor}`)).toMatchObject(refused)
    expect(codesOf(await admin.get(`${mine.values}?limit=5&cursor=${nextCursor}`))).toEqual(['b'])
  })

  it('are looked up by a whole reference only', async () => {
    const { values } = await freshLevel()
    for (const half of ['externalSource=erp', 'externalId=1'])
      expect(await admin.get(`${values}?${half}`)).toMatchObject({
        status: 400,
        body: { code: 'external_ref_incomplete' },
      })
  })

  it('have a whole reference or none, each once in a level', async () => {
    const { values } = await freshLevel()
    const reference = { externalSource: 'erp', externalId: '1' }
    const incomplete = { status: 400, body: { code: 'external_ref_incomplete' } }
    expect(await admin.post(values, { code: 'a', name: 'A', externalSource: 'erp' })).toMatchObject(
      incomplete,
    )
    const { body: a } = await admin.post(values, { code: 'a', name: 'A', ...reference })
    expect(await admin.patch(`${values}/${a.id}`, { externalId: null })).toMatchObject(incomplete)
    expect(await admin.post(values, { code: 'b', name: 'B', ...reference })).toMatchObject({
      status: 409,
      body: { code: 'external_ref_conflict' },
    })
    const cleared = await admin.patch(`${values}/${a.id}`, { externalSource: null, externalId: null })
    expect(cleared).toMatchObject({ status: 200, body: { externalSource: null, externalId: null } })
    expect(await admin.post(values, { code: 'b', name: 'B', ...reference })).toMatchObject({ status: 201 })
  })

  it('lie below targets of the same level, never below themselves', async () => {
    const [mine, other] = [await freshLevel(), await freshLevel()]
    const { body: above } = await admin.post(mine.values, { code: 'a', name: 'A' })
    const { body: below } = await admin.post(mine.values, { code: 'b', name: 'B', parentId: above.id })
    const { body: stray } = await admin.post(other.values, { code: 'a', name: 'A' })
    const unknown = { status: 404, body: { code: 'parent_not_found' } }
    expect(await admin.post(mine.values, { code: 'c', name: 'C', parentId: stray.id })).toMatchObject(unknown)
    expect(await admin.patch(`${mine.values}/${below.id}`, { parentId: newId() })).toMatchObject(unknown)
    expect(await admin.patch(`${mine.values}/${above.id}`, { parentId: below.id })).toMatchObject({
      status: 422,
      body: { code: 'dimension_value_cycle' },
    })
  })

  it('are not written in a deactivated level, and still read', async () => {
    const { at, values } = await freshLevel()
    const { body: a } = await admin.post(values, { code: 'a', name: 'A' })
    await admin.patch(at, { active: false })
    const inactive = { status: 422, body: { code: 'dimension_inactive' } }
    expect(await admin.post(values, { code: 'b', name: 'B' })).toMatchObject(inactive)
    expect(await admin.patch(`${values}/${a.id}`, { name: 'B' })).toMatchObject(inactive)
    expect(codesOf(await admin.get(values))).toEqual(['a'])
  })

  it('of a level that is unknown, or another organisation’s, do not exist', async () => {
    const unknown = { status: 404, body: { code: 'dimension_not_found' } }
    for (const id of [newId(), 'nonsense', world.tunturi.catalogs.dimensions.cost_center]) {
      const values = `/v1/dimensions/${id}/values`
      expect(await admin.get(values)).toMatchObject(unknown)
      expect(await admin.get(`${values}/${catalogs.costCenters.sales}`)).toMatchObject(unknown)
      expect(await admin.post(values, { code: 'a', name: 'A' })).toMatchObject(unknown)
      expect(await admin.patch(`${values}/${catalogs.costCenters.sales}`, { name: 'A' })).toMatchObject(
        unknown,
      )
    }
  })

  it('are created once when several callers send the same code at once', async () => {
    const { values } = await freshLevel()
    const send = () => admin.post(values, { code: 'same', name: 'Same' })
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(codesOf(await admin.get(values))).toEqual(['same'])
  })
})
