import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { dealWith, movedToTunturi } from './records.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const at = '/v1/crm/activities'
const made = async (path: string, body: object, who = sales): Promise<any> => {
  const answer = await who.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toSatisfy(() => answer.status < 300)
  return answer.body
}

const customer = await made('/v1/customers', { name: 'Äänekosken Sähkö Oy' })
const contact = await made(`/v1/customers/${customer.id}/contacts`, { name: 'Maija Virtanen' })
const deal = await dealWith(world, customer.id)
await made('/v1/custom-fields', { kind: 'activity', key: 'room', name: 'Huone', type: 'text' }, admin)

const plan = (subject: string, more: object = {}, who = sales) =>
  made(at, { type: 'task', subject, ...more }, who)
await plan('myöhässä', { dueAt: '2025-01-01T09:00:00Z', customerId: customer.id })
await plan('tulossa', { dueAt: '2999-01-01T09:00:00Z', type: 'meeting', contactId: contact.id })
await plan('ilman aikaa', { customFields: { room: 'Kokoushuone' }, notes: 'Öljytty asia' })
await plan('ainon', { dueAt: '2025-06-01T09:00:00Z', dealId: deal }, admin)
await plan('tehty', { state: 'done', doneAt: '2025-03-01T00:00:00Z', customerId: customer.id })

