import { expect, it } from 'vitest'
import { billingWorld, keyOf } from './world.ts'

const at = await billingWorld()
const { admin, made, done, card, rule, rulesOf, project, customer, consume, approved, rowsOf, members } = at
const cardPath = `/v1/rate-cards/${card.id}`
const refusedBy = (code: string, projectIds: readonly string[], firstFreeDate: string) => ({
  status: 409,
  body: { code, projectIds, firstFreeDate },
})
const open = 'rate_reprices_approved_hours'
const closed = 'rate_reprices_closed_projects'
const revenue = async (id: string) => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents
/** A project with a rule of its own at 60 euros. */
async function priced(fields: object = {}) {
  const found = await project({ state: 'active', rateCardId: card.id, customerId: customer.id, ...fields })
  const { id: ruleId } = await rule({ projectId: found.id }, 6000)
  return {
    ...found,
    versions: `${rulesOf(card.id)}/${ruleId}/versions`,
    rulePath: `${rulesOf(card.id)}/${ruleId}`,
  }
}
const close = (id: string) =>
  done(`/v1/projects/${id}/close`, { acceptUnbilled: true, reason: 'The customer is gone.' })

it('a rate from a past day gives approved hours another price only with a word, and billed ones never', async () => {
  const { id, versions, rulePath } = await priced()
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04']) await approved(date, id)
  const [first] = await rowsOf(id)
  await consume([keyOf(first)])
  const version = { validFrom: '2026-03-01', rateCentsPerHour: 9000 }
  const told = await done(`${rulePath}/what-if`, version)
  expect(told).toMatchObject({
    approvedMinutes: 120,
    firstFreeDate: '2026-03-05',
    changedProjects: 1,
    projects: [{ projectId: id, closed: false, fromCents: 18_000, toCents: 24_000, differenceCents: 6000 }],
  })
  for (const dryRun of [true, false])
    expect(await admin.post(versions, { ...version, dryRun })).toMatchObject(
      refusedBy(open, [id], '2026-03-05'),
    )
  expect(await admin.post(`${rulePath}/end`, { validTo: '2026-03-02' })).toMatchObject(
    refusedBy(open, [id], '2026-03-05'),
  )
  expect(await revenue(id)).toBe(18_000)
  await done(versions, { ...version, reprice: true })
  expect(await revenue(id)).toBe(24_000)
  await done(versions, { validFrom: told.firstFreeDate, rateCentsPerHour: 12_000 })
  expect(await revenue(id)).toBe(24_000)
})

it('hours on a draft are not billed yet, and hours without a price get their first one freely', async () => {
  const { id, versions } = await priced()
  await approved('2026-03-09', id)
  const [row] = await rowsOf(id)
  await consume([keyOf(row)], { issued: false })
  expect(await admin.post(versions, { validFrom: '2026-03-01', rateCentsPerHour: 9000 })).toMatchObject(
    refusedBy(open, [id], '2026-03-10'),
  )
  const unpriced = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
  await approved('2026-03-10', unpriced.id)
  await rule({ projectId: unpriced.id }, 7000)
  expect(await revenue(unpriced.id)).toBe(7000)
})

it('approved hours of closed projects have the price that they have, whatever the caller says', async () => {
  const { id, versions, rulePath } = await priced()
  await approved('2026-03-11', id)
  await close(id)
  const body = { validFrom: '2026-03-01', rateCentsPerHour: 9000, reprice: true }
  expect(await admin.post(versions, body)).toMatchObject(refusedBy(closed, [id], '2026-03-12'))
  expect(await admin.post(`${rulePath}/end`, { validTo: '2026-03-10', reprice: true })).toMatchObject(
    refusedBy(closed, [id], '2026-03-12'),
  )
  const unpriced = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
  await approved('2026-03-12', unpriced.id)
  await close(unpriced.id)
  const first = { projectId: unpriced.id, versions: [{ validFrom: '2026-01-01', rateCentsPerHour: 7000 }] }
  expect(await admin.post(rulesOf(card.id), first)).toMatchObject(
    refusedBy(closed, [unpriced.id], '2026-03-13'),
  )
  expect(await revenue(unpriced.id)).toBe(0)
  await done(`/v1/projects/${id}/reopen`)
  await done(versions, body)
  expect(await revenue(id)).toBe(9000)
})

