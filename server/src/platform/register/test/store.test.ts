import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import type { WriteTransaction } from '../../data/database.ts'
import { by, keysetPage, sweepKeys } from '../../data/paging.ts'
import { newId } from '../../vocabulary/ids.ts'
import { attics, createTables, lamps } from './lamps.ts'

const world = await testDatabase()
beforeAll(() => createTables(world))

const write = (orgId: string, work: (tx: WriteTransaction) => Promise<unknown>) =>
  world.database.write({ orgId }, work)

const reading = {
  code: 'reading',
  name: ' Reading lamp ',
  socket: 'e27' as const,
  colours: ['white'],
  versions: [
    { validFrom: '2027-01-01', watts: 60, lumen: 806 },
    { validFrom: '2026-01-01', watts: 40 },
  ],
}

async function stored(orgId: string, given: Parameters<typeof lamps.setUp>[1][number] = reading) {
  let id = ''
  await write(orgId, async tx => {
    ;({
      ids: [id = ''],
    } = await lamps.setUp(tx, [given]))
  })
  const lamp = await lamps.store.find(world.database.reader(orgId), id)
  if (!lamp) throw new Error('the lamp is not there')
  return lamp
}

describe('the store of a register', () => {
  it('reads records back as they were decided, versions oldest first', async () => {
    const orgId = await world.organisation()
    const lamp = await stored(orgId)
    expect(lamp).toEqual({
      id: lamp.id,
      code: 'reading',
      name: 'Reading lamp',
      socket: 'e27',
      roomId: null,
      colours: ['white'],
      active: true,
      updatedAt: lamp.updatedAt,
      versions: [
        {
          versionId: lamp.versions[0]?.versionId,
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
          watts: 40,
          lumen: 400,
        },
        {
          versionId: lamp.versions[1]?.versionId,
          validFrom: '2027-01-01',
          validTo: null,
          watts: 60,
          lumen: 806,
        },
      ],
    })
    expect(await lamps.store.list(world.database.reader(orgId))).toEqual([lamp])
  })

  it('saves what may change, and finds who holds a code', async () => {
    const orgId = await world.organisation()
    const lamp = await stored(orgId)
    const changed = { ...lamp, code: 'desk', roomId: newId(), colours: [], active: false }
    await write(orgId, async tx => tx.defer(lamps.store.save(tx, { ...changed, socket: 'e14' })))
    const db = world.database.reader(orgId)
    expect(await lamps.store.find(db, lamp.id)).toEqual(changed)
    expect(await lamps.store.holder(db, 'desk')).toBe(lamp.id)
    expect(await lamps.store.holder(db, 'reading')).toBeNull()
    expect(await lamps.store.holder(db, null)).toBeNull()
  })

  it('ends the open version before the new one comes', async () => {
    const orgId = await world.organisation()
    const lamp = await stored(orgId)
    const [first, open] = lamp.versions
    if (!first || !open) throw new Error('the lamp lacks versions')
    const closed = { ...open, validTo: '2027-12-31' }
    const added = { ...open, versionId: newId(), validFrom: '2028-01-01', watts: 5 }
    const record = { ...lamp, versions: [first, closed, added] }
    await write(orgId, async tx => tx.defer(lamps.store.saveVersion(tx, { record, added, closed })))
    expect(await lamps.store.find(world.database.reader(orgId), lamp.id)).toEqual(record)
  })

  it('cannot hold two open versions of a record, even past its rules', async () => {
    const orgId = await world.organisation()
    const lamp = await stored(orgId)
    const added = { ...lamp.versions[0], versionId: newId(), validFrom: '2028-01-01', validTo: null }
    const careless = write(orgId, async tx =>
      tx.defer(lamps.store.saveVersion(tx, { record: lamp, added, closed: null })),
    )
    await expect(careless).rejects.toMatchObject({ constraint: 'test_lamp_versions_one_open' })
  })

  it('knows nothing of another organisation', async () => {
    const [mine, theirs] = [await world.organisation(), await world.organisation()]
    const lamp = await stored(mine)
    const db = world.database.reader(theirs)
    expect(await lamps.store.find(db, lamp.id)).toBeUndefined()
    expect(await lamps.store.holder(db, 'reading')).toBeNull()
    await expect(stored(theirs)).resolves.toMatchObject({ code: 'reading' })
  })

  it('reads in pages in the order of the list', async () => {
    const orgId = await world.organisation()
    await write(orgId, tx => attics.setUp(tx, [{ name: 'b' }, { name: 'a' }, { name: 'c' }]))
    const db = world.database.reader(orgId)
    const page = await keysetPage(
      db,
      { limit: 2 },
      {
        operation: 'testAttics.list',
        keys: [by('r.name'), by('r.id')],
        sweep: sweepKeys('r'),
        rows: keyset => attics.store.page(db, keyset),
      },
    )
    expect(page.items.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(await attics.store.page(db, sql`order by r.name desc`)).toHaveLength(3)
  })
})

describe('what an organisation begins with', () => {
  it('goes in as a set, with a line for the audit trail each, in the order in which it is given', async () => {
    const orgId = await world.organisation()
    await write(orgId, async tx => {
      const { ids, audit } = await attics.setUp(tx, [{ name: 'b' }, { name: 'a', active: false }])
      expect(audit).toEqual([
        {
          action: 'test_attics.create',
          targetType: 'test_attic',
          targetId: ids[0],
          changes: [
            { field: 'name', to: 'b' },
            { field: 'active', to: true },
          ],
        },
        expect.objectContaining({ targetId: ids[1] }),
      ])
      expect(await attics.setUp(tx, [])).toEqual({ ids: [], audit: [] })
    })
    const names = (await attics.store.list(world.database.reader(orgId))).map(({ name }) => name)
    expect(names).toEqual(['a', 'b'])
  })

  it('is refused by its rules aloud, because nobody would hear a refusal', async () => {
    const orgId = await world.organisation()
    const sun = { ...reading, name: 'Sun', roomId: newId() }
    await expect(stored(orgId, sun)).rejects.toThrow('A lamp cannot be the sun.')
    const dark = { ...reading, versions: [{ validFrom: '2026-01-01', watts: 0 }] }
    await expect(stored(orgId, dark)).rejects.toThrow('It gives no light.')
  })
})
