import { afterEach, describe, expect, it } from 'vitest'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { newOrganisationToken } from '../../src/platform/secrets/organisation-token.ts'
import { startWorld } from '../world/world.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => lines.push(line)) })
const browser = { accept: 'text/html', 'accept-language': 'en' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** The tables that a request cannot do without, and that are away while it is made. */
const hidden: string[] = []
async function hide(table: string): Promise<void> {
  await world.database.owner(`alter table ${table} rename to hidden_for_a_test`)
  hidden.push(table)
}
afterEach(async () => {
  for (const table of hidden.splice(0)) {
    const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
    await world.database.owner(`alter table ${schema}.hidden_for_a_test rename to ${name}`)
  }
})

const found = (requestId: string) =>
  lines
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(
      ({ level, requestId: one, requestIds = '' }) =>
        level === 'error' && (one === requestId || String(requestIds).split(' ').includes(requestId)),
    )

describe('an unexpected error is told in a sentence, with an id that finds its line in the log', () => {
  it.each([
    ['of the interface', 'memberships', 'GET', '/v1/memberships'],
    ['of a write', 'payment_terms', 'POST', '/v1/payment-terms'],
    ['of a search', 'customers', 'GET', '/v1/search?q=aino'],
  ])('%s', async (_, table, method, url) => {
    await hide(table)
    const body = { code: 'net_99', name: '99 days', versions: [{ validFrom: '2026-01-01', netDays: 99 }] }
    const answer = await world.as('aino').send(method, url, method === 'POST' ? body : undefined)
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal-error' } })
    expect(answer.body.detail).toMatch(/Something went wrong on our side.*quote the requestId/)
    expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
    expect(found(String(answer.body.requestId))).toMatchObject([{ event: 'request failed' }])
  })

  it.each([
    ['of a page', 'directory.persons', 'POST', '/sign-in', 'email=aino%40meri.example&password=swordfish'],
    [
      'of a page for people outside',
      'public_links',
      'POST',
      '/change-order',
      `token=${newOrganisationToken(world.meri.id).text}&answer=approve`,
    ],
  ])('%s', async (_, table, method, url, body) => {
    await hide(table)
    const { server, services } = world.app
    const answer = await server.inject({
      method: method as 'GET',
      url,
      headers: { ...browser, ...form, origin: services.baseUrl },
      payload: body,
    })
    const id = String(answer.headers['x-request-id'])
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toContain('Something went wrong on our side.')
    expect(answer.payload).toContain(id)
    expect(found(id)).not.toHaveLength(0)
  })
})
