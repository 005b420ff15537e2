import { expect, it } from 'vitest'
import { fillCompany, foundCompany } from '../../../../test/world/large-company.ts'
import { targetCount } from '../bounds.ts'
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
  await fillCompany(owner, company, { members: 102, days: 100 })
  await owner("update work_days set status = 'approved', export_batch_id = null where org_id = $1", [
    company.id,
  ])
  const payroll = world.withKey(company.serviceKey)
  const period = { periodStart: '2026-01-01', periodEnd: '2026-12-31' }
  expect(await payroll.post('/v1/export-batches', period, key())).toMatchObject(
    refused(422, 'export_batch_too_large'),
  )
  expect((await payroll.get('/v1/export-batches')).body.items).toEqual([])
})
