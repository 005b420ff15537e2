import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const refused = (status: number, code: string) => ({ status, body: { code } })

const customer = await made('/v1/customers', { name: 'Koulutuskuntayhtymä Lakeus' })
const other = await made('/v1/customers', { name: 'Saneeraus Salo Oy' })
const contactOf = (customerId: string, body: object) => made(`/v1/customers/${customerId}/contacts`, body)
const maija = await contactOf(customer.id, {
  name: 'Maija Virtanen',
  email: 'maija@lakeus.example',
  language: 'sv',
})
const silent = await contactOf(customer.id, { name: 'Pekka Puhelin' })
const foreign = await contactOf(other.id, { name: 'Outi Outo', email: 'outi@salo.example' })

let projects = 0
const newProject = async (more: object = {}): Promise<any> =>
  made('/v1/projects', {
    ...{ code: `MUUTOS-${++projects}`, name: 'Koulun putket', state: 'active', customerId: customer.id },
    ...{ startDate: '2026-11-01', endDate: '2027-04-30', budgetMinutes: 6000, budgetCents: 500_000 },
    ...more,
  })
const orders = (projectId: string) => `/v1/projects/${projectId}/change-orders`
const draft = async (project: { id: string }, more: object = {}): Promise<any> =>
  made(orders(project.id), { title: 'Toinen lämpöpumppu', deltaCents: 125_000, ...more })
const step = (id: string, name: string, body: object = {}) =>
  admin.post(`/v1/change-orders/${id}/${name}`, body)
const sent = async (project: { id: string }, more: object = {}): Promise<any> => {
  const { id } = await draft(project, more)
  const { changeOrder, ...link } = await made(`/v1/change-orders/${id}/send`, {})
  return { ...changeOrder, ...link }
}
const approvedBy = { approvedByName: 'Maija Virtanen' }
const declinedBy = { declinedByName: 'Maija Virtanen', reason: 'Halli jää ennalleen.' }

describe('a draft', () => {
  it('has numbers of its project, also of many made at once', async () => {
    const project = await newProject()
    const numbers = await Promise.all(Array.from({ length: 6 }, async () => (await draft(project)).number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await draft(await newProject())).number).toBe(1)
    const listed = (await admin.get(`${orders(project.id)}?limit=2`)).body
    expect(listed.items.map(({ number }: any) => number)).toEqual([6, 5])
  })

  it('adds its lines up, and takes no other sum', async () => {
    const project = await newProject()
    const lines = [
      { description: 'Lämpöpumppu', quantity: '1', unit: 'kpl', unitPriceCents: 189_000 },
      { description: 'Asennus', quantity: '12.50', unitPriceCents: 6800 },
      { description: 'Pois jäävä patteri', quantity: '0.5', unitPriceCents: -3333 },
    ]
    const order = await draft(project, { lines, deltaCents: undefined, deltaMinutes: 750, deltaDays: 3 })
    expect(order).toMatchObject({
      ...{ number: 1, state: 'draft', deltaCents: 189_000 + 85_000 - 1667, deltaMinutes: 750, deltaDays: 3 },
      lines: [{ cents: 189_000 }, { quantity: '12.5', unit: null, cents: 85_000 }, { cents: -1667 }],
      ...{ link: null, documentSha256: null, sentAt: null },
    })
    const path = `/v1/change-orders/${order.id}`
    expect(await admin.patch(path, { deltaCents: 1 })).toMatchObject(
      refused(422, 'change_order_delta_from_lines'),
    )
    expect((await admin.patch(path, { lines: [], deltaCents: 1 })).body).toMatchObject({
      deltaCents: 1,
      lines: [],
    })
    const dear = { description: 'Talo', quantity: '1000', unitPriceCents: 1_000_000_000 }
    expect(await admin.patch(path, { lines: [dear], deltaDays: 0 })).toMatchObject(
      refused(422, 'change_order_value_too_large'),
    )
    expect((await admin.get(path)).body).toMatchObject({ deltaCents: 1, deltaDays: 3, lines: [] })
  })

  it('names a phase of its own project', async () => {
    const [project, elsewhere] = [await newProject(), await newProject()]
    const phase = async ({ id }: any) =>
      made(`/v1/projects/${id}/phases`, { code: 'LVI', name: 'Talotekniikka' })
    const [own, strange] = [await phase(project), await phase(elsewhere)]
    expect((await draft(project, { phaseId: own.id })).phaseId).toBe(own.id)
    const body = { title: 'Väärä vaihe', phaseId: strange.id }
    expect(await admin.post(orders(project.id), body)).toMatchObject(refused(404, 'project_phase_not_found'))
    expect(await admin.post(orders(newId()), body)).toMatchObject(refused(404, 'project_not_found'))
  })

  it('is changed as it was read, and only looked at in a dry run', async () => {
    const order = await draft(await newProject(), { dryRun: false })
    const path = `/v1/change-orders/${order.id}`
    const expectedUpdatedAt = '2020-01-01T00:00:00.000Z'
    expect(await admin.patch(path, { title: 'Uusi', expectedUpdatedAt })).toMatchObject(
      refused(409, 'change_order_stale'),
    )
    expect((await admin.patch(path, { title: 'Uusi', dryRun: true })).body.title).toBe('Uusi')
    expect((await admin.get(path)).body).toEqual(order)
    expect(await admin.get(`/v1/change-orders/${newId()}`)).toMatchObject(
      refused(404, 'change_order_not_found'),
    )
    const looked = await admin.post(`/v1/change-orders/${order.id}/send`, { dryRun: true })
    expect(looked.status).toBe(200)
    const token = new URL(looked.body.url).searchParams.get('token')
    expect(await world.anonymous.post('/v1/public/change-orders/open', { token })).toMatchObject(
      refused(404, 'public_link_not_found'),
    )
  })
})

