import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const [manager, sales, finance] = [world.as('eero'), world.as('sisu'), world.as('lumi')]
const path = '/v1/customers'

const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

let tag: string
beforeAll(async () => {
  tag = (await made('/v1/customer-tags', { code: 'vip', name: 'VIP' })).id
  await made('/v1/custom-fields', {
    kind: 'customer',
    key: 'region',
    type: 'option',
    name: 'Alue',
    options: [
      { code: 'south', name: 'Etelä' },
      { code: 'north', name: 'Pohjoinen' },
    ],
  })
  await made('/v1/custom-fields', { kind: 'customer', key: 'note', type: 'text', name: 'Muistiinpano' })
  await made('/v1/custom-fields', { kind: 'customer', key: 'seats', type: 'number', name: 'Paikkoja' })
  for (const customer of [
    {
      name: 'Cedera Oy',
      city: 'Turku',
      businessId: '2858394-9',
      customFields: { region: 'south', seats: 2.5 },
    },
    { name: 'Äänekosken Sähkö Oy', code: 'sahko', city: 'Äänekoski', businessId: '2345678-0', tags: [tag] },
    { name: 'Alfa 100% Oy', code: 'alfa', ownerMembershipId: world.meri.members.sisu.id },
    { name: 'Beeta_Oy', code: 'beeta', customFields: { region: 'south', note: 'Ä b' }, tags: [tag] },
    {
      name: 'Poistettu Oy',
      code: 'gone',
      externalSource: 'erp',
      externalId: 'x',
      customFields: { region: 'north' },
    },
  ])
    await made(path, customer)
  const [gone] = (await admin.get(`${path}?code=gone`)).body.items
  await admin.post(`${path}/${gone.id}/deactivate`, {})
})

const namesOf = async (query: string, client: Client = admin): Promise<string[]> => {
  const answer = await client.get(`${path}?${query}`)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body.items.map(({ name }: { name: string }) => name.split(/[ _]/)[0])
}

