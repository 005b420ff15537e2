import { describe, expect, it } from 'vitest'
import { billingWorld, keyOf } from './world.ts'

const at = await billingWorld()
const { admin, made, done, card, role, rule, project, customer, consume, approved, rowsOf, members } = at
const veera = members.veera
const refused = { status: 409, body: { code: 'project_participant_reprices_approved_hours' } }
const revenue = async (id: string) => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents

/** A project whose hours are 60 euros, and 90 of a foreman; Veera has worked for it on two days, approved ones. */
async function worked() {
  const { id, code } = await project({
    ...{ state: 'active', rateCardId: card.id, customerId: customer.id },
  })
  await rule({ projectId: id }, 6000)
  await rule({ projectId: id, projectRoleId: role.id }, 9000)
  const dates = [nextDay(), nextDay()] as const
  for (const date of dates) await approved(date, id)
  return { id, code, dates, path: `/v1/projects/${id}/participants` }
}
let last = Temporal.PlainDate.from('2026-02-28')
const nextDay = (): string => (last = last.add({ days: 1 })).toString()

const asForeman = { membershipId: veera.id, projectRoleId: role.id }

describe('who takes part, and as what, gives approved hours another price', () => {
  it('only with a word: added, changed and replaced', async () => {
    const { id, path, dates } = await worked()
    for (const from of [{}, { validFrom: dates[1] }])
      expect(await admin.post(path, { ...asForeman, ...from })).toMatchObject(refused)
    const later = await made(path, { ...asForeman, validFrom: '2026-06-01' })
    expect(await revenue(id)).toBe(12_000)
    const earlier = { validFrom: dates[1] }
    expect(await admin.patch(`${path}/${later.id}`, earlier)).toMatchObject(refused)
    expect((await admin.patch(`${path}/${later.id}`, { ...earlier, reprice: true })).status).toBe(200)
    expect(await revenue(id)).toBe(15_000)
    expect(await admin.patch(`${path}/${later.id}`, { projectRoleId: null })).toMatchObject(refused)
    // Who is named from today on was what they were until yesterday.
    const participants = [{ membershipId: veera.id }]
    expect((await admin.put(path, { participants })).status).toBe(200)
    expect(await revenue(id)).toBe(15_000)
  })

  it('and never that of hours that are billed, or of a member or a role that no rate looks at', async () => {
    const { id, path, dates } = await worked()
    const rows = await rowsOf(id)
    await consume(rows.map(keyOf))
    expect((await admin.post(path, { ...asForeman, validTo: dates[1] })).status).toBe(201)
    expect(await revenue(id)).toBe(12_000)
    const other = await worked()
    await made(other.path, { membershipId: members.onni.id, projectRoleId: role.id })
    const helper = await made('/v1/project-roles', { code: other.code.toLowerCase(), name: other.code })
    await made(other.path, { membershipId: veera.id, projectRoleId: helper.id })
    expect(await revenue(other.id)).toBe(12_000)
  })

  it('by rows of an import not at all, and not by undoing one', async () => {
    const { id, code } = await worked()
    const row = { projectCode: code, memberEmail: veera.email, projectRoleCode: role.code }
    const bring = (rows: readonly object[]) => done('/v1/imports/project-participants', { rows })
    expect((await bring([row, { ...row, validFrom: '2026-06-01' }])).results).toMatchObject([
      {
        ...{ status: 'error', field: 'validFrom' },
        code: 'project_participant_reprices_approved_hours',
      },
      { status: 'created' },
    ])
    const { importId } = await bring([{ ...row, validFrom: '2026-05-01', validTo: '2026-05-31' }])
    await approved('2026-05-04', id)
    expect(await revenue(id)).toBe(21_000)
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).body).toMatchObject({
      code: 'import_undo_blocked',
      rows: [{ code: 'project_participant_reprices_approved_hours' }],
    })
    expect(await revenue(id)).toBe(21_000)
  })
})