it('another default card gives approved hours another price only with a word, and none of its own makes none', async () => {
  const { id } = await project({ state: 'active', customerId: customer.id })
  const other = await made('/v1/rate-cards', { code: 'others', name: 'Toiset hinnat' })
  for (const [cardId, rate] of [
    [card.id, 5000],
    [other.id, 8000],
  ] as const)
    await made(rulesOf(cardId), {
      projectId: id,
      versions: [{ validFrom: '2020-01-01', rateCentsPerHour: rate }],
    })
  await approved('2026-03-16', id)
  const otherPath = `/v1/rate-cards/${other.id}`
  const refused = refusedBy(open, [id], '2026-03-17')
  expect(await admin.patch(otherPath, { default: true })).toMatchObject(refused)
  expect(await admin.patch(cardPath, { default: false })).toMatchObject(refused)
  expect(
    await admin.post('/v1/rate-cards', { code: 'third', name: 'Kolmannet', default: true }),
  ).toMatchObject(refused)
  expect(await revenue(id)).toBe(5000)
  expect((await admin.patch(otherPath, { default: true, reprice: true })).status).toBe(200)
  expect(await revenue(id)).toBe(8000)
  expect((await admin.patch(cardPath, { default: true, reprice: true })).status).toBe(200)
})

it('what projects would bring by a rate obeys caps and fees, and is what they bring then', async () => {
  const capped = await priced({ billing: 'capped', budgetCents: 15_000 })
  for (const date of ['2026-03-18', '2026-03-19']) await approved(date, capped.id)
  const version = { validFrom: '2026-03-19', rateCentsPerHour: 12_000 }
  const told = await done(`${capped.rulePath}/what-if`, version)
  expect(told).toMatchObject({ fromCents: 6000, toCents: 12_000 })
  expect(told).toMatchObject({
    revenueFromCents: 12_000,
    revenueToCents: 15_000,
    revenueDifferenceCents: 3000,
  })
  await done(capped.versions, { ...version, reprice: true })
  expect(await revenue(capped.id)).toBe(15_000)
  const fee = await priced({ billing: 'fixed', budgetCents: 50_000 })
  await approved('2026-03-20', fee.id)
  expect(await done(`${fee.rulePath}/what-if`, version)).toMatchObject({ changedProjects: 0, projects: [] })
  await done(fee.versions, { validFrom: '2026-01-01', rateCentsPerHour: 12_000 })
  expect(await revenue(fee.id)).toBe(50_000)
})

it('rows, and the undoing of rows, give approved hours no other price', async () => {
  const { id, code } = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
  const row = (validFrom: string, rateCentsPerHour: number) => ({
    ...{ cardCode: 'standard', projectCode: code },
    ...{ validFrom, rateCentsPerHour },
  })
  const { importId } = await done('/v1/imports/rate-cards', { rows: [row('2026-01-01', 6000)] })
  await approved('2026-03-23', id)
  const { results } = await done('/v1/imports/rate-cards', {
    rows: [row('2026-03-01', 9000), row('2026-03-24', 9500)],
  })
  expect(results).toMatchObject([{ status: 'error', code: open, field: 'validFrom' }, { status: 'updated' }])
  expect(await admin.post(`/v1/imports/${importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { rows: [{ code: open }] },
  })
  expect(await revenue(id)).toBe(6000)
  await close(id)
  const ofMember = { ...row('2026-03-02', 9000), memberEmail: members.veera.email }
  expect((await done('/v1/imports/rate-cards', { rows: [ofMember] })).results).toMatchObject([
    { status: 'error', code: closed, field: 'validFrom' },
  ])
})
