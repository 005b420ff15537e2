import { expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { features, isAvailable } from '../../src/platform/vocabulary/features.ts'
import { startWorld } from '../world/world.ts'

it('a module is available as soon as an operation is of it, and not before', () => {
  const used = new Set(
    modules.flatMap(({ contract }) => operationsOf(contract)).map(({ feature }) => feature),
  )
  expect(features.filter(isAvailable)).toEqual(features.filter(feature => used.has(feature)))
})

it('what is not available is active in no answer, though it was bought and is switched on', async () => {
  const world = await startWorld()
  const { id } = world.meri
  await world.database.owner(
    `insert into organisation_features (org_id, feature, active) values ($1, 'invoicing', true)
     on conflict (org_id, feature) do update set active = true`,
    [id],
  )
  const admin = world.as('aino')
  for (const path of ['/v1/me/access', '/v1/settings']) {
    const { body } = await admin.get(path)
    expect(body.modules, path).toContainEqual({
      module: 'invoicing',
      licensed: true,
      available: false,
      active: false,
    })
    const claimed = body.modules.filter((each: { active: boolean; available: boolean }) => each.active)
    expect(claimed.every((each: { available: boolean }) => each.available)).toBe(true)
  }
})
