import { beforeAll, describe, expect, it, test } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { searched } from '../port.ts'
import { typesOf } from '../types.ts'
import { everything, groupOf, titlesOf } from './searching.ts'

const world = await startWorld()
const admin = world.as('aino')
const searchTypes = typesOf(world.app.services.contributions(searched))

const unit = (code: string, name: string) => made(admin.post('/v1/planning-units', { code, name }))
const member = (lastName: string, more: object = {}) =>
  made(
    admin.post(
      '/v1/memberships',
      { firstNames: 'Tyyne', lastName, role: 'employee', ...more },
      { 'idempotency-key': encodeURIComponent(lastName) },
    ),
  )

beforeAll(async () => {
  await unit('aanekoski', 'Äänekosken huoltamo')
  await unit('huolto', 'Kiinteistöhuolto')
  await unit('huolto_2', 'Huolto Pohjoinen')
  await unit('sale', 'Alennus 50 % _kaikki_')
  await unit('old', 'Huolto vanha').then(({ id }) =>
    admin.patch(`/v1/planning-units/${id}`, { active: false }),
  )
  await member('Straße-Ødegård', { phone: '+358 40 123 4567', email: 'tyyne.oedegaard@example.fi' })
  await member('Ahlqvist', { phone: '040-765 4321' })
  await member('Иванова')
})

test('the groups are one of each kind, always all of them in one order, for whoever asks', async () => {
  for (const who of [admin, world.as('onni'), world.as('sanna'), world.service])
    for (const q of ['huolto', 'zzzzzzz', '%']) {
      const { body } = await who.get(`/v1/search?${new URLSearchParams({ q })}`)
      expect(body.groups.map(({ type }: { type: string }) => type)).toEqual(searchTypes)
    }
})

