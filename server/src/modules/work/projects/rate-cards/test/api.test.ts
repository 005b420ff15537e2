import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectsWithIds } from '../../record/port.ts'
import { hoursOfProjects } from '../../../../time/work-days/port.ts'
import { datesOf, salesOf } from '../port.ts'
import { pricedWorld } from './world.ts'

const at = await pricedWorld()
const { world, admin, made, card, rule, rulesOf, role, members, work, project, customer, worked } = at
const rules = rulesOf(card.id)
const version = { validFrom: '2026-01-01', rateCentsPerHour: 8500 }
const reader = () => world.app.services.database.reader(world.meri.id)
const salesIn = (projectId: string) => {
  const projectIds = [projectId]
  const sold = { which: { projectIds }, projectIds, ...datesOf({}) }
  return salesOf(reader(), world.app.services.contributions, sold)
}
const refused = (status: number, code: string) => ({ status, body: { code } })

describe('a rate card', () => {
  it('is the default one when it is the first, and gives that place away', async () => {
    expect(card).toMatchObject({ code: 'standard', currency: 'EUR', default: true, active: true })
    const town = await made('/v1/rate-cards', { code: 'town', name: 'Kaupungin hinnat' })
    expect(town.default).toBe(false)
    expect(await admin.patch(`/v1/rate-cards/${town.id}`, { default: true })).toMatchObject({ status: 200 })
    expect((await admin.get(`/v1/rate-cards/${card.id}`)).body.default).toBe(false)
    expect(await admin.patch(`/v1/rate-cards/${town.id}`, { active: false })).toMatchObject(
      refused(422, 'rate_card_default_inactive'),
    )
    expect(await admin.patch(`/v1/rate-cards/${card.id}`, { default: true })).toMatchObject({ status: 200 })
    expect(await admin.patch(`/v1/rate-cards/${town.id}`, { active: false, name: 'Vanhat' })).toMatchObject({
      status: 200,
      body: { active: false, default: false },
    })
    expect((await admin.get('/v1/rate-cards')).body.items.map(({ code }: any) => code)).toEqual([
      'standard',
      'town',
    ])
  })

  it('is refused', async () => {
    const gone = `/v1/rate-cards/${newId()}`
    expect(await admin.post('/v1/rate-cards', { code: 'standard', name: 'Toiset' })).toMatchObject(
      refused(409, 'code_already_in_use'),
    )
    expect(await admin.get(gone)).toMatchObject(refused(404, 'rate_card_not_found'))
    expect(await admin.get(`${gone}/rules`)).toMatchObject(refused(404, 'rate_card_not_found'))
    const stale = { name: 'Toiset', expectedUpdatedAt: '2020-01-01T00:00:00Z' }
    expect(await admin.patch(`/v1/rate-cards/${card.id}`, stale)).toMatchObject(
      refused(409, 'rate_card_stale'),
    )
  })
})

describe('a rule', () => {
  it.each<[string, number, object]>([
    ['project_not_found', 404, { projectId: newId(), versions: [version] }],
    ['customer_not_found', 404, { customerId: newId(), versions: [version] }],
    ['membership_not_found', 404, { membershipId: world.tunturi.members.ilmari.id, versions: [version] }],
    ['project_role_not_found', 404, { projectRoleId: newId(), versions: [version] }],
    ['entry_type_not_found', 404, { entryTypeId: newId(), versions: [version] }],
    ['version_ranges_overlap', 422, { versions: [version, version] }],
    ['range_end_before_start', 400, { versions: [{ ...version, validTo: '2025-01-01' }] }],
  ])('is refused with %s', async (code, status, body) => {
    expect(await admin.post(rules, body)).toMatchObject(refused(status, code))
  })

  it('is there once for the same criteria, ends, and gets versions that do not overlap', async () => {
    const made = await rule({ entryTypeId: at.travel }, 5000)
    const again = { entryTypeId: at.travel.toUpperCase(), versions: [version] }
    expect(await admin.post(rules, again)).toMatchObject({
      status: 409,
      body: { code: 'rate_rule_exists', ruleId: made.id },
    })
    const path = `${rules}/${made.id}`
    const next = { validFrom: '2027-01-01', rateCentsPerHour: 5500 }
    const added = (await admin.post(`${path}/versions`, next)).body
    expect(added.change).toBeNull()
    expect(added.rule.versions).toMatchObject([{ validTo: '2026-12-31' }, next])
    expect(await admin.post(`${path}/versions`, next)).toMatchObject(refused(422, 'version_ranges_overlap'))
    const stale = { ...next, validFrom: '2028-01-01', expectedUpdatedAt: made.updatedAt }
    expect(await admin.post(`${path}/versions`, stale)).toMatchObject(refused(409, 'rate_rule_stale'))
    expect(await admin.post(`${path}/end`, { validTo: '2026-01-01' })).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
    expect((await admin.post(`${path}/end`, { validTo: '2027-12-31' })).body.versions).toMatchObject([
      { validTo: '2026-12-31' },
      { validTo: '2027-12-31' },
    ])
    expect(await admin.post(`${path}/end`, { validTo: '2028-12-31' })).toMatchObject(
      refused(409, 'rate_rule_ended'),
    )
    expect(await admin.get(`${rules}/${newId()}`)).toMatchObject(refused(404, 'rate_rule_not_found'))
  })
})

