import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../platform/data/migrator.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261122T2200'))

const orgId = newId()
const [banked, plain] = [newId(), newId()]
const line = (kind: string, minutes: number) => ({ kind, minutes, creditBp: 10000, explain: kind })

const addVersion = (id: string, rules: object) =>
  owner.query(
    `with model as (
       insert into worktime_models (org_id, id, code, name, active, updated_at)
       values ($1::uuid, $3::uuid, $3::uuid::text, 'Office', true, now()) returning id)
     insert into worktime_model_versions
       (org_id, id, worktime_model_id, valid_from, kind, weekly_minutes, rules)
     select $1::uuid, $2::uuid, model.id, '2026-01-01', 'flex', 2400, $4 from model`,
    [orgId, id, newId(), rules],
  )

const addDay = (workDate: string, versionId: string | null, lines: readonly object[]) =>
  owner.query(
    `insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes,
       break_minutes, worked_minutes, credited_minutes, worktime_model_version_id, expected_target_minutes,
       interpretation, created_at, updated_at)
     values ($1, $2, $3, $4, 'approved', 480, 960, 0, 480, 0, $5, 480, $6, now(), '2026-11-02T08:00:00.000Z')`,
    [orgId, newId(), newId(), workDate, versionId, { workedMinutes: 480, lines }],
  )

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  await owner.query('set session_replication_role = replica')
  await addVersion(banked, { overtimeCompensation: 'banked_leave' })
  await addVersion(plain, { overtimeCompensation: 'paid' })
  await addDay('2026-11-02', banked, [line('normal', 480), line('overtime_50', 60), line('flex', 30)])
  await addDay('2026-11-03', plain, [line('additional', 30)])
  await addDay('2026-11-04', null, [line('normal', 60)])
  await addDay('2026-11-05', plain, [line('flex', 60)])
  await addDay('2026-11-06', plain, [])
  await owner.query('set session_replication_role = origin')
  await migrateToLatest(connection, { getMigrations: async () => files })
})

test('lines of days say where their minutes go by the model of the day, in their order, and flex is none of them', async () => {
  const { rows } = await owner.query<{ lines: { kind: string; compensation: string; minutes: number }[] }>(
    `select i.interpretation -> 'lines' as lines
     from work_days d join work_day_interpretations i on i.work_day_id = d.id order by d.work_date`,
  )
  expect(rows.map(({ lines }) => lines.map(each => [each.kind, each.minutes, each.compensation]))).toEqual([
    [
      ['normal', 480, 'paid'],
      ['overtime_50', 60, 'banked_leave'],
    ],
    [['additional', 30, 'paid']],
    [['normal', 60, 'paid']],
    [],
    [],
  ])
})

test('nothing else of them changes, and their gaps are not known', async () => {
  const { rows } = await owner.query(
    `select d.gap_minutes, i.interpretation -> 'workedMinutes' as worked,
       d.updated_at = '2026-11-02T08:00:00Z' as same
     from work_days d join work_day_interpretations i on i.work_day_id = d.id`,
  )
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ gap_minutes: null, worked: 480, same: true })))
})

test('flex of versions that exist goes on reaching payroll', async () => {
  const { rows } = await owner.query(
    `select distinct rules ->> 'flexInPayroll' as flex from worktime_model_versions`,
  )
  expect(rows).toEqual([{ flex: 'movement' }])
})
