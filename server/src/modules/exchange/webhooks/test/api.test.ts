import { beforeEach, describe, expect, test } from 'vitest'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { webhookLimit } from '../shapes.ts'
import { Receivers } from './receivers.ts'
import { type Ask, made, startWorld } from './world.ts'

const world = await startWorld(new Receivers())

let orgId: Id
let ask: Ask
const hook = { url: 'https://hooks.example.com/in', events: ['thing.made'] }

beforeEach(async () => {
  orgId = await world.organisation()
  ask = world.as(orgId)
})

const created = async (body: object = hook) =>
  (await ask('POST', '/v1/webhooks', body)).body as { id: Id; secret: string }

const auditOf = (id: Id) =>
  world.test.owner<{ action: string; changes: unknown }>(
    'select action, changes from audit_entries where org_id = $1 and target_id = $2 order by at, id',
    [orgId, id],
  )

describe('creating a webhook', () => {
  test('answers its id and its secret, of at least 32 random bytes and without a prefix', async () => {
    const { status, body } = await ask('POST', '/v1/webhooks', hook)
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id', 'secret'])
    expect(body.secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(Buffer.from(body.secret, 'base64url')).toHaveLength(32)
  })

  test('shows the secret this once, and keeps it sealed', async () => {
    const { id, secret } = await created()
    const shown = await ask('GET', `/v1/webhooks/${id}`)
    expect(JSON.stringify(shown.body)).not.toContain(secret)
    const [row] = await world.test.owner<{ sealed: Buffer }>(
      'select sealed from webhook_secrets where org_id = $1 and webhook_id = $2',
      [orgId, id],
    )
    expect(row?.sealed.toString('latin1')).not.toContain(secret)
    expect(JSON.stringify(await auditOf(id))).not.toContain(secret)
  })

  test('with an event that does not exist is 400 and names it', async () => {
    const { status, body } = await ask('POST', '/v1/webhooks', {
      ...hook,
      events: ['thing.made', 'thing.sung'],
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad-request', errors: [{ pointer: '/events/1' }] })
    expect(body.detail).toContain('thing.sung')
  })

  test('with an event beyond the key is 403', async () => {
    const narrow = world.as(orgId, 'integrations.manage', 'hr.manage')
    const { status, body } = await narrow('POST', '/v1/webhooks', { ...hook, events: ['thing.gone'] })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'webhook_event_scope_exceeds_actor',
      events: [{ event: 'thing.gone', missing: ['members.manage'] }],
    })
  })

  test('with an address that may not be called is 422', async () => {
    const { status, body } = await ask('POST', '/v1/webhooks', { ...hook, url: 'http://hooks.example.com/' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'webhook_url_not_allowed', reason: 'url_not_https' })
  })

  test('needs the capability', async () => {
    const { status, body } = await world.as(orgId, 'worktime.supervise')('POST', '/v1/webhooks', hook)
    expect([status, body.code]).toEqual([403, 'insufficient_role'])
  })

  test('is bounded', async () => {
    for (let count = 0; count < webhookLimit; count++) await created()
    const { status, body } = await ask('POST', '/v1/webhooks', hook)
    expect([status, body.code]).toEqual([422, 'webhook_limit_reached'])
  })
})

describe('a webhook', () => {
  test('is read with everything but its secret', async () => {
    const { id } = await created({ ...hook, description: 'Payroll' })
    const { body } = await ask('GET', `/v1/webhooks/${id}`)
    expect(body).toEqual({
      id,
      ...hook,
      description: 'Payroll',
      state: 'active',
      secretVersions: [{ createdAt: body.createdAt, expiresAt: null }],
      health: { lastSuccessAt: null, lastFailureAt: null, consecutiveFailures: 0 },
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
    })
  })

  test('is listed page by page, and swept by change', async () => {
    const ids = [await created(), await created(), await created()].map(({ id }) => id)
    const first = (await ask('GET', '/v1/webhooks?limit=2')).body
    expect(first.items.map(({ id }: { id: Id }) => id)).toEqual(ids.slice(0, 2))
    const rest = (await ask('GET', `/v1/webhooks?limit=2&cursor=${first.pageInfo.nextCursor}`)).body
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], pageInfo: { hasMore: false, nextCursor: null } })

    const changed = (await ask('PATCH', `/v1/webhooks/${ids[0]}`, { description: 'x' })).body
    const swept = (await ask('GET', `/v1/webhooks?updatedSince=${changed.updatedAt}`)).body
    expect(swept.items.map(({ id }: { id: Id }) => id)).toEqual([ids[0]])
  })

  test('of another organisation is not there', async () => {
    const { id } = await created()
    const stranger = world.as(await world.organisation())
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/pause'],
      ['POST', '/rotate-secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const)
      expect((await stranger(method, `/v1/webhooks/${id}${path}`)).body.code).toBe('webhook_not_found')
    expect((await stranger('GET', '/v1/webhooks')).body.items).toEqual([])
  })

  test('is changed field by field, and null clears', async () => {
    const { id } = await created({ ...hook, description: 'Payroll' })
    const changed = await ask('PATCH', `/v1/webhooks/${id}`, { description: null, events: ['thing.gone'] })
    expect(changed.body).toMatchObject({ url: hook.url, events: ['thing.gone'], description: null })
    expect((await ask('GET', `/v1/webhooks/${id}`)).body).toEqual(changed.body)
  })

  test('is not changed by who has not seen its last change', async () => {
    const { id } = await created()
    const { body: seen } = await ask('GET', `/v1/webhooks/${id}`)
    await ask('PATCH', `/v1/webhooks/${id}`, { description: 'first' })
    const late = await ask('PATCH', `/v1/webhooks/${id}`, {
      description: 'late',
      expectedUpdatedAt: seen.updatedAt,
    })
    expect([late.status, late.body.code]).toEqual([409, 'webhook_stale'])
  })

  test('cannot be pointed elsewhere by who may not see its events', async () => {
    const { id } = await created()
    const narrow = world.as(orgId, 'integrations.manage')
    const elsewhere = await narrow('PATCH', `/v1/webhooks/${id}`, { url: 'https://elsewhere.example.com/' })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'webhook_event_scope_exceeds_actor'])
  })

  test('that is deleted is gone, with its secrets', async () => {
    const { id } = await created()
    expect((await ask('DELETE', `/v1/webhooks/${id}`)).status).toBe(204)
    expect((await ask('GET', `/v1/webhooks/${id}`)).status).toBe(404)
    expect((await ask('GET', '/v1/webhooks')).body.items).toEqual([])
    expect(await world.test.owner('select from webhook_secrets where org_id = $1', [orgId])).toEqual([])
  })

  test('leaves an audit line with every change, and no event', async () => {
    const { id } = await created()
    await ask('PATCH', `/v1/webhooks/${id}`, { description: 'x' })
    await ask('POST', `/v1/webhooks/${id}/rotate-secret`)
    await ask('POST', `/v1/webhooks/${id}/pause`)
    await ask('POST', `/v1/webhooks/${id}/resume`)
    await ask('POST', `/v1/webhooks/${id}/test`)
    await ask('DELETE', `/v1/webhooks/${id}`)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'webhooks.create',
      'webhooks.update',
      'webhooks.rotate_secret',
      'webhooks.pause',
      'webhooks.resume',
      'webhooks.send_test',
      'webhooks.delete',
    ])
    expect((await ask('GET', '/v1/integration-events')).body.items).toEqual([])
  })
})

