import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { groupOf, titlesOf } from './searching.ts'

const world = await startWorld()
const admin = world.as('aino')
const unit = (code: string, name: string) => made(admin.post('/v1/planning-units', { code, name }))

beforeAll(async () => {
  await unit('korjaus', 'Halli')
  await unit('first', 'Korjauspaja')
  await unit('second', 'Vanha korjauspaja')
  await unit('third', 'Autonkorjaamo Ässä')
  await unit('fourth', 'Ylänen paja')
  await unit('fifth', 'Nenäinniemi')
  await unit('seventh', 'Osmo Virtanen')
  await unit('eighth', 'Aino Laine')
  const { id } = await unit('sixth', 'Korjaus')
  await made(admin.patch(`/v1/planning-units/${id}`, { active: false }))
  await world.database.owner(
    `insert into planning_units (org_id, id, code, name, active, updated_at)
     select $1, uuidv7(), 'unit-' || n, case when n % 3 = 0 then 'Uusi korjaus ' else 'Kuljetus Virtanen ' end || n, true, now()
     from generate_series(1, 12000) n`,
    [world.meri.id],
  )
  await world.database.owner('analyze planning_units')
})

describe('where more fit than a page, and more than are put in order', () => {
  it('what is exactly the question is first, then what begins with it, however old', async () => {
    const { items, hasMore } = await groupOf(admin, 'planning_unit', 'korjaus')
    expect(items.slice(0, 2).map(({ code }) => code)).toEqual(['korjaus', 'first'])
    expect(items.slice(2).every(({ title }) => title.startsWith('Uusi korjaus'))).toBe(true)
    expect(items).toHaveLength(5)
    expect(hasMore).toBe(true)
  })

  it('the same question has the same answer', async () => {
    const once = await groupOf(admin, 'planning_unit', 'korjaus', { limitPerType: '50' })
    expect(once.items).toHaveLength(50)
    expect(await groupOf(admin, 'planning_unit', 'korjaus', { limitPerType: '50' })).toEqual(once)
  })

  it('what has it at the beginning of a word is before the many that have it inside', async () => {
    expect((await titlesOf(admin, 'planning_unit', 'nen'))[0]).toBe('Nenäinniemi')
  })

  it('what few have is found however old: inside a word, by its end, and by a typing error', async () => {
    expect(await titlesOf(admin, 'planning_unit', 'autonkorj')).toEqual(['Autonkorjaamo Ässä'])
    expect(await titlesOf(admin, 'planning_unit', 'jaamo')).toEqual(['Autonkorjaamo Ässä'])
    expect(await titlesOf(admin, 'planning_unit', 'autnokorjaamo')).toEqual(['Autonkorjaamo Ässä'])
    expect(await titlesOf(admin, 'planning_unit', 'ylänen')).toEqual(['Ylänen paja'])
    expect(await titlesOf(admin, 'planning_unit', 'virtanen 2999')).toEqual(['Kuljetus Virtanen 2999'])
  })

  it('what has two words with a typing error each is found among the many that have one of them', async () => {
    expect(await titlesOf(admin, 'planning_unit', 'osmoo virtanne')).toEqual(['Osmo Virtanen'])
    expect(await titlesOf(admin, 'planning_unit', 'virtanne osmoo')).toEqual(['Osmo Virtanen'])
  })

  it('short words are found with any two neighbouring letters exchanged, one missing, wrong or too many', async () => {
    const typings = ['iano', 'anio', 'aion', 'aiino', 'ainoo', 'aibo', 'aini', 'aino lanie', 'ainoo liane']
    const found = await Promise.all(typings.map(typed => titlesOf(admin, 'planning_unit', typed)))
    expect(found).toEqual(typings.map(() => ['Aino Laine']))
    expect(await titlesOf(admin, 'planning_unit', 'omso virtnaen')).toEqual(['Osmo Virtanen'])
    expect(await titlesOf(admin, 'planning_unit', 'virtanne omso')).toEqual(['Osmo Virtanen'])
  })

  it('what is not active is last', async () => {
    const { items, hasMore } = await groupOf(admin, 'planning_unit', 'korjaus', {
      limitPerType: '50',
    })
    expect(items.some(({ active }) => !active)).toBe(false)
    expect(hasMore).toBe(true)
    const few = await groupOf(admin, 'planning_unit', 'korj ha')
    expect(few.items.map(({ active }) => active)).toEqual([true])
  })
})
