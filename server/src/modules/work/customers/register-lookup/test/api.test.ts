import { beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { httpRegister } from '../../../../../platform/gateways/company-register/http-register.ts'
import {
  json,
  scriptedRegister,
} from '../../../../../platform/gateways/company-register/test/scripted-register.ts'
import { answerWith, konepaja } from './ytj-answers.ts'

const world = await startWorld()
const admin = world.as('aino')
const script = await scriptedRegister()
const register = httpRegister(script.url, { milliseconds: 60_000, bytes: 100_000 })
const use = (companyRegister: unknown) => Object.assign(world.app.services, { companyRegister })
const lookUp = (businessId: string, by = admin) =>
  by.get(`/v1/customers/register-lookup?businessId=${encodeURIComponent(businessId)}`)
const keyFor = async (scope: 'crm.use' | 'projects.manage' | 'invoicing.manage' | 'crm.privacy') =>
  world.withKey((await world.key('aino', { scope: [scope] })).secret)

beforeEach(() => void use('built-in'))

it('a customer is filled from its business id, and the answer fits the write as it is', async () => {
  const { status, body } = await lookUp(' 9100010-1 ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ businessId: '9100010-1', vatRegistered: true, customerId: null })
  const { name, businessId, addresses, city, website, vatId, eInvoiceAddresses } = body
  const billing = {
    vatId,
    eInvoiceAddress: eInvoiceAddresses[0].address,
    eInvoiceOperator: eInvoiceAddresses[0].operator,
  }
  const made = await admin.post('/v1/customers', { name, businessId, addresses, city, website, billing })
  expect(made).toMatchObject({ status: 201, body: { name, businessId, city, website, billing } })

  // Only who sees business ids learns that a customer has this one.
  expect((await lookUp('9100010-1')).body.customerId).toBe(made.body.id)
  for (const scope of ['crm.use', 'projects.manage'] as const)
    expect(await lookUp('9100010-1', await keyFor(scope))).toMatchObject({
      status: 200,
      body: { name, customerId: null },
    })
  const invoicing = await lookUp('9100010-1', await keyFor('invoicing.manage'))
  expect(invoicing.body.customerId).toBe(made.body.id)
  // Nor does another organisation.
  expect((await lookUp('9100010-1', world.as('sanna'))).body.customerId ?? null).toBeNull()
})

it('a customer that was merged away leads to the one that has its business id since', async () => {
  const first = await admin.post('/v1/customers', { name: 'Leipomo', businessId: '2345678-0' })
  const second = await admin.post('/v1/customers', { name: 'Leipomo Oy' })
  await admin.post(`/v1/customers/${first.body.id}/merge`, { targetCustomerId: second.body.id })
  expect((await lookUp('2345678-0')).body.customerId).toBe(second.body.id)
})

it('who may not write customers looks nobody up', async () => {
  expect(await lookUp('2345678-0', await keyFor('crm.privacy'))).toMatchObject({ status: 403 })
  expect(await lookUp('2345678-0', world.anonymous)).toMatchObject({ status: 401 })
})

it('what is no business id is refused as the write refuses it, and never asked for', async () => {
  use(register)
  script.asked.length = 0
  for (const text of ['2345678-1', '2345673-1', '23456780', 'Sähkö', '2345678-0&x=1'])
    expect(await lookUp(text)).toMatchObject({ status: 422, body: { code: 'customer_business_id_invalid' } })
  expect(script.asked).toEqual([])
})

it('a company that the register does not know is not found', async () => {
  const missing = { status: 404, body: { code: 'customer_register_company_not_found' } }
  expect(await lookUp('0112038-9')).toMatchObject(missing)
  use(register)
  script.answer = json(answerWith())
  expect(await lookUp('2345678-0')).toMatchObject(missing)
})

it('asks the register of the setting', async () => {
  use(register)
  script.answer = json(answerWith(konepaja))
  expect((await lookUp('9100010-1', world.as('sanna'))).body).toMatchObject({
    name: 'Kuusiniemen Konepaja Oy',
    city: 'Jyväskylä',
    vatId: 'FI91000101',
    eInvoiceAddresses: [],
  })
})

it('a register that fails, or answers with something else, is unavailable, and the way on is told', async () => {
  use(register)
  for (const answer of [json({}), json({ companies: 'x' })]) {
    script.answer = answer
    const { status, body } = await lookUp('2345678-0')
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'customer_register_unavailable' })
  }
  script.answer = (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/' }).end()
  const { body } = await lookUp('2345678-0')
  expect(body).toMatchObject({
    code: 'customer_register_unavailable',
    detail: expect.stringContaining('redirect'),
  })
  expect(JSON.stringify(body)).not.toContain('169.254')
})

it('while the register is slow, everybody else goes on', async () => {
  use(register)
  const asked = Promise.withResolvers<() => void>()
  script.answer = (request, response) =>
    asked.resolve(() => json(answerWith(konepaja))(request, response as never))
  const slow = lookUp('9100010-1')
  const answer = await Promise.race([asked.promise, slow.then(() => null)])
  expect((await admin.post('/v1/customers', { name: 'Sillä välin Oy' })).status).toBe(201)
  answer?.()
  expect((await slow).status).toBe(200)
})

it('while the register is slow, one organisation does not take the places of the others', async () => {
  use(register)
  const held: (() => void)[] = []
  script.answer = (request, response) =>
    void held.push(() => json(answerWith(konepaja))(request, response as never))
  const slow = Array.from({ length: 4 }, () => lookUp('9100010-1'))
  await vi.waitUntil(() => held.length === 4, patience)
  const refused = await lookUp('9100010-1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'customer_register_limit_reached' } })
  expect(refused.headers['retry-after']).toBe('2')
  const other = lookUp('9100010-1', world.as('sanna'))
  await vi.waitUntil(() => held.length === 5, patience)
  for (const answer of held) answer()
  expect((await other).status).toBe(200)
  for (const each of slow) expect((await each).status).toBe(200)
  // What ended makes room, also what ended badly.
  script.answer = (_, response) => response.writeHead(500).end()
  for (let again = 0; again < 5; again++)
    expect((await lookUp('9100010-1')).body.code).toBe('customer_register_unavailable')
})

it('without a register the service says so', async () => {
  use('off')
  expect(await lookUp('2345678-0')).toMatchObject({ status: 503, body: { code: 'customer_register_off' } })
})