const listed = async (query: string, who = sales): Promise<string[]> => {
  const answer = await who.get(`${at}?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.items.map(({ subject }: any) => subject)
}

describe('the list of activities', () => {
  it.each([
    ['', ['myöhässä', 'ainon', 'tulossa', 'ilman aikaa', 'tehty']],
    ['direction=desc', ['tulossa', 'ainon', 'myöhässä', 'tehty', 'ilman aikaa']],
    ['sort=createdAt', ['tehty', 'ainon', 'ilman aikaa', 'tulossa', 'myöhässä']],
    ['sort=createdAt&direction=asc', ['myöhässä', 'tulossa', 'ilman aikaa', 'ainon', 'tehty']],
    ['state=done', ['tehty']],
    ['state=planned&mine=true', ['myöhässä', 'tulossa', 'ilman aikaa']],
    [`ownerMembershipId=${world.meri.members.aino.id}`, ['ainon']],
    [`mine=true&ownerMembershipId=${world.meri.members.aino.id}`, []],
    ['overdue=true', ['myöhässä', 'ainon']],
    ['overdue=false', ['tulossa', 'ilman aikaa', 'tehty']],
    ['type=meeting', ['tulossa']],
    [`customerId=${customer.id}`, ['myöhässä', 'ainon', 'tulossa', 'tehty']],
    [`contactId=${contact.id}`, ['tulossa']],
    [`dealId=${deal}`, ['ainon']],
    ['dueFrom=2025-06-01T09:00:00Z', ['ainon', 'tulossa']],
    ['dueTo=2025-06-01T09:00:00Z', ['myöhässä']],
    ['doneFrom=2025-03-01T00:00:00Z&doneTo=2025-03-02T00:00:00Z', ['tehty']],
    ['doneFrom=2025-03-02T00:00:00Z', []],
    ['q=OLJYTTY', ['ilman aikaa']],
    ['q=%25', []],
    ['cf[room]=Kokoushuone', ['ilman aikaa']],
    ['cf[nothing]=x', []],
  ])('with %s has %j', async (query, subjects) => expect(await listed(query)).toEqual(subjects))

  it('is paged in its order, and swept by change', async () => {
    for (const query of ['', 'direction=desc&', 'sort=createdAt&', 'updatedSince=2020-01-01T00:00:00Z&']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await sales.get(`${at}?${query}limit=2&cursor=${cursor}`)
        seen.push(...body.items.map(({ subject }: any) => subject))
        cursor = body.pageInfo.nextCursor ?? ''
      } while (cursor)
      expect(seen).toEqual(await listed(query))
    }
  })

  it("is no other's “mine” by a cursor", async () => {
    const { body } = await sales.get(`${at}?mine=true&limit=1`)
    expect(await admin.get(`${at}?mine=true&limit=1&cursor=${body.pageInfo.nextCursor}`)).toMatchObject({
      status: 400,
    })
  })

  it('needs crm.use and the module', async () => {
    expect(await world.as('onni').get(at)).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
    expect(await world.as('sanna').get(at)).toMatchObject({
      status: 402,
      body: { code: 'feature_not_in_plan' },
    })
  })

  it('says what is overdue by the clock of the organisation', async () => {
    await plan('pian', { dueAt: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await listed('overdue=true')).not.toContain('pian')
    await made('/v1/sandbox/clock/advance', { minutes: 120 }, admin)
    expect(await listed('overdue=true')).toContain('pian')
    const [activity] = (await sales.get(`${at}?q=pian`)).body.items
    expect(activity.overdue).toBe(true)
  })
})

describe('figures per member', () => {
  const figures = (query: string) => sales.get(`/v1/crm/figures/activities?${query}`)

  it('count what is planned, overdue and done in the window, with the activities behind it', async () => {
    const { body } = await figures('from=2025-01-01&to=2025-12-31')
    const told = body.items.map(({ membershipId, planned, overdue, done }: any) => [
      membershipId,
      planned.count,
      overdue.count,
      done.count,
    ])
    const { sisu, aino } = world.meri.members
    expect(told).toEqual(
      [[sisu.id, 1, 1, 1] as const, [aino.id, 1, 1, 0] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    const [behind] = body.items.find(({ done }: any) => done.count === 1).done.drilldown
    expect((await sales.get(`${at}/${behind}`)).body.subject).toBe('tehty')
    const own = await figures(`from=2025-01-01&to=2025-12-31&ownerMembershipId=${aino.id}`)
    expect(own.body.items).toHaveLength(1)
  })

  it('have a window by the calendar of the organisation', async () => {
    const late = await plan('puoliltaöin', { dueAt: '2024-05-01T21:30:00Z' })
    expect((await figures('from=2024-05-01&to=2024-05-01')).body.items).toEqual([])
    const [{ planned }] = (await figures('from=2024-05-02&to=2024-05-02')).body.items
    expect(planned).toEqual({ count: 1, drilldown: [late.id] })
    await made(`${at}/${late.id}/cancel`, {})
    for (const [query, code] of [
      ['from=2024-01-01&to=2025-01-02', 'range_too_long'],
      ['from=2024-01-02&to=2024-01-01', 'range_end_before_start'],
    ])
      expect((await figures(query ?? '')).body.code).toBe(code)
  })
})

describe('a timeline', () => {
  const entriesOf = async (path: string, limit = 100): Promise<string[]> => {
    const seen: string[] = []
    let cursor = ''
    do {
      const { status, body } = await sales.get(`${path}?limit=${limit}&cursor=${cursor}`)
      expect(status, JSON.stringify(body)).toBe(200)
      seen.push(...body.items.map(({ kind, title }: any) => `${kind} ${title}`))
      cursor = body.pageInfo.nextCursor ?? ''
    } while (cursor)
    return seen
  }

  it('of a customer has everything in one order, whatever the size of its pages', async () => {
    const whole = await entriesOf(`/v1/customers/${customer.id}/timeline`)
    expect(whole).toEqual([
      'activity ainon',
      'activity tulossa',
      'activity myöhässä',
      'deal_created Kauppa',
      'contact_added Maija Virtanen',
      'customer_created Äänekosken Sähkö Oy',
      'activity tehty',
    ])
    expect(await entriesOf(`/v1/customers/${customer.id}/timeline`, 1)).toEqual(whole)
  })

  it('of a deal has the activities of the deal', async () => {
    expect(await entriesOf(`/v1/crm/deals/${deal}/timeline`)).toContain('activity ainon')
  })

  it('of what is not there, or is another organisation’s, is none', async () => {
    const foreign = await movedToTunturi(world, 'deals', await dealWith(world, null))
    expect(await sales.get(`/v1/crm/deals/${foreign}/timeline`)).toMatchObject({
      status: 404,
      body: { code: 'crm_deal_not_found' },
    })
    expect(await sales.get(`/v1/customers/${foreign}/timeline`)).toMatchObject({
      status: 404,
      body: { code: 'customer_not_found' },
    })
    expect(await world.as('onni').get(`/v1/customers/${customer.id}/timeline`)).toMatchObject({ status: 403 })
  })
})
