import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { addedTo } from '../../test/added.ts'
import * as port from '../port.ts'
import { employers } from '../register.ts'

const world = await testDatabase()
const added = addedTo(world)

it('employers in use are found by name, whatever its case, or by registry code', async () => {
  const orgId = await world.organisation()
  const employer = await added(orgId, employers, { name: 'Asennus Oy', registryCode: '2345678-0' })
  const former = await added(orgId, employers, { name: 'Entinen Oy', active: false })
  const db = world.database.reader(orgId)
  const found = [{ id: employer.id, name: 'Asennus Oy', registryCode: '2345678-0' }]
  expect(await port.employersNamed(db, ['ASENNUS oy', 'Entinen Oy'])).toEqual(found)
  expect(await port.employersNamed(db, ['2345678-0'])).toEqual(found)
  expect(await port.employerInUse(db, employer.id)).toBe(true)
  expect(await port.employerInUse(db, former.id)).toBe(false)
})

it('several employers may have no registry code', async () => {
  const orgId = await world.organisation()
  const second = await added(orgId, employers, { name: 'Rakennus Oy' })
  const first = await added(orgId, employers, { name: 'Asennus Oy', registryCode: null })
  expect(await employers.store.list(world.database.reader(orgId))).toEqual([first, second])
})
