// Isolated: it listens in the place of a function that everybody calls.
import { expect, it } from 'vitest'
import { Client } from '../../../../test/world/client.ts'
import { fillCompany, foundCompany } from '../../../../test/world/large-company.ts'
import { listenToStatements, sentBy } from '../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../test/world/world.ts'

const world = await startWorld({ checkAnswers: false })
const company = await foundCompany(world.app, 'many-days')
await fillCompany(world.database.owner, company, { members: 30, days: 70 })
const service = new Client(world.app.server, { authorization: `Bearer ${company.serviceKey}` })

listenToStatements()

async function approved(ids: readonly string[]): Promise<{ statements: number; trips: number }> {
  const sent = await sentBy(async () => {
    const { status, body } = await service.post('/v1/work-days/approve-batch', { ids })
    expect({ status, body }).toMatchObject({ status: 200 })
  })
  return { statements: sent.length, trips: (sent.at(-1)?.trip ?? -1) + 1 }
}

it('approves 500 days with as many statements as one', async () => {
  const confirmed = await world.database.owner<{ id: string }>(
    `select id from work_days where org_id = $1 and status = 'confirmed' order by work_date, id limit 502`,
    [company.id],
  )
  const ids = confirmed.map(({ id }) => id)
  expect(ids.length).toBe(502)
  await approved(ids.slice(0, 1))
  const one = await approved(ids.slice(1, 2))
  const many = await approved(ids.slice(2))
  expect(many).toEqual(one)
  const left = await world.database.owner<{ count: number }>(
    `select count(*)::int as count from work_days where id = any($1::uuid[]) and status = 'approved'`,
    [ids],
  )
  // Some are the own days of whoever approves, and those somebody else approves.
  expect(left[0]?.count).toBeGreaterThan(450)
})
