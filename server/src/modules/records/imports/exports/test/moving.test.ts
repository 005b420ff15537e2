import { beforeAll, expect, it } from 'vitest'
import { foundOrganisation } from '../../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { features } from '../../../../../platform/vocabulary/features.ts'
import { modules } from '../../../../index.ts'
import { exportRegisters } from '../../port.ts'
import { fill, foundation } from './filled.ts'
import { foreignRows } from './foreign-rows.ts'
import { bring, bytesOf } from './tables.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri

/** Another organisation with the same terms, to which everything is moved. */
const saari = await foundOrganisation(world.app.services, {
  ...{ name: 'Saari Oy', slug: 'saari' },
  features: features.map(feature => ({ feature })),
  people: { outi: { firstNames: 'Outi', lastName: 'Salo', role: 'admin' } },
})
const outi = world.withKey(saari.members.outi.personalKey)
/** In the order in which they refer to each other. */
const registers = foreignRows(members).map(([register]) => register)
const refused: object[] = []

const lines = (csv: Buffer): string[] => String(csv).trim().split('\r\n')

beforeAll(async () => {
  await foundation(world, admin, world.meri)
  await foundation(world, outi, saari)
  await fill(admin, members)
  for (const register of registers) {
    const results = await bring(outi, register, 'csv', await bytesOf(admin, register, 'recordIds=false'))
    const errors = results.filter(({ status }) => status === 'error')
    if (errors.length > 0) refused.push({ register, errors })
  }
})

it('every register moves to an organisation that has nothing', () => {
  const exported = contributionsOf(modules)(exportRegisters).map(({ register }) => register)
  expect(registers.toSorted()).toEqual(exported.toSorted())
  expect(refused).toEqual([])
})

it.each(registers)('%s has the same table there', async register => {
  const [here = [], there = []] = await Promise.all(
    [admin, outi].map(async client => lines(await bytesOf(client, register, 'recordIds=false'))),
  )
  expect(here.length).toBeGreaterThan(3)
  expect(here.filter(line => !there.includes(line))).toEqual([])
})
