import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { costBookOf } from '../port.ts'

const world = await startWorld()
const admin = world.as('aino')
const { onni, veera } = world.meri.members
const path = '/v1/cost-rates'
const refused = (status: number, code: string) => ({ status, body: { code } })
const rate = { validFrom: '2026-01-01', costCentsPerHour: 4200 }

it('is of a member, else of their staff group of the day, else of everybody', async () => {
  const group = (await admin.post('/v1/staff-groups', { code: 'masters', name: 'Mestarit' })).body
  const assigned = await admin.patch(`/v1/memberships/${veera.id}`, { staffGroupId: group.id })
  expect(assigned, JSON.stringify(assigned.body)).toMatchObject({ status: 200 })
  await admin.post(path, rate)
  await admin.post(path, { ...rate, staffGroupId: group.id, costCentsPerHour: 5000 })
  await admin.post(path, { ...rate, membershipId: onni.id, costCentsPerHour: 6100 })
  const next = await admin.post(path, {
    membershipId: onni.id,
    validFrom: '2026-03-01',
    costCentsPerHour: 6500,
  })
  expect(next).toMatchObject({ status: 201, body: { membershipId: onni.id, validTo: null } })
  const hours = (membershipId: string, workDate: string) => ({ membershipId, workDate, minutes: 31 })
  const rows = [
    hours(onni.id, '2026-02-28'),
    hours(onni.id, '2026-03-01'),
    hours(veera.id, '2026-01-31'),
    hours(veera.id, '2030-02-01'),
    hours(veera.id, '2025-12-31'),
  ]
  const book = await costBookOf(world.app.services.database.reader(world.meri.id), [onni.id, veera.id], {})
  expect(rows.map(row => book.costOf(row).cents)).toEqual([3152, 3358, 2170, 2583, 0])
  expect((await admin.get(`${path}?membershipId=${onni.id}`)).body.items).toMatchObject([
    { validTo: '2026-02-28' },
    { validTo: null },
  ])
})

it.each<[string, number, object]>([
  ['cost_rate_subject_invalid', 422, { ...rate, membershipId: newId(), staffGroupId: newId() }],
  ['membership_not_found', 404, { ...rate, membershipId: world.tunturi.members.ilmari.id }],
  ['staff_group_not_found', 404, { ...rate, staffGroupId: newId() }],
  ['range_end_before_start', 400, { ...rate, validTo: '2025-01-01' }],
  ['version_ranges_overlap', 422, rate],
])('is refused with %s', async (code, status, body) => {
  expect(await admin.post(path, body)).toMatchObject(refused(status, code))
})

it('is for who manages projects, and in nobody else’s answers', async () => {
  const { secret } = await world.key('aino', { scope: ['projects.read', 'crm.use'] })
  const seeker = world.withKey(secret)
  const [{ id }] = (await admin.get(path)).body.items
  expect(await admin.get(`${path}/${newId()}`)).toMatchObject(refused(404, 'cost_rate_not_found'))
  expect(await admin.get(`${path}/${id}`)).toMatchObject({ status: 200 })
  for (const place of [path, `${path}/${id}`]) expect((await seeker.get(place)).status).toBe(403)
  expect((await seeker.post(path, rate)).status).toBe(403)
  const events = await world.database.owner('select payload::text from integration_events')
  expect(JSON.stringify(events)).not.toMatch(/cost/i)
})

it('is in the audit trail without its cents, for whoever reads that', async () => {
  const { items } = (await admin.get('/v1/audit?targetType=cost_rate&limit=100')).body
  const made = items.filter(({ action }: any) => action === 'cost_rates.create')
  expect(made.length).toBeGreaterThan(3)
  for (const { changes } of made) {
    expect(changes).toContainEqual({ field: 'costCentsPerHour', to: expect.any(String), masked: true })
    expect(changes).toContainEqual({ field: 'validFrom', to: expect.any(String), masked: false })
  }
  expect(JSON.stringify(items)).not.toMatch(/4200|5000|6100|6500/)
  expect((await world.as('onni').get('/v1/audit?targetType=cost_rate')).status).toBe(403)
})
