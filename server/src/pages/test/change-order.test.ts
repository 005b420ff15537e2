import { describe, expect, it } from 'vitest'
import { newOrganisationToken } from '../../platform/secrets/organisation-token.ts'
import { jsonLog } from '../../platform/telemetry/log.ts'
import { newId } from '../../platform/vocabulary/ids.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import type { Answer } from '../../../test/world/client.ts'

const lines: string[] = []
const world = await startServedWorld({ log: jsonLog(line => void lines.push(line)) })
const admin = world.as('aino')
const path = '/change-order'
const api = '/v1/public/change-orders'
const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`
let count = 0
const sent = async (more: object = {}): Promise<{ id: string; projectId: string; token: string }> => {
  const customer = await made('/v1/customers', { name: `Lakeus <b>${count}</b>` })
  const project = { code: `SIVU-${++count}`, name: 'Koulun putket', state: 'active', customerId: customer.id }
  const { id: projectId } = await made('/v1/projects', {
    ...project,
    budgetCents: 500_000,
    endDate: '2027-04-30',
  })
  const lines = [
    { description: 'Lämpöpumppu', quantity: '1', unit: 'kpl', unitPriceCents: 189_000 },
    { description: 'Asennus', quantity: '12.5', unit: 'h', unitPriceCents: 6800 },
  ]
  const order = {
    title: `Toinen ${hostile}`,
    reason: 'Halliin tulee lämmitys.',
    lines,
    deltaMinutes: 750,
    ...more,
  }
  const { id } = await made(`/v1/projects/${projectId}/change-orders`, { ...order, deltaDays: 3 })
  const { url } = await made(`/v1/change-orders/${id}/send`, {})
  return { id, projectId, token: new URL(url).searchParams.get('token') ?? '' }
}
const stateOf = async (id: string) => (await admin.get(`/v1/change-orders/${id}`)).body
const call = (name: string, body: object) => world.anonymous.post(`${api}/${name}`, body)
const opened = async (token: string) => (await call('open', { token })).body
const answerTo = async (token: string, more: object = {}) => {
  const { formToken, documentSha256 } = await opened(token)
  return { token, formToken, documentSha256, name: 'Maija', email: 'maija@lakeus.example', ...more }
}
const submit = (fields: Readonly<Record<string, string>>, headers: object = { origin: world.origin }) =>
  world.anonymous.post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.split(';', 1)[0] ?? ''
const hiddenFields = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, n, v]) => [n, v]),
  )

describe('the link of a change order', () => {
  it('leaves the address at once, and the page has headers of its own', async () => {
    const { token } = await sent()
    const first = await world.anonymous.get(`${path}?token=${token}`)
    expect(first).toMatchObject({
      status: 303,
      headers: { location: path, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })
    const page = await world.anonymous.get(path, { cookie: cookieOf(first), 'accept-language': 'sv' })
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'content-language': 'sv' },
    })
    const policy = page.headers['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/script-src|unsafe|connect-src/)
    expect(page.body).not.toMatch(/<script|<img src=x|onerror='|href="\/account"/)
    expect(page.body).toContain('&lt;script&gt;')
    for (const [, address = ''] of page.body.matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(address).not.toContain(token)
    expect(lines.filter(line => line.includes(token))).toEqual([])
  })

  it('leads nowhere alike when it is forged, another kind’s, another organisation’s or withdrawn', async () => {
    const order = await sent()
    const bytes = Buffer.from(order.token, 'base64url')
    const elsewhere = Buffer.from(world.tunturi.id.replaceAll('-', ''), 'hex')
    const tokens = [
      newOrganisationToken(world.meri.id).text,
      newOrganisationToken(newId()).text,
      Buffer.concat([elsewhere, bytes.subarray(16)]).toString('base64url'),
      'x',
    ]
    await world.database.owner("update public_links set kind = 'quote' where subject_id = $1", [order.id])
    tokens.push(order.token)
    const withdrawn = await sent()
    await made(`/v1/change-orders/${withdrawn.id}/withdraw`, {})
    tokens.push(withdrawn.token)
    const superseded = await sent()
    await made(`/v1/change-orders/${superseded.id}/supersede`, {})
    tokens.push(superseded.token)
    const said = await Promise.all(tokens.map(token => call('open', { token })))
    for (const each of said)
      expect(each).toMatchObject({ status: 404, body: { code: 'public_link_not_found' } })
    const bare = said.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))
    expect(new Set(bare).size).toBe(1)
    const pages = await Promise.all(
      tokens.map(async token => {
        const first = await world.anonymous.get(`${path}?token=${token}`)
        return world.anonymous.get(path, { cookie: cookieOf(first) })
      }),
    )
    for (const each of pages) expect(each.status).toBe(404)
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  })

  it('is over after its last day', async () => {
    const { id, token } = await sent()
    const answer = await answerTo(token)
    await world.database.owner('update public_links set expires_at = now() where subject_id = $1', [id])
    const expired = { status: 410, body: { code: 'public_link_expired' } }
    expect(await call('open', { token })).toMatchObject(expired)
    expect(await call('approve', answer)).toMatchObject(expired)
    const first = await world.anonymous.get(`${path}?token=${token}`)
    const page = await world.anonymous.get(path, { cookie: cookieOf(first), 'accept-language': 'fi' })
    expect(page.status).toBe(410)
    expect(page.body).toContain('Linkin aika on päättynyt')
  })
})

describe('an answer', () => {
  it('is taken once: a replay, a second form and another link’s form change nothing', async () => {
    const [order, other] = [await sent(), await sent()]
    const answer = await answerTo(order.token)
    const second = await answerTo(order.token)
    const invalid = { status: 422, body: { code: 'public_form_invalid' } }
    expect(await call('approve', { ...(await answerTo(other.token)), token: order.token })).toMatchObject(
      invalid,
    )
    expect(
      await call('approve', { ...answer, formToken: `${answer.formToken.slice(0, -4)}AAAA` }),
    ).toMatchObject(invalid)
    const changed = { ...answer, documentSha256: '0'.repeat(64) }
    expect(await call('approve', changed)).toMatchObject({ body: { code: 'change_order_document_changed' } })
    const approved = await call('approve', answer)
    expect(approved).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByName: 'Maija', formToken: null },
    })
    expect(await call('approve', answer)).toMatchObject({ status: 409, body: { code: 'public_form_sent' } })
    expect(await call('decline', { ...second, reason: 'Ei' })).toMatchObject({
      status: 409,
      body: { code: 'change_order_decided' },
    })
    expect(await stateOf(order.id)).toMatchObject({
      ...{ state: 'approved', channel: 'public_page', decidedByEmail: 'maija@lakeus.example' },
      ...{ decidedByMembershipId: null, documentSha256: approved.body.documentSha256 },
    })
    expect((await admin.get(`/v1/projects/${order.projectId}`)).body.budgetCents).toBe(774_000)
    const [row] = await world.database.owner<{ hash: string }>(
      "select encode(address_hash, 'hex') as hash from change_orders where id = $1",
      [order.id],
    )
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('against a withdrawal and another answer at once: one counts', async () => {
    const order = await sent()
    const answers = [await answerTo(order.token), await answerTo(order.token)]
    const ended = await Promise.all([
      ...answers.map(each => call('approve', each)),
      admin.post(`/v1/change-orders/${order.id}/withdraw`, {}),
      admin.post(`/v1/change-orders/${order.id}/approve`, { approvedByName: 'Aino' }),
    ])
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of ended.filter(({ status }) => status !== 200))
      expect(['change_order_decided', 'change_order_withdrawn', 'public_link_not_found']).toContain(body.code)
    const { state } = await stateOf(order.id)
    const { budgetCents } = (await admin.get(`/v1/projects/${order.projectId}`)).body
    expect(budgetCents).toBe(state === 'approved' ? 774_000 : 500_000)
  })

  it('is of a project that is open, and takes no more than it has', async () => {
    const order = await sent({ lines: [{ description: 'Pois', quantity: '1', unitPriceCents: -500_000 }] })
    await world.database.owner('update projects set budget_cents = 1 where id = $1', [order.projectId])
    expect(await call('approve', await answerTo(order.token))).toMatchObject({
      status: 422,
      body: { code: 'change_order_below_zero' },
    })
    await world.database.owner("update projects set state = 'closed', closed_at = now() where id = $1", [
      order.projectId,
    ])
    expect(await call('approve', await answerTo(order.token))).toMatchObject({
      status: 409,
      body: { code: 'project_closed' },
    })
  })

  it('has a name on one line, and no field that was not asked for', async () => {
    const { token } = await sent()
    const answer = await answerTo(token)
    for (const name of [
      'Maija\r\nBcc: kaikki@example.com',
      'Maija\u0000',
      '\u2028',
      ' ',
      '',
      'x'.repeat(201),
    ])
      expect(await call('approve', { ...answer, name })).toMatchObject({ status: 400 })
    expect(await call('approve', { ...answer, email: 'a@b.fi\r\nBcc: x@y.fi' })).toMatchObject({
      status: 400,
    })
    expect(await call('approve', { ...answer, state: 'approved' })).toMatchObject({ status: 400 })
    expect(await call('approve', { ...answer, name: hostile })).toMatchObject({ status: 200 })
    const first = await world.anonymous.get(`${path}?token=${token}`)
    const page = await world.anonymous.get(path, { cookie: cookieOf(first) })
    expect(page.body).not.toMatch(/<script|<img src=x/)
  })
})

describe('the form of the page', () => {
  it('is taken from our own page alone, within bounds, and says what is wrong in its field', async () => {
    const { id, token } = await sent()
    const first = await world.anonymous.get(`${path}?token=${token}`)
    const page = await world.anonymous.get(path, { cookie: cookieOf(first) })
    const fields = {
      ...hiddenFields(page.body),
      answer: 'approve',
      name: 'Maija',
      email: 'maija@lakeus.example',
    }
    expect((await submit(fields, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await submit(fields, {})).status).toBe(403)
    expect((await submit(fields, { origin: world.origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await submit({ ...fields, name: 'x'.repeat(2_000_000) })).status).toBe(413)
    const wrong = await submit({ ...fields, name: 'a\nb', email: 'x' })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatch(/id="name-error"[\s\S]*id="email-error"/)
    const lost = await submit({ ...fields, formToken: 'x' })
    expect(lost.status).toBe(422)
    expect((await stateOf(id)).state).toBe('sent')
    expect(await submit(fields)).toMatchObject({ status: 303, headers: { location: path } })
    expect(await submit(fields)).toMatchObject({ status: 303, headers: { location: path } })
    expect((await submit({ answer: 'approve' })).status).toBe(404)
    expect((await stateOf(id)).state).toBe('approved')
  })
})