describe('a sent change order', () => {
  it('is frozen, and has a link that a second sending replaces', async () => {
    const order = await sent(await newProject())
    expect(order).toMatchObject({
      ...{ state: 'sent', mail: null, link: { lastOpenedAt: null } },
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(order.url).toMatch(/^https:\/\/konttori\.example\/change-order\?token=[A-Za-z0-9_-]{64}$/)
    expect(await admin.patch(`/v1/change-orders/${order.id}`, { title: 'X' })).toMatchObject(
      refused(409, 'change_order_not_draft'),
    )
    const again = (await step(order.id, 'send')).body
    expect(again.changeOrder).toMatchObject({ sentAt: order.sentAt, documentSha256: order.documentSha256 })
    const open = (url: string) =>
      world.anonymous.post('/v1/public/change-orders/open', { token: new URL(url).searchParams.get('token') })
    expect(await open(order.url)).toMatchObject(refused(404, 'public_link_not_found'))
    expect((await open(again.url)).status).toBe(200)
  })

  it('is mailed to a contact of the customer, in their language', async () => {
    const project = await newProject()
    const { id } = await draft(project)
    const to = (contactId: string) => step(id, 'send', { contactId })
    expect(await to(newId())).toMatchObject(refused(404, 'crm_contact_not_found'))
    expect(await to(foreign.id)).toMatchObject(refused(409, 'crm_contact_customer_mismatch'))
    expect(await to(silent.id)).toMatchObject(refused(422, 'change_order_contact_unreachable'))
    const mailed = await to(maija.id)
    expect(mailed).toMatchObject({ status: 200, body: { mail: 'held' } })
    const [mail] = await mailsWritten(world.database, { to: 'maija@lakeus.example', kind: 'change_order' })
    expect(mail).toMatchObject({ locale: 'sv', subject: 'Ändringsarbete 1: Toinen lämpöpumppu' })
    expect(mail?.letter?.action?.url).toBe(`${mailed.body.url}&language=sv`)
  })

  it('has a link for a while', async () => {
    const { id } = await draft(await newProject())
    for (const validUntil of ['2020-01-01', '2099-01-01'])
      expect(await step(id, 'send', { validUntil })).toMatchObject(
        refused(422, 'change_order_validity_invalid'),
      )
  })

  it('cannot take more than the project has', async () => {
    const project = await newProject({ budgetCents: 1000 })
    const { id } = await draft(project, { deltaCents: -1001 })
    expect(await step(id, 'send')).toMatchObject(refused(422, 'change_order_below_zero'))
    const order = await sent(project, { deltaCents: -1000 })
    await made(`/v1/change-orders/${(await sent(project, { deltaCents: -1 })).id}/approve`, approvedBy)
    expect(await step(order.id, 'approve', approvedBy)).toMatchObject(refused(422, 'change_order_below_zero'))
  })
})

describe('an approved change order', () => {
  it('adds an entry to the baseline of its project, and changes none that was there', async () => {
    const project = await newProject()
    const path = `/v1/projects/${project.id}`
    const before = (await admin.get(`${path}/baselines`)).body.items
    const order = await sent(project, { deltaMinutes: 480, deltaDays: 5 })
    expect((await admin.get(`${path}/baselines`)).body.items).toEqual(before)
    const approved = await step(order.id, 'approve', approvedBy)
    expect(approved).toMatchObject({
      status: 200,
      body: {
        ...{ state: 'approved', channel: 'recorded', decidedByName: 'Maija Virtanen', decidedByEmail: null },
        decidedByMembershipId: world.meri.members.aino.id,
      },
    })
    expect((await admin.get(path)).body).toMatchObject({
      ...{ budgetCents: 625_000, budgetMinutes: 6480, endDate: '2027-05-05' },
    })
    const after = (await admin.get(`${path}/baselines`)).body.items
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ changeOrderId: order.id, budgetCents: 625_000, budgetMinutes: 6480 })
    const events = (await admin.get('/v1/integration-events?event=change_order.approved&limit=100')).body
      .items
    expect(events.map(({ payload }: any) => payload)).toContainEqual({
      changeOrderId: order.id,
      projectId: project.id,
      approvedAt: approved.body.decidedAt,
    })
    for (const [name, body] of [
      ['approve', approvedBy],
      ['decline', declinedBy],
      ['withdraw', {}],
      ['supersede', {}],
      ['send', {}],
    ] as const)
      expect(await step(order.id, name, body)).toMatchObject(refused(409, 'change_order_decided'))
  })

  it('is approved once, whoever asks at the same time', async () => {
    const project = await newProject()
    const order = await sent(project)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => step(order.id, 'approve', approvedBy)),
      step(order.id, 'decline', declinedBy),
      step(order.id, 'withdraw'),
    ])
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter(({ status }) => status !== 200)) {
      expect(lost.status).toBe(409)
      expect(['change_order_decided', 'change_order_withdrawn']).toContain(lost.body.code)
    }
    const { budgetCents } = (await admin.get(`/v1/projects/${project.id}`)).body
    expect(budgetCents).toBe(won[0]?.body.state === 'approved' ? 625_000 : 500_000)
  })
})

