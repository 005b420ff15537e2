import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import * as port from '../port.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

const made = (orgId: string): Promise<rules.DayTypeRecord> =>
  inTransaction(orgId, tx => {
    const versions = [
      rules.versionOf(newId(), {
        validFrom: '2026-01-01',
        credit: 'target',
        countsAsWorked: true,
        payTypeCode: '1010',
      }),
      rules.versionOf(newId(), { validFrom: '2027-01-01', credit: 'fixed', creditMinutes: 450 }),
    ]
    const decision = rules.create(newId(), { code: 'training', name: 'Koulutus' }, versions, {
      now: tx.now,
      codeHolder: null,
    })
    if (decision.refusal) throw new Error(decision.detail)
    tx.defer(store.insert(tx, decision.state))
    return decision.state
  })

it('a day type is read back as it was decided, with one more version too', async () => {
  const orgId = await world.organisation()
  const record = await made(orgId)
  const db = world.database.reader(orgId)
  expect(await store.list(db)).toEqual([record])
  const later = await inTransaction(orgId, tx => {
    const version = rules.versionOf(newId(), { validFrom: '2028-01-01', credit: 'none', waivesTarget: true })
    const decision = rules.addVersion(record, version, tx.now)
    if (decision.refusal) throw new Error(decision.detail)
    tx.defer(store.saveVersion(tx, decision.state))
    return decision.state.record
  })
  expect(await store.find(db, record.id)).toEqual(later)
  expect(later.versions).toHaveLength(3)
})

it('neighbours find the version of a day, those of a range, and frozen ones', async () => {
  const orgId = await world.organisation()
  const record = await made(orgId)
  const db = world.database.reader(orgId)
  expect(await port.dayTypeVersionAt(db, record.id, '2025-12-31')).toBeUndefined()
  expect(await port.dayTypeVersionAt(db, record.id, '2026-12-31')).toEqual({
    id: record.id,
    versionId: record.versions[0]?.versionId,
    code: 'training',
    name: 'Koulutus',
    active: true,
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    credit: 'target',
    creditMinutes: null,
    countsAsWorked: true,
    waivesTarget: false,
    payTypeCode: '1010',
  })
  const both = await port.dayTypeVersionsBetween(db, '2026-12-31', '2027-01-01')
  expect(both.map(({ credit }) => credit)).toEqual(['target', 'fixed'])
  expect(await port.dayTypeVersionsById(db, [both[1]?.versionId ?? ''])).toEqual([both[1]])
})