describe('the list of deliveries', () => {
  test('is the newest first, page by page and by status', async () => {
    const { id } = await created()
    for (let count = 0; count < 3; count++) await world.announce(orgId, made())
    const all = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body.items
    const log = (await ask('GET', '/v1/integration-events')).body.items
    expect(all.map((one: { integrationEventId: Id }) => one.integrationEventId)).toEqual(
      log.map((one: { id: Id }) => one.id).toReversed(),
    )
    const first = (await ask('GET', `/v1/webhooks/${id}/deliveries?limit=2`)).body
    const rest = (
      await ask('GET', `/v1/webhooks/${id}/deliveries?limit=2&cursor=${first.pageInfo.nextCursor}`)
    ).body
    expect([...first.items, ...rest.items]).toEqual(all)

    await ask('POST', `/v1/webhooks/${id}/test`)
    await world.makeDeliveries(orgId)
    await world.test.owner(
      `update webhook_deliveries set status = 'dead_letter', next_attempt_at = null where org_id = $1 and id = $2`,
      [orgId, all[1].id],
    )
    const byStatus = async (status: string) =>
      (await ask('GET', `/v1/webhooks/${id}/deliveries?status=${status}`)).body.items.map(
        (one: { id: Id }) => one.id,
      )
    expect(await byStatus('dead_letter')).toEqual([all[1].id])
    expect(await byStatus('pending')).toHaveLength(3)
  })

  test('refuses a cursor of another webhook', async () => {
    const [one, other] = [await created(), await created()]
    await world.announce(orgId, made(), made())
    const { pageInfo } = (await ask('GET', `/v1/webhooks/${one.id}/deliveries?limit=1`)).body
    const elsewhere = await ask(
      'GET',
      `/v1/webhooks/${other.id}/deliveries?limit=1&cursor=${pageInfo.nextCursor}`,
    )
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'bad-request'])
  })
})

test('an unknown delivery is not found', async () => {
  const { status, body } = await ask('GET', `/v1/webhook-deliveries/${newId()}`)
  expect([status, body.code]).toEqual([404, 'webhook_delivery_not_found'])
})

describe('the catalogue of events', () => {
  const eventsFor = async (asking: Ask) =>
    (await asking('GET', '/v1/webhook-events')).body.events.map(({ event }: { event: string }) => event)

  test('shows the events whose capabilities the caller holds, all of them', async () => {
    expect(await eventsFor(ask)).toEqual(['thing.made', 'thing.gone'])
    expect(await eventsFor(world.as(orgId, 'worktime.supervise', 'hr.manage'))).toEqual(['thing.made'])
    expect(await eventsFor(world.as(orgId, 'crm.use'))).toEqual([])
  })

  test('has the schema of each payload', async () => {
    const { body } = await ask('GET', '/v1/webhook-events')
    expect(body.events[0]).toMatchObject({
      capabilities: ['worktime.supervise'],
      payloadSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        required: ['thingId', 'madeAt'],
        properties: { thingId: { type: 'string', format: 'uuid' } },
      },
    })
  })
})
