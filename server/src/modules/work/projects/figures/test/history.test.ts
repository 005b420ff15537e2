import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, made, done, project, rule, members, worked, rulesOf, customer } = await pricedWorld()
await rule({}, 6000)
const other = await made('/v1/rate-cards', { code: 'other', name: 'Toiset hinnat' })
await made(rulesOf(other.id), { versions: [{ validFrom: '2020-01-01', rateCentsPerHour: 9000 }] })
const refused = (status: number, code: string) => ({ status, body: { code } })
const supervisor = world.as('elina')
/** Approves a day of Veera's; answers how it is taken back. */
const approve = async (date: string) => {
  const day = `/v1/team/members/${members.veera.id}/work-days/${date}`
  const { workDayId } = (await supervisor.post(`${day}/confirm`, {})).body
  const path = `/v1/work-days/${workDayId}`
  expect((await supervisor.post(`${path}/approve`, {})).status).toBe(200)
  return () => supervisor.post(`${path}/unapprove`, {})
}
const revenue = async (id: string) => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents
const tried = async (id: string, body: object) => done(`/v1/projects/${id}/what-if`, body)

it('once hours are approved their project keeps its customer, rate card and billing, each field named', async () => {
  const { id } = await project({ state: 'active' })
  const path = `/v1/projects/${id}`
  await worked('veera', '2026-03-02', id, 60)
  expect((await admin.patch(path, { rateCardId: other.id })).status).toBe(200)
  expect(await revenue(id)).toBe(9000)
  const takeBack = await approve('2026-03-02')
  const terms = { customerId: customer.id, rateCardId: null, billing: 'fixed' }
  for (const [field, value] of Object.entries(terms))
    expect(await admin.patch(path, { [field]: value })).toMatchObject({
      ...refused(409, 'project_terms_fixed'),
      body: { code: 'project_terms_fixed', errors: [{ pointer: `/${field}` }] },
    })
  expect(await revenue(id)).toBe(9000)
  // What stays as it is may be sent, and everything else changes.
  const same = { rateCardId: other.id, billing: 'time', name: 'Toinen nimi' }
  expect((await admin.patch(path, same)).status).toBe(200)
  const { code } = (await admin.get(path)).body
  const said = { customerCode: customer.code, rateCardCode: 'standard', billing: 'internal' }
  const rows = Object.entries(said).map(([field, value]) => ({ code, [field]: value }))
  expect((await done('/v1/imports/projects', { rows })).results).toMatchObject(
    Object.keys(said).map(field => ({ status: 'error', code: 'project_terms_fixed', field })),
  )
  expect(
    (await done('/v1/imports/projects', { rows: [{ code, rateCardCode: 'OTHER' }] })).results,
  ).toMatchObject([{ status: 'unchanged', id }])
  expect((await takeBack()).status).toBe(200)
  expect((await admin.patch(path, terms)).status).toBe(200)
})

it('a dry run of a patch refuses as the patch would, and writes nothing', async () => {
  const { id } = await project({ state: 'active' })
  const path = `/v1/projects/${id}`
  await worked('veera', '2026-03-03', id, 60)
  const body = (await admin.patch(path, { billing: 'internal', dryRun: true })).body
  expect(body.billing).toBe('internal')
  expect((await admin.get(path)).body.billing).toBe('time')
  await approve('2026-03-03')
  expect(await admin.patch(path, { billing: 'internal', dryRun: true })).toMatchObject(
    refused(409, 'project_terms_fixed'),
  )
})

it('what a patch would come to is what it comes to, whatever the project is billed by', async () => {
  for (const before of ['time', 'capped', 'fixed', 'internal'])
    for (const after of ['time', 'capped', 'fixed', 'internal']) {
      const { id } = await project({ state: 'active', billing: before, budgetCents: 5000 })
      await worked('veera', '2026-04-01', id, 60)
      const now = await revenue(id)
      const patch = { billing: after, rateCardId: other.id, budgetCents: 8000 }
      const change = await tried(id, patch)
      expect(await revenue(id)).toBe(now)
      expect((await admin.patch(`/v1/projects/${id}`, patch)).status).toBe(200)
      const then = await revenue(id)
      expect(change).toMatchObject({ fromCents: now, toCents: then, differenceCents: then - now })
      const sum = change.months.reduce((all: number, month: any) => all + month.differenceCents, 0)
      expect(sum).toBe(then - now)
    }
})

it('what is not there is not tried', async () => {
  const { id } = await project()
  const path = `/v1/projects/${id}/what-if`
  expect(await admin.post(path, { customerId: id })).toMatchObject(refused(404, 'customer_not_found'))
  expect(await admin.post(path, { rateCardId: id })).toMatchObject(refused(404, 'rate_card_not_found'))
  expect(await admin.post(`/v1/projects/${other.id}/what-if`, {})).toMatchObject(
    refused(404, 'project_not_found'),
  )
})
