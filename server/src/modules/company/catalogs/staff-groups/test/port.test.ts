import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addedTo } from '../../test/added.ts'
import * as port from '../port.ts'
import { staffGroups } from '../register.ts'

const world = await testDatabase()
const added = addedTo(world)

it('a staff group that is out of use still exists', async () => {
  const orgId = await world.organisation()
  const hourly = await added(orgId, staffGroups, { code: 'hourly', name: 'Tuntipalkkaiset' })
  const former = await added(orgId, staffGroups, { code: 'former', name: 'Entiset', active: false })
  const db = world.database.reader(orgId)
  expect(await port.staffGroupInUse(db, hourly.id)).toBe(true)
  expect(await port.staffGroupInUse(db, former.id)).toBe(false)
  expect(await port.staffGroupExists(db, former.id)).toBe(true)
  expect(await port.staffGroupExists(db, newId())).toBe(false)
})