describe('however it is written', () => {
  it.each([
    ['planning_unit', 'aanekosken', 'Äänekosken huoltamo'],
    ['planning_unit', 'ÄÄNEKOSKEN', 'Äänekosken huoltamo'],
    ['planning_unit', 'Äänekosken'.normalize('NFD'), 'Äänekosken huoltamo'],
    ['planning_unit', 'ａａｎｅｋｏｓｋｉ', 'Äänekosken huoltamo'],
    ['planning_unit', '  huoltamo   ÄÄNE ', 'Äänekosken huoltamo'],
    ['planning_unit', 'teistöhuolto', 'Kiinteistöhuolto'],
    ['planning_unit', 'teistohuo', 'Kiinteistöhuolto'],
    ['membership', 'strasse', 'Tyyne Straße-Ødegård'],
    ['membership', 'odegard', 'Tyyne Straße-Ødegård'],
    ['membership', 'ivanova', 'Tyyne Иванова'],
    ['membership', 'ИВАНОВА', 'Tyyne Иванова'],
    ['membership', 'AKERBLOM veera', 'Veera Åkerblom'],
  ])('%s %s is found', async (type, q, title) => {
    expect(await titlesOf(admin, type, q)).toContain(title)
  })

  it.each([
    '+358 40 123 4567',
    '0401234567',
    '040-123 4567',
    '(040) 123 4567',
    '00358401234567',
    '123 4567',
    '040 123',
  ])('the telephone number %s is found', async q => {
    const { items } = await groupOf(admin, 'membership', q)
    expect(items[0]).toMatchObject({ title: 'Tyyne Straße-Ødegård', matchedField: 'phone' })
    expect(items).toHaveLength(1)
  })

  it.each([
    'TYYNE.OEDEGAARD@EXAMPLE.FI',
    'tyyne.oedegaard',
    'ｔｙｙｎｅ．ｏｅｄｅｇａａｒｄ＠ｅｘａｍｐｌｅ．ｆｉ',
    'oedegaard@example',
  ])('the address %s is found', async q => {
    const { items } = await groupOf(admin, 'membership', q)
    expect(items[0]).toMatchObject({ subtitle: 'tyyne.oedegaard@example.fi', matchedField: 'email' })
  })

  it.each([
    ['membership', 'Heikila', 'Paavo Heikkilä'],
    ['membership', 'virtnaen', 'Tauno Virtanen'],
    ['membership', 'Koskenen', 'Aino Koskinen'],
    ['planning_unit', 'kinteistöhulto', 'Kiinteistöhuolto'],
  ])('a typing error is forgiven: %s %s', async (type, q, title) => {
    expect((await titlesOf(admin, type, q))[0]).toBe(title)
  })

  it.each([
    '%',
    '_',
    '%%%',
    '___',
    '\\',
    "'",
    '.*',
    '[a-z]+',
    '(',
    '$1',
    '|',
    'a'.repeat(200),
    '\u202ehuol',
    '🙂',
    '日本',
    'x '.repeat(100),
  ])('signs stand for themselves: %s', async q => {
    const found = await everything(admin, q)
    for (const [, titles = []] of Object.entries(found))
      for (const title of titles) expect(title.toLowerCase()).toMatch(/[%_']|huol/)
  })

  it('a sign that is part of a name is found by it', async () => {
    expect(await titlesOf(admin, 'planning_unit', '50 % _kai')).toEqual(['Alennus 50 % _kaikki_'])
    expect(await titlesOf(admin, 'planning_unit', '% _')).toEqual(['Alennus 50 % _kaikki_'])
  })
})

describe('the order', () => {
  it('has what is exactly it first, then what begins with it, then what has it inside, and what is not active last', async () => {
    expect(await titlesOf(admin, 'planning_unit', 'huolto')).toEqual([
      'Kiinteistöhuolto',
      'Huolto Pohjoinen',
      'Huolto vanha',
    ])
    expect(await titlesOf(admin, 'planning_unit', 'huolt')).toEqual([
      'Kiinteistöhuolto',
      'Huolto Pohjoinen',
      'Äänekosken huoltamo',
      'Huolto vanha',
    ])
    const { items } = await groupOf(admin, 'planning_unit', 'huolto')
    expect(items.map(({ active, matchedField }) => [active, matchedField])).toEqual([
      [true, 'code'],
      [true, 'code'],
      [false, 'name'],
    ])
  })

  it('of fields that fit equally well is that of the record', async () => {
    expect((await groupOf(admin, 'membership', 'ee')).items).toMatchObject([{ matchedField: 'displayName' }])
  })

  it('is cut at the limit, and says that there is more', async () => {
    const group = await groupOf(admin, 'planning_unit', 'huolto', { limitPerType: '2' })
    expect(group).toMatchObject({ items: [{ code: 'huolto' }, { code: 'huolto_2' }], hasMore: true })
    expect(await groupOf(admin, 'planning_unit', 'huolto', { limitPerType: '3' })).toMatchObject({
      hasMore: false,
    })
  })

  it('of one or two characters is of beginnings of words only', async () => {
    expect(await titlesOf(admin, 'planning_unit', 'hu')).toEqual([
      'Kiinteistöhuolto',
      'Huolto Pohjoinen',
      'Äänekosken huoltamo',
      'Huolto vanha',
    ])
    expect(await titlesOf(admin, 'planning_unit', 'uo')).toEqual([])
  })
})

describe('what is asked for', () => {
  it('may be of some kinds only; the groups of the others are there and empty', async () => {
    const { body } = await admin.get('/v1/search?q=huolto&types=membership,%20staff_group')
    expect(body.groups).toHaveLength(searchTypes.length)
    expect(body.groups.every(({ items }: { items: [] }) => items.length === 0)).toBe(true)
  })

  it.each([
    ['q=', 'q'],
    ['', 'q'],
    ['q=%20%20', 'q'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=a%00b', 'q'],
    ['q=huolto&types=membership,unit', 'types'],
    ['q=huolto&limitPerType=0', 'limitPerType'],
    ['q=huolto&limitPerType=51', 'limitPerType'],
  ])('is refused as %s, with what is wrong named', async (query, parameter) => {
    const { status, body } = await admin.get(`/v1/search?${query}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad-request' })
    expect(JSON.stringify(body.errors)).toContain(parameter)
  })
})
