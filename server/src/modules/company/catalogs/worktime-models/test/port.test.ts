import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addedTo } from '../../test/added.ts'
import { transactionsOf } from '../../test/in-transaction.ts'
import * as port from '../port.ts'
import { worktimeModels } from '../register.ts'

const world = await testDatabase()
const inTransaction = transactionsOf(world)
const added = addedTo(world)

const made = (orgId: string, code = 'office', name = 'Toimisto Ä') =>
  added(orgId, worktimeModels, {
    code,
    name,
    versions: [
      {
        validFrom: '2026-01-01',
        kind: 'flex',
        dayTargets: [450, 450, 450, 450, 450, 0, 0],
        holidayEffectByCode: { independence_day: 'credited', may_day: 'none' },
        breakRules: [{ afterMinutes: 360, deductMinutes: 30 }],
        evening: { fromMinutes: 1080, toMinutes: 1380, premiumBp: 1500 },
      },
      { validFrom: '2027-01-01', kind: 'hours_only' },
    ],
  })

it('a worktime model is read back as it was decided, codes inside its rules untouched', async () => {
  const orgId = await world.organisation()
  const { versions } = await made(orgId)
  expect(versions).toMatchObject([
    {
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      kind: 'flex',
      weeklyMinutes: 2250,
      holidayEffectByCode: { independence_day: 'credited', may_day: 'none' },
      breakRules: [{ afterMinutes: 360, deductMinutes: 30 }],
      night: { fromMinutes: 1380, toMinutes: 360 },
    },
    { validFrom: '2027-01-01', validTo: null, kind: 'hours_only', weeklyMinutes: 0 },
  ])
})

it('neighbours find every rule of the version of a day, by id or by a query of their own', async () => {
  const orgId = await world.organisation()
  const record = await made(orgId)
  const db = world.database.reader(orgId)
  const [first] = record.versions
  const expected = {
    ...first,
    id: record.id,
    code: 'office',
    name: 'Toimisto Ä',
    names: { fi: 'Toimisto Ä', sv: 'Toimisto Ä', en: 'Toimisto Ä' },
    overtimeRuleSetVersionId: null,
  }
  expect(await port.worktimeModelVersionAt(db, record.id, '2026-12-31')).toEqual(expected)
  const found = sql`(select id from worktime_models where org_id = ${orgId} and code = 'office')`
  expect(await port.worktimeModelVersionAt(db, found, '2026-12-31')).toEqual(expected)
  expect(await port.worktimeModelVersionAt(db, record.id, '2025-12-31')).toBeUndefined()
  const named = await port.worktimeModelVersionsById(db, [first?.versionId ?? ''])
  const worktimeModelVersionId = first?.versionId ?? ''
  expect(named({ worktimeModelVersionId, overtimeRuleSetVersionId: null })).toEqual(expected)
  expect(named({ worktimeModelVersionId, overtimeRuleSetVersionId: newId() })).toBeNull()
  expect(named({ worktimeModelVersionId: null, overtimeRuleSetVersionId: null })).toBeNull()
})

it('a range has the versions of each of its days, of some models or of all', async () => {
  const orgId = await world.organisation()
  const [office, field] = [await made(orgId), await made(orgId, 'field', 'Kenttä')]
  const db = world.database.reader(orgId)
  const kinds = async (models: port.WorktimeModelIds, from: string, to: string) =>
    (await port.worktimeModelVersionsBetween(db, models, from, to))
      .map(({ code, kind }) => `${code} ${kind}`)
      .sort()
  expect(await kinds([office.id], '2026-12-31', '2027-01-01')).toEqual(['office flex', 'office hours_only'])
  expect(await kinds([office.id, field.id], '2027-01-01', '2027-01-31')).toEqual([
    'field hours_only',
    'office hours_only',
  ])
  expect(await kinds('all', '2026-01-01', '2026-01-31')).toEqual(['field flex', 'office flex'])
})

it('models in use are found by id and by name, whatever its case', async () => {
  const orgId = await world.organisation()
  const record = await made(orgId)
  const db = world.database.reader(orgId)
  expect(await port.worktimeModelInUse(db, record.id)).toBe(true)
  expect(await port.worktimeModelInUse(db, newId())).toBe(false)
  expect(await port.worktimeModelsNamed(db, ['TOIMISTO ä', 'Varasto'])).toEqual([
    { id: record.id, name: 'Toimisto Ä' },
  ])

  await inTransaction(orgId, tx => tx.defer(worktimeModels.store.save(tx, { ...record, active: false })))
  expect(await port.worktimeModelInUse(db, record.id)).toBe(false)
  expect(await port.worktimeModelsNamed(db, ['toimisto ä'])).toEqual([])
})
