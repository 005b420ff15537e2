import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../../test/world/database.ts'
import { dayTypeVersionsBetween } from '../day-types/port.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import {
  ensureProjectLevel,
  levelsForEntries,
  resolveValues,
  saveProjectTargets,
} from '../dimensions/port.ts'
import { entryTypeVersionsAt } from '../entry-types/port.ts'
import { type SeededCatalogs, seedCatalogs } from '../port.ts'
import { worktimeModelVersionAt } from '../worktime-models/port.ts'
import { transactionsOf } from './in-transaction.ts'

const world: TestDatabase = await testDatabase()
const validFrom = '2026-01-01'

const inTransaction = transactionsOf(world)

describe('the starter set', () => {
  let orgId: string
  let seeded: SeededCatalogs
  beforeAll(async () => {
    orgId = await world.organisation()
    seeded = await inTransaction(orgId, tx => seedCatalogs(tx, { validFrom }))
  })

  it('has entry types, day types and models in force from its first day on', async () => {
    const db = world.database.reader(orgId)
    const [work] = await entryTypeVersionsAt(db, [seeded.entryTypes.work], validFrom)
    expect(work).toMatchObject({
      id: seeded.entryTypes.work,
      code: 'work',
      category: 'work',
      countsToTarget: true,
    })
    expect(await entryTypeVersionsAt(db, [seeded.entryTypes.work], '2025-12-31')).toEqual([])
    expect(await dayTypeVersionsBetween(db, validFrom, validFrom)).toHaveLength(8)
    expect(await worktimeModelVersionAt(db, seeded.worktimeModels.flex_37_5, '2026-06-01')).toMatchObject({
      code: 'flex_37_5',
      kind: 'flex',
      weeklyMinutes: 2250,
      dayTargets: [450, 450, 450, 450, 450, 0, 0],
    })
  })

  it('has the locked level for projects, first', async () => {
    const levels = await levelsForEntries(world.database.reader(orgId))
    expect(levels.map(({ code }) => code)).toEqual(['project', 'cost_center'])
  })

  it('is told in the audit trail as the work of the service', async () => {
    const lines = await world.owner<{ action: string; credential_kind: string }>(
      'select distinct action, credential_kind from audit_entries where org_id = $1 order by action',
      [orgId],
    )
    expect(lines.map(({ action }) => action)).toEqual([
      'day_types.create',
      'dimension_values.create',
      'dimensions.create',
      'entry_types.create',
      'overtime_rule_sets.create',
      'payment_terms.create',
      'planning_units.create',
      'staff_groups.create',
      'vat_rates.create',
      'vat_treatments.create',
      'worktime_models.create',
    ])
    expect(new Set(lines.map(line => line.credential_kind))).toEqual(new Set(['system']))
  })
})

it('the level for projects is made once, however often it is asked for', async () => {
  const orgId = await world.organisation()
  const [first, second] = await inTransaction(orgId, async tx => [
    await ensureProjectLevel(tx),
    await ensureProjectLevel(tx),
  ])
  expect(second?.id).toBe(first?.id)
  expect(await inTransaction(orgId, ensureProjectLevel)).toEqual(first)
})

it('projects are listed by the locked level with the precision they ask of hours, as often as they are saved', async () => {
  const orgId = await world.organisation()
  const target = (code: string, attributionPrecision: 'project' | 'phase') => ({
    id: newId(),
    code,
    name: code,
    active: true,
    externalSource: null,
    externalId: null,
    attributionPrecision,
  })
  const [roof, yard] = [target('1001', 'phase'), target('1002', 'project')]
  await inTransaction(orgId, tx => saveProjectTargets(tx, [roof, yard]))
  await inTransaction(orgId, tx => saveProjectTargets(tx, [{ ...yard, active: false, name: 'Yard' }]))
  await inTransaction(orgId, tx => saveProjectTargets(tx, []))
  const found = await resolveValues(world.database.reader(orgId), [roof.id, yard.id])
  expect(found.toSorted((a, b) => a.code.localeCompare(b.code))).toMatchObject([
    { code: '1001', name: '1001', active: true, attributionPrecision: 'phase' },
    { code: '1002', name: 'Yard', active: false, attributionPrecision: 'project' },
  ])
})
