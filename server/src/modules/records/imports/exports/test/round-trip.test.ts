import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { modules } from '../../../../index.ts'
import { exportRegisters } from '../../port.ts'
import { closed, fill, foundation, unsayable } from './filled.ts'
import { bring, bytesOf } from './tables.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const registers = contributionsOf(modules)(exportRegisters).map(({ register }) => register)

/** What could not be made of what is exported; a test expects nothing of it. */
const notMade: unknown[] = []

beforeAll(async () => {
  await foundation(world, admin, world.meri)
  notMade.push(...(await fill(admin, members)))
  for (const arrange of [unsayable, closed])
    await arrange(admin, members).catch((error: unknown) => notMade.push(String(error)))
})

it('begins with records of every register', () => {
  expect(notMade).toEqual([])
})

describe.each(registers)('what is exported of %s', register => {
  it.each([
    ['csv', 'fi'],
    ['csv', 'sv'],
    ['csv', 'en'],
    ['xlsx', 'fi'],
  ] as const)(
    'is unchanged in every row when it is imported again, as %s in %s',
    async (format, language) => {
      const bytes = await bytesOf(admin, register, `format=${format}&language=${language}`)
      const results = await bring(admin, register, format, bytes, 'dryRun=true')
      expect(results.filter(({ status }) => status !== 'unchanged')).toEqual([])
      expect(results.length).toBeGreaterThan(2)
    },
  )
})
