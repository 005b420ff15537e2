import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import type { PlanningUnit } from '../contract.ts'
import * as port from '../port.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

async function tree(): Promise<{
  orgId: string
  region: PlanningUnit
  city: PlanningUnit
  harbour: PlanningUnit
}> {
  const orgId = await world.organisation()
  const unit = (name: string, parentId: string | null, updatedAt: string): PlanningUnit => ({
    id: newId(),
    code: name.toLowerCase(),
    name,
    parentId,
    active: true,
    updatedAt,
  })
  return inTransaction(orgId, tx => {
    const region = unit('Uusimaa', null, tx.now)
    const city = unit('Helsinki', region.id, tx.now)
    const harbour = unit('Vuosaari', city.id, tx.now)
    for (const each of [region, city, harbour]) tx.defer(store.insert(tx, each))
    return { orgId, region, city, harbour }
  })
}

describe('a planning unit', () => {
  it('is read back as it was written, and moved', async () => {
    const { orgId, city, harbour } = await tree()
    const db = world.database.reader(orgId)
    expect(await store.find(db, city.id)).toEqual(city)
    expect(await store.codeHolder(db, 'vuosaari')).toBe(harbour.id)
    expect(await store.codeHolder(db, null)).toBeNull()
    const moved = {
      ...harbour,
      parentId: null,
      code: null,
      active: false,
      updatedAt: '2026-11-20T07:00:00.001Z',
    }
    await inTransaction(orgId, tx => tx.defer(store.save(tx, moved)))
    expect(await store.find(db, harbour.id)).toEqual(moved)
  })

  it('knows the units above it, nearest first', async () => {
    const { orgId, region, city, harbour } = await tree()
    const db = world.database.reader(orgId)
    expect(await store.pathOf(db, harbour.id)).toEqual([harbour.id, city.id, region.id])
    expect(await store.pathOf(db, newId())).toEqual([])
    expect(await store.pathOf(db, null)).toEqual([])
  })

  it('cannot lie below a unit of another organisation', async () => {
    const [mine, theirs] = [await tree(), await tree()]
    const stray = { ...mine.harbour, parentId: theirs.city.id }
    await expect(inTransaction(mine.orgId, tx => tx.defer(store.save(tx, stray)))).rejects.toMatchObject({
      kind: 'foreign_key',
    })
    expect(await store.pathOf(world.database.reader(mine.orgId), theirs.city.id)).toEqual([])
  })
})

it('units in use are found by id and by name, whatever its case', async () => {
  const { orgId, city } = await tree()
  const db = world.database.reader(orgId)
  expect(await port.planningUnitInUse(db, city.id)).toBe(true)
  expect(await port.planningUnitsNamed(db, ['HELSINKI'])).toEqual([{ id: city.id, name: 'Helsinki' }])
  await inTransaction(orgId, tx => tx.defer(store.save(tx, { ...city, active: false })))
  expect(await port.planningUnitInUse(db, city.id)).toBe(false)
  expect(await port.planningUnitsNamed(db, ['Helsinki'])).toEqual([])
})