describe('the list of customers', () => {
  it.each<[string, string[]]>([
    ['', ['Alfa', 'Beeta', 'Cedera', 'Äänekosken']],
    ['direction=desc', ['Äänekosken', 'Cedera', 'Beeta', 'Alfa']],
    ['sort=code', ['Alfa', 'Beeta', 'Äänekosken', 'Cedera']],
    ['sort=code&direction=desc', ['Äänekosken', 'Beeta', 'Alfa', 'Cedera']],
    ['includeInactive=true', ['Alfa', 'Beeta', 'Cedera', 'Poistettu', 'Äänekosken']],
    ['includeInactive=false', ['Alfa', 'Beeta', 'Cedera', 'Äänekosken']],
    ['q=ääne', ['Äänekosken']],
    ['q=SÄHKÖ', ['Äänekosken']],
    ['q=sa%CC%88hko%CC%88', ['Äänekosken']],
    ['q=urk', ['Cedera']],
    ['q=bee', ['Beeta']],
    ['q=100%25', ['Alfa']],
    ['q=_oy', ['Beeta']],
    ['q=%25', ['Alfa']],
    ['q=%5C', []],
    ['q=poistettu', []],
    ['q=poistettu&includeInactive=true', ['Poistettu']],
    ['code=gone', ['Poistettu']],
    ['code=GONE', []],
    ['externalSource=erp&externalId=x', ['Poistettu']],
    ['externalSource=erp&externalId=y', []],
    ['unowned=true', ['Beeta', 'Cedera', 'Äänekosken']],
    ['unowned=false', ['Alfa', 'Beeta', 'Cedera', 'Äänekosken']],
    [`ownerMembershipId=${world.meri.members.sisu.id}`, ['Alfa']],
    [`ownerMembershipId=${world.meri.members.sisu.id}&unowned=true`, []],
    [`ownerMembershipId=${newId()}`, []],
    [`tagId=${newId()}`, []],
    ['idleDays=1', ['Alfa', 'Beeta', 'Cedera', 'Äänekosken']],
    ['cf[region]=south', ['Beeta', 'Cedera']],
    ['cf[region]=north', []],
    ['cf[region]=north&includeInactive=true', ['Poistettu']],
    ['cf[region]=south&cf[note]=%C3%84%20b', ['Beeta']],
    ['cf[note]=%C3%A4%20b', []],
    ['cf[seats]=2.5', ['Cedera']],
    ['cf[seats]=2.50', ['Cedera']],
    ['cf[seats]=many', []],
    ['cf[region]=east', []],
    ['cf[nothing]=south', []],
    ['cf[nothing]=south&cf[region]=south', []],
    ['cf[constructor]=x', []],
    ['cf[__proto__]=x', []],
  ])('with “%s” shows %j', async (query, names) => expect(await namesOf(query)).toEqual(names))

  it('of a tag shows those that have it', async () =>
    expect(await namesOf(`tagId=${tag}`)).toEqual(['Beeta', 'Äänekosken']))

  it.each([
    ['limit=101', 'limit'],
    ['idleDays=0', 'idleDays'],
    ['idleDays=3651', 'idleDays'],
    ['idleDays=1.5', 'idleDays'],
    ['q=', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['sort=city', 'sort'],
    ['direction=up', 'direction'],
    ['unowned=perhaps', 'unowned'],
    ['tagId=vip', 'tagId'],
    ['cf[region]=', 'cf'],
    [`cf[note]=${'x'.repeat(1001)}`, 'cf'],
    ['cf=south', 'cf'],
  ])('refuses “%s”, and names the parameter', async (query, parameter) =>
    expect(await admin.get(`${path}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ parameter }] },
    }),
  )

  it.each(['externalSource=erp', 'externalId=x'])('refuses half a reference, %s', async half =>
    expect(await admin.get(`${path}?${half}`)).toMatchObject({
      status: 400,
      body: { code: 'external_ref_incomplete' },
    }),
  )

  it('with updatedSince spans everything in the order of change, whatever sort says', async () => {
    const since = 'updatedSince=2020-01-01T00:00:00Z'
    const swept = await namesOf(since)
    expect(swept).toEqual(['Cedera', 'Äänekosken', 'Alfa', 'Beeta', 'Poistettu'])
    for (const order of ['sort=name', 'sort=openPipelineCents&direction=asc', 'includeInactive=false'])
      expect(await namesOf(`${since}&${order}`)).toEqual(swept)
    expect(await namesOf(`${since}&q=poistettu`)).toEqual(['Poistettu'])
  })

  it.each([
    'sort=name',
    'sort=name&direction=desc',
    'sort=code',
    'sort=code&direction=desc',
    'sort=openPipelineCents',
    'sort=openPipelineCents&direction=asc',
    'sort=lastActivityAt',
    'sort=lastActivityAt&direction=asc',
  ])('by %s gives every customer once, however small the pages', async sort => {
    const whole = await namesOf(`${sort}&includeInactive=true`)
    const paged: string[] = []
    let cursor: string | null = ''
    do {
      const { body } = await admin.get(`${path}?${sort}&includeInactive=true&limit=2&cursor=${cursor}`)
      paged.push(...body.items.map(({ name }: { name: string }) => name.split(/[ _]/)[0]))
      cursor = body.pageInfo.nextCursor
    } while (cursor !== null)
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(5)
  })
})

describe('business ids', () => {
  it.each(['2345678', '2345678-0', '678-0', '2858394'])(
    'are found by %s only with invoicing.manage',
    async q => {
      expect(await namesOf(`q=${q}`, finance)).toHaveLength(1)
      for (const client of [manager, sales]) {
        const found = await client.get(`${path}?q=${q}`)
        const nobody = await client.get(`${path}?q=9999999-9`)
        expect(found.body).toEqual(nobody.body)
        expect(found.body.items).toEqual([])
      }
    },
  )

  it('a cursor of somebody with the right is none for somebody without it', async () => {
    const query = 'q=2&limit=1&includeInactive=true'
    const { nextCursor } = (await finance.get(`${path}?${query}`)).body.pageInfo
    expect(nextCursor).not.toBeNull()
    expect(await sales.get(`${path}?${query}&cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'cursor' }] },
    })
  })
})
