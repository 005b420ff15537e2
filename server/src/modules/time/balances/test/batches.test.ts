import { expect, it } from 'vitest'
import { Client } from '../../../../../test/world/client.ts'
import { fillCompany, foundCompany } from '../../../../../test/world/large-company.ts'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld({ checkAnswers: false })
const company = await foundCompany(world.app, 'many-days')
await fillCompany(world.database.owner, company, { members: 30, days: 70 })
const service = new Client(world.app.server, { authorization: `Bearer ${company.serviceKey}` })

async function approved(ids: readonly string[]): Promise<{ statements: number; trips: number }> {
  const all = await sentBy(async () => {
    const { status, body } = await service.post('/v1/work-days/approve-batch', { ids })
    expect({ status, body }).toMatchObject({ status: 200 })
  })
  // Who is asking is remembered for a second only: on a busy machine the key is read again, before the transaction.
  const sent = all.slice(all.findIndex(({ statement }) => statement.text === 'begin'))
  return { statements: sent.length, trips: (sent.at(-1)?.trip ?? 0) - (sent[0]?.trip ?? 0) }
}

it('approves 500 days with as many statements as one', async () => {
  // Days of those who may approve come last: their own is for somebody else, and takes fewer statements.
  const confirmed = await world.database.owner<{ id: string }>(
    `select id from work_days where org_id = $1 and status = 'confirmed'
     order by membership_id = any($2::uuid[]), work_date, id limit 502`,
    [company.id, Object.values(company.members).map(({ id }) => id)],
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
  // Some are the own days of anyone who approves, and those somebody else approves.
  expect(left[0]?.count).toBeGreaterThan(450)
})
