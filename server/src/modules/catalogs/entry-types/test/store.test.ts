import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import * as port from '../port.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

/** An entry type with one version until 2026-12-31 and one from then on, written in two transactions. */
async function workWithTwoVersions(orgId: string): Promise<rules.EntryTypeRecord> {
  const created = await inTransaction(orgId, async tx => {
    const first = rules.versionOf(newId(), {
      validFrom: '2026-01-01',
      countsToTarget: true,
      maxDurationMinutes: 600,
      payTypeCode: '1000',
    })
    const wanted = { code: 'work', name: 'Työ', category: 'work' } as const
    const decision = rules.create(newId(), wanted, [first], { now: tx.now, codeHolder: null })
    if (decision.refusal) throw new Error(decision.detail)
    tx.defer(store.insert(tx, decision.state))
    return decision.state
  })
  return inTransaction(orgId, async tx => {
    const next = rules.versionOf(newId(), {
      validFrom: '2027-01-01',
      countsToTarget: false,
      multiplierBp: 15_000,
    })
    const decision = rules.addVersion(created, next, tx.now)
    if (decision.refusal) throw new Error(decision.detail)
    tx.defer(store.saveVersion(tx, decision.state))
    return decision.state.record
  })
}

describe('an entry type', () => {
  it('is read back as it was decided, versions oldest first', async () => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const db = world.database.reader(orgId)
    expect(await store.find(db, record.id)).toEqual(record)
    expect(await store.list(db)).toEqual([record])
    expect(record.versions.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2026-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ])
  })

  it('is found by its code, renamed and taken out of use', async () => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const changed = {
      ...record,
      code: 'job',
      name: 'Keikka',
      active: false,
      updatedAt: '2026-11-20T07:00:00.123Z',
    }
    await inTransaction(orgId, tx => tx.defer(store.save(tx, changed)))
    const db = world.database.reader(orgId)
    expect(await store.find(db, record.id)).toEqual(changed)
    expect(await store.codeHolder(db, 'job')).toBe(record.id)
    expect(await store.codeHolder(db, 'work')).toBeNull()
    expect(await store.codeHolder(db, undefined)).toBeNull()
  })

  it('is unknown to another organisation, whose codes are its own', async () => {
    const [mine, theirs] = [await world.organisation(), await world.organisation()]
    const record = await workWithTwoVersions(mine)
    const db = world.database.reader(theirs)
    expect(await store.find(db, record.id)).toBeUndefined()
    expect(await port.entryTypeVersionsAt(db, [record.id], '2026-06-01')).toEqual([])
    await expect(workWithTwoVersions(theirs)).resolves.toMatchObject({ code: 'work' })
  })

  it('cannot have two open versions, even past its rules', async () => {
    const orgId = await world.organisation()
    const record = await workWithTwoVersions(orgId)
    const second = rules.versionOf(newId(), { validFrom: '2028-01-01', countsToTarget: true })
    const careless = inTransaction(orgId, tx =>
      tx.defer(store.saveVersion(tx, { record, added: second, closed: null })),
    )
    await expect(careless).rejects.toMatchObject({ constraint: 'entry_type_versions_one_open' })
  })
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
          category: 'work',
          countsToTarget: true,
          multiplierBp: 10_000,
          maxDurationMinutes: 600,
          payTypeCode: '1000',
        },
      },
    ])
  })
})
