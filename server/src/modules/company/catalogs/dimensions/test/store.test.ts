import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { by, keysetPage, sweepKeys } from '../../../../../platform/data/paging.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import { levelsForEntries, resolveValues } from '../port.ts'
import type { DimensionValue, Level } from '../shapes.ts'
import * as store from '../store.ts'
import * as valueStore from '../value-store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

const level = (code: string, rest: Partial<Level> = {}): Level => ({
  id: newId(),
  code,
  name: code,
  active: true,
  required: false,
  askInEntry: true,
  remainder: 'unattributed',
  locked: false,
  position: 1,
  updatedAt: '2026-11-20T07:00:00.000Z',
  ...rest,
})

const value = (
  { id: dimensionId }: Level,
  code: string,
  rest: Partial<DimensionValue> = {},
): DimensionValue => ({
  id: newId(),
  dimensionId,
  code,
  name: code,
  active: true,
  parentId: null,
  externalSource: null,
  externalId: null,
  attributionPrecision: null,
  updatedAt: '2026-11-20T07:00:00.000Z',
  ...rest,
})

const costs = level('cost_center', { position: 2, required: true })
const places = level('place')
const retired = level('retired', { active: false })
const roof = value(costs, '100%', { name: 'Kattotyöt Ääsmäessä', externalSource: 'erp', externalId: 'A-1' })
const tiles = value(costs, '100_1', {
  name: 'Tiilet',
  parentId: roof.id,
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const nails = value(costs, '100_1_1', {
  parentId: tiles.id,
  active: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const yard = value(places, '100%', { externalSource: 'erp', externalId: 'A-1' })

let orgId: string
beforeAll(async () => {
  orgId = await world.organisation()
  await inTransaction(orgId, tx => {
    for (const each of [costs, places, retired]) tx.defer(store.insert(tx, each))
    // A parent may come with its children in any order, as an import brings them.
    tx.defer(valueStore.insert(tx, [nails, tiles, roof, yard]))
  })
})
const reader = () => world.database.reader(orgId)

describe('levels', () => {
  it('are read by position, deactivated ones too; entries see the active ones', async () => {
    expect(await store.list(reader())).toEqual([places, retired, costs])
    expect(await levelsForEntries(reader())).toEqual([
      {
        id: places.id,
        code: 'place',
        name: 'place',
        required: false,
        askInEntry: true,
        remainder: 'unattributed',
      },
      {
        id: costs.id,
        code: 'cost_center',
        name: 'cost_center',
        required: true,
        askInEntry: true,
        remainder: 'unattributed',
      },
    ])
  })

  it('keep a change', async () => {
    const org = await world.organisation()
    const changed = {
      ...places,
      name: 'Paikka',
      askInEntry: false,
      position: 7,
      updatedAt: '2026-11-20T09:00:00.000Z',
    }
    await inTransaction(org, tx => {
      tx.defer(store.insert(tx, places))
      tx.defer(store.save(tx, changed))
    })
    expect(await store.find(world.database.reader(org), places.id)).toEqual(changed)
  })
})

describe('targets', () => {
  const codes = async (filter: valueStore.ValueFilter, of = costs) => {
    const page = await keysetPage(
      reader(),
      {},
      {
        operation: 'test',
        keys: [by('v.code')],
        rows: keyset => valueStore.listOf(reader(), of.id, filter, keyset),
      },
    )
    return page.items.map(({ code }) => code)
  }

  it.each<[string, valueStore.ValueFilter, string[]]>([
    ['everything, inactive ones too', {}, ['100%', '100_1', '100_1_1']],
    ['text in a name, whatever its case', { q: 'ääsMÄ' }, ['100%']],
    ['text in a code', { q: '_1' }, ['100_1', '100_1_1']],
    ['a sign of LIKE as itself', { q: '%' }, ['100%']],
    ['a backslash as itself', { q: '\\' }, []],
    ['a code', { code: '100_1' }, ['100_1']],
    ['a code whose case differs', { code: '100%x' }, []],
    ['a reference', { externalSource: 'erp', externalId: 'A-1' }, ['100%']],
    ['a reference and a code that disagree', { code: '100_1', externalSource: 'erp', externalId: 'A-1' }, []],
  ])('are found by %s', async (_, filter, expected) => {
    expect(await codes(filter)).toEqual(expected)
  })

  it('page by code, and by change from an instant on', async () => {
    const walk = async (query: { limit: number; updatedSince?: string }) => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await keysetPage(
          reader(),
          { ...query, ...(cursor && { cursor }) },
          {
            operation: 'test',
            keys: [by('v.code')],
            sweep: sweepKeys('v'),
            rows: keyset => valueStore.listOf(reader(), costs.id, {}, keyset),
          },
        )
        seen.push(...page.items.map(({ code }) => code))
        cursor = page.pageInfo.nextCursor ?? undefined
      } while (cursor)
      return seen
    }
    expect(await walk({ limit: 1 })).toEqual(['100%', '100_1', '100_1_1'])
    expect((await walk({ limit: 1, updatedSince: '2026-11-20T08:00:00.000Z' })).sort()).toEqual([
      '100_1',
      '100_1_1',
    ])
    expect(await walk({ limit: 1, updatedSince: '2026-11-20T08:00:00.001Z' })).toEqual([])
  })

  it('have codes and references of their own in each level', async () => {
    const db = reader()
    expect(await valueStore.codeHolder(db, costs.id, '100%')).toBe(roof.id)
    expect(await valueStore.codeHolder(db, places.id, '100%')).toBe(yard.id)
    const reference = { externalSource: 'erp', externalId: 'A-1' }
    expect(await valueStore.referenceHolder(db, costs.id, reference)).toBe(roof.id)
    expect(await valueStore.referenceHolder(db, places.id, reference)).toBe(yard.id)
    expect(
      await valueStore.referenceHolder(db, costs.id, { externalSource: null, externalId: null }),
    ).toBeNull()
  })

  it('know what lies above them, within their level', async () => {
    expect(await valueStore.pathOf(reader(), costs.id, nails.id)).toEqual([nails.id, tiles.id, roof.id])
    expect(await valueStore.pathOf(reader(), places.id, nails.id)).toEqual([])
  })

  it('cannot lie below a target of another level, even past their rules', async () => {
    const stray = inTransaction(orgId, tx => tx.defer(valueStore.save(tx, { ...tiles, parentId: yard.id })))
    await expect(stray).rejects.toMatchObject({ kind: 'foreign_key' })
  })

  it('keep a change', async () => {
    const org = await world.organisation()
    const changed = {
      ...yard,
      name: 'Piha',
      active: false,
      externalSource: null,
      externalId: null,
      updatedAt: '2026-11-20T09:00:00.000Z',
    }
    await inTransaction(org, tx => {
      tx.defer(store.insert(tx, places))
      tx.defer(valueStore.insert(tx, [yard]))
      tx.defer(valueStore.save(tx, changed))
    })
    const db = world.database.reader(org)
    expect(await valueStore.find(db, places.id, yard.id)).toEqual(changed)
    expect(await valueStore.find(db, costs.id, yard.id)).toBeUndefined()
  })

  it('are resolved by id, of whatever level; another organisation’s are not', async () => {
    expect(await resolveValues(reader(), [roof.id, newId()])).toEqual([
      {
        id: roof.id,
        dimensionId: costs.id,
        code: '100%',
        name: roof.name,
        active: true,
        attributionPrecision: null,
      },
    ])
    expect(await resolveValues(world.database.reader(await world.organisation()), [roof.id])).toEqual([])
  })
})
