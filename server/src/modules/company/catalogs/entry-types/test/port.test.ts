import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addedTo } from '../../test/added.ts'
import * as port from '../port.ts'
import { entryTypes } from '../register.ts'

const world = await testDatabase()
const added = addedTo(world)

/** An entry type with one version until 2026-12-31 and one from then on. */
const workWithTwoVersions = (orgId: string) =>
  added(orgId, entryTypes, {
    code: 'work',
    name: 'Työ',
    category: 'work',
    versions: [
      { validFrom: '2026-01-01', countsToTarget: true, maxDurationMinutes: 600, payTypeCode: '1000' },
      { validFrom: '2027-01-01', countsToTarget: false, multiplierBp: 15_000 },
    ],
  })

it('an entry type is unknown to another organisation, whose codes are its own', async () => {
  const [mine, theirs] = [await world.organisation(), await world.organisation()]
  const record = await workWithTwoVersions(mine)
  const db = world.database.reader(theirs)
  expect(await entryTypes.store.find(db, record.id)).toBeUndefined()
  expect(await port.entryTypeVersionsAt(db, [record.id], '2026-06-01')).toEqual([])
  await expect(workWithTwoVersions(theirs)).resolves.toMatchObject({ code: 'work' })
})

describe('what neighbours ask', () => {
  it.each([
    ['2025-12-31', []],
    ['2026-01-01', [600]],
    ['2026-12-31', [600]],
    ['2027-01-01', [null]],
  ])('on %s the version in force is the one of that day', async (date, expected) => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const found = await port.entryTypeVersionsAt(world.database.reader(orgId), [record.id, newId()], date)
    expect(found.map(({ maxDurationMinutes }) => maxDurationMinutes)).toEqual(expected)
  })

  it('a range has the versions of each of its days, of some types or of all', async () => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const db = world.database.reader(orgId)
    const both = await port.entryTypeVersionsBetween(db, [record.id], '2026-12-31', '2027-01-01')
    expect(both.map(({ versionId }) => versionId)).toEqual(record.versions.map(({ versionId }) => versionId))
    expect(await port.entryTypeVersionsBetween(db, 'all', '2026-12-31', '2027-01-01')).toEqual(both)
    expect(await port.entryTypeVersionsBetween(db, [], '2026-12-31', '2027-01-01')).toEqual([])
  })

  it('a frozen version is found by its id, alone and inside a statement of one’s own', async () => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const [first] = record.versions
    const db = world.database.reader(orgId)
    const versionId = first?.versionId ?? ''
    expect(await port.entryTypeVersionsById(db, [versionId])).toMatchObject([
      { id: record.id, versionId, name: 'Työ', active: true, validFrom: '2026-01-01', validTo: '2026-12-31' },
    ])
    const json = port.entryTypeVersionJson(orgId, sql`${versionId}::uuid`)
    expect(await db.sql`select ${json} as entry_type`).toEqual([
      {
        entryType: {
          id: record.id,
          versionId,
          code: 'work',
          name: 'Työ',
          category: 'work',
          countsToTarget: true,
          multiplierBp: 10_000,
          maxDurationMinutes: 600,
          payTypeCode: '1000',
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
        },
      },
    ])
  })
})
