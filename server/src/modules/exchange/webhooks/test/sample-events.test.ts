import { describe, expect, it } from 'vitest'
import { foundOrganisation } from '../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const path = '/v1/sandbox/events'
const nobody = '00000000-0000-7000-8000-000000000000'

const webhookOf = async (...events: string[]) =>
  (await world.service.post('/v1/webhooks', { url: 'https://hooks.example.com/', events })).body.id as string

const deliveriesOf = async (id: string) =>
  (await world.service.get(`/v1/webhooks/${id}/deliveries`)).body.items as readonly Record<string, unknown>[]

const endOfLog = async () =>
  (await world.service.get('/v1/integration-events?from=end')).body.pageInfo.nextCursor as string

const logAfter = async (cursor: string) =>
  (await world.service.get(`/v1/integration-events?cursor=${cursor}`)).body.items as readonly Record<
    string,
    unknown
  >[]

describe('a sample event', () => {
  it('is in the log like any other, says that it is a sample, and names no record', async () => {
    const end = await endOfLog()
    const { status, body } = await world.service.post(path, { event: 'workday.approved' })
    expect([status, body]).toMatchObject([
      201,
      { event: 'workday.approved', payload: { workDayId: nobody, membershipId: nobody, sample: true } },
    ])
    expect(await logAfter(end)).toMatchObject([
      { id: body.id, event: 'workday.approved', payload: body.payload, createdAt: body.createdAt },
    ])
  })

  it('goes to the webhooks that subscribe to it and to no other', async () => {
    const [hearing, deaf] = [await webhookOf('workday.approved'), await webhookOf('workday.returned')]
    const { id } = (await world.service.post(path, { event: 'workday.approved' })).body
    expect(await deliveriesOf(hearing)).toMatchObject([
      { event: 'workday.approved', integrationEventId: id, endpointId: hearing },
    ])
    expect(await deliveriesOf(deaf)).toEqual([])
  })

  it('fits its schema, for every event that there is', async () => {
    const { events } = (await world.service.get('/v1/webhook-events')).body as {
      events: { event: string; payloadSchema: { required: string[] } }[]
    }
    for (const { event, payloadSchema } of events) {
      const { status, body } = await world.service.post(path, { event })
      expect([event, status]).toEqual([event, 201])
      expect(Object.keys(body.payload)).toEqual([...payloadSchema.required, 'sample'])
    }
  })

  it('names the records that are given, and stays a sample', async () => {
    const workDayId = '019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02'
    const { body } = await world.service.post(path, { event: 'workday.approved', payload: { workDayId } })
    expect(body.payload).toMatchObject({ workDayId, membershipId: nobody, sample: true })
    for (const payload of [
      { sample: false },
      { workDayId: 'no id' },
      { workDate: '2026-02-30' },
      { status: 1 },
    ])
      expect(await world.service.post(path, { event: 'workday.approved', payload })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ pointer: `/payload/${Object.keys(payload)[0]}` }] },
      })
  })

  it('carries no more text than an event does', async () => {
    const payload = { status: 'x'.repeat(600) }
    expect(await world.service.post(path, { event: 'trip.submitted', payload })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/payload/status', message: 'is longer than 500 characters' }] },
    })
  })

  it('of a name that nobody declares is refused', async () => {
    expect(await world.service.post(path, { event: 'workday.eaten' })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ pointer: '/event' }] },
    })
  })

  it('is refused to whoever may not hear of the event, and tells nobody', async () => {
    const webhook = await webhookOf('workday.approved')
    const end = await endOfLog()
    const { secret } = await world.key('aino', { scope: ['integrations.manage', 'payroll.run'] })
    expect(await world.withKey(secret).post(path, { event: 'workday.approved' })).toMatchObject({
      status: 403,
      body: {
        code: 'webhook_event_scope_exceeds_actor',
        events: [{ event: 'workday.approved', missing: ['worktime.supervise'] }],
      },
    })
    const narrow = await world.key('aino', { scope: ['worktime.supervise'] })
    expect(await world.withKey(narrow.secret).post(path, { event: 'workday.approved' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect([await logAfter(end), await deliveriesOf(webhook)]).toEqual([[], []])
  })

  it('is refused in an organisation that is no sandbox, whatever the key may do', async () => {
    const live = await foundOrganisation(world.app.services, {
      name: 'Elävä Oy',
      slug: 'elava',
      features: [],
      people: { eeva: { firstNames: 'Eeva', lastName: 'Elo', role: 'admin' } },
      sandbox: false,
    })
    const ask = world.withKey(live.serviceKey)
    for (const body of [{ event: 'workday.approved' }, { event: 'no.such_event' }])
      expect(await ask.post(path, body)).toMatchObject({ status: 403, body: { code: 'not_a_sandbox' } })
    expect((await ask.get('/v1/integration-events')).body.items).not.toContainEqual(
      expect.objectContaining({ event: 'workday.approved' }),
    )
  })

  it('is refused to a key that only reads', async () => {
    const { secret } = await world.key('aino', {
      scope: ['integrations.manage', 'worktime.supervise'],
      readOnly: true,
    })
    expect(await world.withKey(secret).post(path, { event: 'workday.approved' })).toMatchObject({
      status: 403,
      body: { code: 'read_only_key' },
    })
  })

  it('is written down in the audit trail with who made it up', async () => {
    const { id } = (await world.service.post(path, { event: 'member.updated' })).body
    const { items } = (await world.as('aino').get('/v1/audit?limit=1')).body
    expect(items).toMatchObject([
      { action: 'sandbox.trigger_event', targetType: 'integration_event', targetId: id },
    ])
    expect(JSON.stringify(items)).toContain('member.updated')
  })

  it('is one, however often the request with its idempotency key is sent', async () => {
    const end = await endOfLog()
    const headers = { 'idempotency-key': 'one-sample' }
    const answers = [1, 2].map(() => world.service.post(path, { event: 'workday.approved' }, headers))
    const [first] = (await Promise.all(answers)).map(({ body }) => body.id)
    expect((await logAfter(end)).map(({ id }) => id)).toEqual([first])
  })
})
