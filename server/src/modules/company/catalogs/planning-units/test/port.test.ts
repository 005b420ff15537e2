import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addedTo } from '../../test/added.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import * as port from '../port.ts'
import { planningUnits } from '../register.ts'
import { pathOf } from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)
const added = addedTo(world)

async function tree() {
  const orgId = await world.organisation()
  const unit = (name: string, parentId: string | null) =>
    added(orgId, planningUnits, { code: name.toLowerCase(), name, parentId })
  const region = await unit('Uusimaa', null)
  const city = await unit('Helsinki', region.id)
  const harbour = await unit('Vuosaari', city.id)
  return { orgId, region, city, harbour }
}

describe('a planning unit', () => {
  it('knows the units above it, nearest first', async () => {
    const { orgId, region, city, harbour } = await tree()
    const db = world.database.reader(orgId)
    expect(await pathOf(db, harbour.id)).toEqual([harbour.id, city.id, region.id])
    expect(await pathOf(db, newId())).toEqual([])
    expect(await pathOf(db, null)).toEqual([])
  })

  it('cannot lie below a unit of another organisation', async () => {
    const [mine, theirs] = [await tree(), await tree()]
    const stray = { ...mine.harbour, parentId: theirs.city.id }
    const save = inTransaction(mine.orgId, tx => tx.defer(planningUnits.store.save(tx, stray)))
    await expect(save).rejects.toMatchObject({ kind: 'foreign_key' })
    expect(await pathOf(world.database.reader(mine.orgId), theirs.city.id)).toEqual([])
  })
})

it('units in use are found by id and by name, whatever its case', async () => {
  const { orgId, city } = await tree()
  const db = world.database.reader(orgId)
  expect(await port.planningUnitInUse(db, city.id)).toBe(true)
  expect(await port.planningUnitsNamed(db, ['HELSINKI'])).toEqual([{ id: city.id, name: 'Helsinki' }])
  await inTransaction(orgId, tx => tx.defer(planningUnits.store.save(tx, { ...city, active: false })))
  expect(await port.planningUnitInUse(db, city.id)).toBe(false)
  expect(await port.planningUnitsNamed(db, ['Helsinki'])).toEqual([])
})
