import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { Authenticator } from '../../../../../platform/access/authenticator.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { Transactions } from '../../../../../platform/transactions/transactions.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { dayTypeVersionsBetween } from '../../../../company/catalogs/day-types/port.ts'
import { entryTypeVersionsBetween } from '../../../../company/catalogs/entry-types/port.ts'
import { seedCatalogs } from '../../../../company/catalogs/port.ts'
import { worktimeModelVersionsBetween } from '../../../../company/catalogs/worktime-models/port.ts'
import { setUpPayTypeRules } from '../../port.ts'
import { codingBy } from '../coding.ts'
import { gapsOf } from '../gaps.ts'
import { payTypeRules } from '../register.ts'

const test = await testDatabase()

it('an organisation that begins with the starter rules and types has no gap, and its trail tells who made them', async () => {
  const orgId = await test.organisation()
  const date = '2026-01-01'
  await new Transactions(test.database, new Authenticator([]), []).run(
    { orgId, actor: systemActor, operation: 'test', requestId: newId() },
    async tx => {
      await seedCatalogs(tx, { validFrom: date })
      await setUpPayTypeRules(tx, date)
    },
  )
  const db = test.database.reader(orgId)
  const [rules, entryTypes, dayTypes, models] = await Promise.all([
    payTypeRules.store.list(db),
    entryTypeVersionsBetween(db, 'all', date, date),
    dayTypeVersionsBetween(db, date, date),
    worktimeModelVersionsBetween(db, 'all', date, date),
  ])
  const inUse = { entryTypes, dayTypes, models }
  const gap = gapsOf(codingBy([]), inUse, date).find(({ kind }) => kind === 'overtime_50')
  expect([gap?.called(null), gap?.called('sv')]).toEqual(['Työ', 'Arbete'])
  expect(gapsOf(codingBy(rules), inUse, date)).toEqual([])
  const telling = models.map(model => ({
    ...model,
    kind: 'flex' as const,
    flexInPayroll: 'movement' as const,
  }))
  expect(gapsOf(codingBy(rules), { ...inUse, models: telling }, date)).toEqual([
    { kind: 'flex', entryTypeId: null, dayTypeId: null, called: expect.any(Function) },
  ])
  const [told] = await test.owner<{ count: number }>(
    "select count(*)::integer as count from audit_entries where org_id = $1 and action = 'pay_type_rules.create'",
    [orgId],
  )
  expect(told).toEqual({ count: rules.length })
})
