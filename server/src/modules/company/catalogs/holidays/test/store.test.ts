import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import type { Addition, Removal } from '../observed-holidays.ts'
import { holidaysBetween } from '../port.ts'
import * as store from '../store.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)

const addition = (date: string, updatedAt: string): Addition => ({
  change: 'added',
  id: newId(),
  date,
  code: 'company_day',
  name: { fi: 'Yhtiön päivä', sv: 'Bolagets dag', en: 'Company day' },
  kind: 'public',
  updatedAt,
})

it('neighbours see the calendar as the organisation observes it, one holiday a date', async () => {
  const orgId = await world.organisation()
  const other = await world.organisation()
  await inTransaction(orgId, tx => {
    const removal: Removal = {
      change: 'removed',
      id: newId(),
      date: '2026-12-26',
      code: 'st_stephens_day',
      updatedAt: tx.now,
    }
    tx.defer(store.insertAddition(tx, addition('2026-12-24', tx.now)))
    tx.defer(store.insertRemoval(tx, removal))
  })
  const seen = async (org: string) =>
    (await holidaysBetween(world.database.reader(org), '2026-12-24', '2026-12-31')).map(
      ({ date, code, kind, name }) => [date, code, kind, name.en],
    )
  expect(await seen(orgId)).toEqual([
    ['2026-12-24', 'company_day', 'public', 'Company day'],
    ['2026-12-25', 'christmas_day', 'public', 'Christmas Day'],
  ])
  expect(await seen(other)).toEqual([
    ['2026-12-24', 'christmas_eve', 'eve', 'Christmas Eve'],
    ['2026-12-25', 'christmas_day', 'public', 'Christmas Day'],
    ['2026-12-26', 'st_stephens_day', 'public', "St Stephen's Day"],
  ])
})

it('a change is found by date and code until it is taken back', async () => {
  const orgId = await world.organisation()
  const added = await inTransaction(orgId, tx => {
    const day = addition('2026-08-14', tx.now)
    tx.defer(store.insertAddition(tx, day))
    return day
  })
  const db = world.database.reader(orgId)
  expect(await store.findChange(db, '2026-08-14', 'company_day')).toEqual(added)
  expect(await store.findChange(db, '2026-08-15', 'company_day')).toBeUndefined()
  expect(await store.changesBetween(db, '2026-08-01', '2026-08-31')).toEqual([added])
  await inTransaction(orgId, tx => tx.defer(store.deleteChange(tx, added.id)))
  expect(await store.changesBetween(db, '2026-08-01', '2026-08-31')).toEqual([])
})