describe('the rate card of a project', () => {
  it('is one that there is, and may be none', async () => {
    const { id } = await project({ state: 'active' })
    const path = `/v1/projects/${id}`
    expect(await admin.patch(path, { rateCardId: newId() })).toMatchObject(
      refused(404, 'rate_card_not_found'),
    )
    expect(await admin.patch(path, { rateCardId: card.id })).toMatchObject({ body: { rateCardId: card.id } })
    expect(await admin.patch(path, { rateCardId: null })).toMatchObject({ body: { rateCardId: null } })
  })
})

describe('hours', () => {
  it('are priced by the most specific rule of their day, and say which it was', async () => {
    const { id } = await project({ state: 'active', customerId: customer.id })
    const standard = await rule({}, 6000)
    const ofRole = await rule({ projectRoleId: role.id }, 9000, '2026-02-02')
    await made(`/v1/projects/${id}/participants`, { membershipId: members.onni.id, projectRoleId: role.id })
    await worked('onni', '2026-02-02', id, 90)
    await worked('onni', '2026-01-30', id, 7)
    await worked('veera', '2026-02-02', id, 30)
    const rows = await hoursOfProjects(reader(), { projectIds: [id] })
    const saleOf = await salesIn(id)
    const rates = rows.map(saleOf)
    expect(rates).toHaveLength(3)
    const ofDay = (membershipId: string, workDate: string) =>
      rates[rows.findIndex(row => row.membershipId === membershipId && row.workDate === workDate)]
    expect(ofDay(members.onni.id, '2026-02-02')).toEqual({
      rateCentsPerHour: 9000,
      billedMinutes: 90,
      rounded: null,
      articleId: null,
      cents: 13_500,
      rule: { rateCardId: card.id, ruleId: ofRole.id, versionId: ofRole.versions[0].versionId },
    })
    expect(ofDay(members.onni.id, '2026-01-30')).toMatchObject({ cents: 700, rule: { ruleId: standard.id } })
    expect(ofDay(members.veera.id, '2026-02-02')).toMatchObject({
      cents: 3000,
      rule: { ruleId: standard.id },
    })
  })

  it('change as a what-if says, which writes nothing', async () => {
    const { id } = await project({ state: 'active' })
    const made = await rule({ projectId: id }, 6001)
    const path = `${rules}/${made.id}`
    await worked('onni', '2026-03-02', id, 91)
    await worked('onni', '2026-03-03', id, 29)
    await worked('veera', '2026-04-01', id, 60)
    const task = await at.made('/v1/tasks', { projectId: id, title: 'Takuukorjaus', billable: false })
    await worked('veera', '2026-04-02', id, 60, work, task.id)
    const sum = async () => {
      const rows = await hoursOfProjects(reader(), { projectIds: [id], from: '2026-03-03' })
      const billable = rows.filter(({ taskId }) => taskId === null)
      const saleOf = await salesIn(id)
      return billable.reduce((total, row) => total + saleOf(row).cents, 0)
    }
    const next = { validFrom: '2026-03-03', rateCentsPerHour: 7003 }
    const [before, told] = [await sum(), (await admin.post(`${path}/what-if`, next)).body]
    const dry = (await admin.post(`${path}/versions`, { ...next, dryRun: true })).body
    expect(dry.change).toEqual(told)
    expect(await sum()).toBe(before)
    expect((await admin.post(`${path}/versions`, next)).body.rule.versions).toHaveLength(2)
    expect(told).toMatchObject({
      from: '2026-03-03',
      changedRows: 2,
      changedMinutes: 89,
      fromCents: before,
      toCents: await sum(),
      billedRows: 0,
    })
    expect(told.rows.map(({ workDate }: any) => workDate)).toEqual(['2026-03-03', '2026-04-01'])
    expect(await admin.post(`${path}/what-if`, next)).toMatchObject(refused(422, 'version_ranges_overlap'))
    expect(await projectsWithIds(reader(), [id])).toHaveLength(1)
  })
})

it('is read with projects.read and written with projects.manage only', async () => {
  const { secret } = await world.key('aino', { scope: ['projects.read'] })
  const seeker = world.withKey(secret)
  expect(await seeker.get(rules)).toMatchObject({ status: 200 })
  expect(await seeker.post(rules, { entryTypeId: work, versions: [version] })).toMatchObject({ status: 403 })
})
