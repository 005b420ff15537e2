import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

type Service = Pick<Client, 'get'>

/** Every item of a list, page by page. */
async function all(service: Service, path: string): Promise<any[]> {
  const found: any[] = []
  let cursor: string | null = ''
  do {
    const { body } = await service.get(`${path}${path.includes('?') ? '&' : '?'}limit=100&cursor=${cursor}`)
    found.push(...body.items)
    cursor = body.pageInfo.nextCursor
  } while (cursor !== null)
  return found
}

/** The first customer was entered twice, and the second was merged into it. */
export async function expectMergedPair(service: Service): Promise<void> {
  const [kept] = (await service.get('/v1/customers?code=aanekosken_sahko_oy_2')).body.items
  expect(kept).toMatchObject({ code: 'aanekosken_sahko_oy', mergedIntoCustomerId: null })
  const customers = await all(service, '/v1/customers?includeInactive=true')
  expect(customers.filter(each => each.mergedIntoCustomerId !== null)).toMatchObject([
    { code: 'aanekosken_sahko_oy_2', mergedIntoCustomerId: kept.id },
  ])
}

/** 120 customers with contacts and tags, each in a town and with an owner or none, beside those that leads became. */
export async function expectCustomers(service: Service): Promise<void> {
  const converted = await all(service, '/v1/crm/leads?state=converted')
  const became = new Set(converted.map(lead => lead.converted.customerId))
  const customers = (await all(service, '/v1/customers')).filter(({ id }) => !became.has(id))
  expect(customers).toHaveLength(120)
  expect(new Set(customers.map(({ code }) => code)).size).toBe(120)
  expect(customers.every(({ city, businessId }) => city && businessId)).toBe(true)
  expect(customers.some(({ tags }) => tags.length > 1)).toBe(true)
  expect(customers.filter(({ ownerMembershipId }) => ownerMembershipId === null)).toHaveLength(24)
  expect(customers.some(({ openPipelineCents }) => openPipelineCents > 0)).toBe(true)
  expect(customers.some(({ lastActivityAt }) => lastActivityAt !== null)).toBe(true)
  const contacts = await all(service, '/v1/contacts')
  expect(contacts.length).toBeGreaterThanOrEqual(100)
  expect(contacts.some(contact => contact.customers.length > 1)).toBe(true)
}

/** Leads from two sources, deals on their way, won and lost, and activities done, planned and overdue. */
export async function expectSales(service: Service): Promise<void> {
  const states = async (path: string) => new Set((await all(service, path)).map(({ state }) => state))
  const leads = await all(service, '/v1/crm/leads')
  expect(new Set(leads.map(({ source }) => source)).size).toBeGreaterThanOrEqual(2)
  expect(await states('/v1/crm/deals')).toEqual(new Set(['lost', 'open', 'won']))
  await expectFigures(service)
  const activities = await states('/v1/crm/activities')
  expect(activities.has('done') && activities.has('planned')).toBe(true)
  expect((await all(service, '/v1/crm/activities?overdue=true')).length).toBeGreaterThan(0)
}

/** Deals have come in, stayed in stages and been closed in each of the last six months, and one came back. */
async function expectFigures(service: Service): Promise<void> {
  const figure = async (name: string, query: string) =>
    (await service.get(`/v1/crm/figures/${name}?${query}`)).body
  const pipelines = (await service.get('/v1/crm/pipelines')).body.items
  const { id } = pipelines.find(({ code }: any) => code === 'sales')
  const today = Temporal.Now.plainDateISO('Europe/Helsinki')
  for (let ago = 0; ago < 6; ago++) {
    const to = today.subtract({ days: ago * 30 })
    const window = `from=${to.subtract({ days: 29 })}&to=${to}`
    const counted = async (name: string, field: string, query = window) =>
      (await figure(name, query)).items.reduce((sum: number, each: any) => sum + each[field], 0)
    expect(await counted('win-loss', 'deals')).toBeGreaterThan(0)
    expect(await counted('conversion', 'entered', `${window}&pipelineId=${id}`)).toBeGreaterThan(0)
    expect(await counted('time-in-stage', 'stays', `${window}&pipelineId=${id}`)).toBeGreaterThan(0)
  }
  const ahead = `from=${today}&to=${today.add({ days: 150 })}`
  const months = new Set((await figure('forecast', ahead)).items.map(({ month }: any) => month))
  expect(months.size).toBeGreaterThanOrEqual(3)
  const deals = await all(service, '/v1/crm/deals?state=won')
  const timelines = await Promise.all(
    deals.map(async deal => (await service.get(`/v1/crm/deals/${deal.id}/timeline?limit=100`)).body.items),
  )
  expect(timelines.flat().some(({ kind }: any) => kind === 'deal_lost')).toBe(true)
}