describe('a change order that is over', () => {
  it('is declined with a reason, and superseded by a draft of the same content', async () => {
    const project = await newProject()
    const order = await sent(project, { reason: 'Halliin tulee lämmitys.' })
    const body = { ...declinedBy, expectedUpdatedAt: order.updatedAt }
    expect((await step(order.id, 'decline', body)).body).toMatchObject({
      ...{ state: 'declined', declineReason: 'Halli jää ennalleen.' },
    })
    const next = await step(order.id, 'supersede')
    expect(next).toMatchObject({
      status: 201,
      body: { ...{ number: 2, state: 'draft', reason: 'Halliin tulee lämmitys.', deltaCents: 125_000 } },
    })
    expect(next.body.supersedesChangeOrderId).toBe(order.id)
    expect((await admin.get(`/v1/change-orders/${order.id}`)).body).toMatchObject({
      ...{ state: 'superseded', supersededByChangeOrderId: next.body.id, link: null },
    })
    expect(await step(order.id, 'supersede')).toMatchObject(refused(409, 'change_order_withdrawn'))
    for (const name of ['approve', 'decline', 'supersede'])
      expect(
        await step(
          next.body.id,
          name,
          name === 'approve' ? approvedBy : name === 'decline' ? declinedBy : {},
        ),
      ).toMatchObject(refused(409, 'change_order_not_sent'))
  })

  it('leaves nothing of the former lines behind', async () => {
    const line = { description: 'Pumppu', quantity: '1', unitPriceCents: 100 }
    const order = await sent(await newProject(), { deltaCents: undefined, lines: [line, line] })
    const next = (await step(order.id, 'supersede')).body
    await admin.patch(`/v1/change-orders/${next.id}`, { lines: [line] })
    expect((await admin.get(`/v1/change-orders/${order.id}`)).body.lines).toHaveLength(2)
    expect((await admin.get(`/v1/change-orders/${next.id}`)).body).toMatchObject({ deltaCents: 100 })
  })
})

describe('a closed project', () => {
  it('is not closed while a customer is asked, and gets no change order afterwards', async () => {
    const project = await newProject()
    const [waiting, idle] = [await sent(project), await draft(project)]
    const close = () => admin.post(`/v1/projects/${project.id}/close`, {})
    expect(await close()).toMatchObject({
      status: 409,
      body: { code: 'project_close_blocked', blockers: [{ kind: 'open_change_orders', count: 1 }] },
    })
    await made(`/v1/change-orders/${waiting.id}/withdraw`, {})
    expect((await close()).status).toBe(200)
    const closed = refused(409, 'project_closed')
    expect(await admin.post(orders(project.id), { title: 'Vielä' })).toMatchObject(closed)
    expect(await admin.patch(`/v1/change-orders/${idle.id}`, { title: 'Vielä' })).toMatchObject(closed)
    expect(await step(idle.id, 'send')).toMatchObject(closed)
    expect(await step(waiting.id, 'supersede')).toMatchObject(closed)
    expect((await step(idle.id, 'withdraw')).status).toBe(200)
  })
})

describe('who reads projects', () => {
  it('writes no change order, and nobody one of another organisation', async () => {
    const order = await sent(await newProject())
    const reader = world.as('onni')
    expect(await reader.post(`/v1/change-orders/${order.id}/approve`, approvedBy)).toMatchObject({
      status: 403,
    })
    expect((await admin.get('/v1/search?q=Toinen%20l%C3%A4mp%C3%B6pumppu')).body.groups).toContainEqual(
      expect.objectContaining({ type: 'change_order' }),
    )
    const shown = JSON.stringify((await admin.get(`/v1/change-orders/${order.id}`)).body)
    expect(shown).not.toContain(new URL(order.url).searchParams.get('token'))
    const audit = await world.database.owner(
      "select a::text as line from audit_entries a where target_type = 'change_order'",
    )
    expect(JSON.stringify(audit)).not.toContain(new URL(order.url).searchParams.get('token'))
  })
})
