import { expect, it } from 'vitest'
import { fillCompany, foundCompany } from '../../../../../test/world/large-company.ts'
import { batchDays, targetCount } from '../bounds.ts'
import { key, refused, startPayroll } from './payroll.ts'

const { newTarget, tauno, world } = await startPayroll()

it('an organisation has so many targets at most', async () => {
  for (let made = 0; made < targetCount; made++) await newTarget({ name: `Bureau ${made}` })
  const further = { name: 'One too many', transport: 'download', format: 'json' }
  const answer = await tauno.post('/v1/export-targets', further)
  expect(answer).toMatchObject(refused(422, 'export_target_limit_reached'))
  expect((await tauno.get('/v1/export-targets')).body.items).toHaveLength(targetCount)
})

it('a batch has so many days at most, and one that would have more is not made', async () => {
  const company = await foundCompany(world.app, 'louhi')
  const { owner } = world.database
  await fillCompany(owner, company, { members: 500, days: 1 })
  // Made from one day of each member: only how many they are matters.
  await owner(
    `insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
       worked_minutes, credited_minutes, expected_target_minutes, created_at, updated_at)
     select d.org_id, gen_random_uuid(), d.membership_id, d.work_date + n, 'approved', 0, 0, 0, 0, 0, 0,
       d.created_at, d.updated_at
     from work_days d, generate_series(1, $2::integer) n where d.org_id = $1 and d.work_date = '2026-01-19'`,
    [company.id, Math.ceil((batchDays + 1) / 500)],
  )
  const payroll = world.withKey(company.serviceKey)
  const period = { periodStart: '2026-01-01', periodEnd: '2026-12-31' }
  expect(await payroll.post('/v1/export-batches', period, key())).toMatchObject(
    refused(422, 'export_batch_too_large'),
  )
  expect((await payroll.get('/v1/export-batches')).body.items).toEqual([])
})
