import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import * as port from '../port.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

it('a staff group is read back as it was written, and still exists when it is out of use', async () => {
  const orgId = await world.organisation()
  const group = await inTransaction(orgId, tx => {
    const hourly = { id: newId(), code: 'hourly', name: 'Tuntipalkkaiset', active: true, updatedAt: tx.now }
    tx.defer(store.insert(tx, hourly))
    return hourly
  })
  const db = world.database.reader(orgId)
  expect(await store.list(db)).toEqual([group])
  expect(await store.codeHolder(db, 'hourly')).toBe(group.id)
  expect(await port.staffGroupInUse(db, group.id)).toBe(true)

  const changed = { ...group, name: 'Tuntityöläiset', active: false, updatedAt: '2026-11-20T07:00:00.001Z' }
  await inTransaction(orgId, tx => tx.defer(store.save(tx, changed)))
  expect(await store.find(db, group.id)).toEqual(changed)
  expect(await port.staffGroupInUse(db, group.id)).toBe(false)
  expect(await port.staffGroupExists(db, group.id)).toBe(true)
  expect(await port.staffGroupExists(db, newId())).toBe(false)
})
