import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import type { Employer } from '../contract.ts'
import * as port from '../port.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

const made = (orgId: string, name: string, registryCode: string | null): Promise<Employer> =>
  inTransaction(orgId, tx => {
    const employer = { id: newId(), name, registryCode, active: true, updatedAt: tx.now }
    tx.defer(store.insert(tx, employer))
    return employer
  })

it('an employer is read back as it was written, by name order, and changed', async () => {
  const orgId = await world.organisation()
  const second = await made(orgId, 'Rakennus Oy', null)
  const first = await made(orgId, 'Asennus Oy', '2345678-0')
  const db = world.database.reader(orgId)
  expect(await store.list(db)).toEqual([first, second])
  expect(await store.codeHolder(db, '2345678-0')).toBe(first.id)
  expect(await store.codeHolder(db, null)).toBeNull()
  const changed = { ...second, registryCode: '0112038-9', updatedAt: '2026-11-20T07:00:00.001Z' }
  await inTransaction(orgId, tx => tx.defer(store.save(tx, changed)))
  expect(await store.find(db, second.id)).toEqual(changed)
})

it('employers in use are found by name, whatever its case, or by registry code', async () => {
  const orgId = await world.organisation()
  const employer = await made(orgId, 'Asennus Oy', '2345678-0')
  const gone = await made(orgId, 'Entinen Oy', null)
  await inTransaction(orgId, tx => tx.defer(store.save(tx, { ...gone, active: false })))
  const db = world.database.reader(orgId)
  const found = [{ id: employer.id, name: 'Asennus Oy', registryCode: '2345678-0' }]
  expect(await port.employersNamed(db, ['ASENNUS oy', 'Entinen Oy'])).toEqual(found)
  expect(await port.employersNamed(db, ['2345678-0'])).toEqual(found)
  expect(await port.employerInUse(db, employer.id)).toBe(true)
  expect(await port.employerInUse(db, gone.id)).toBe(false)
})
