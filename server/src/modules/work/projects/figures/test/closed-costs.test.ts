import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { admin, made, done, members, project, worked } = await pricedWorld()
const path = '/v1/cost-rates'
const costs = (projectId: string) =>
  admin.get(`/v1/projects/${projectId}/profitability?from=2026-01-01&to=2026-12-31`)

/** A project for which Onni worked an approved hour on the day, and which is closed since. */
async function closedProject(workDate: string): Promise<string> {
  const { id } = await project({ state: 'active', billing: 'internal' })
  await worked('onni', workDate, id, 60)
  const day = `/v1/team/members/${members.onni.id}/work-days/${workDate}`
  const { workDayId } = (await admin.post(`${day}/confirm`, {})).body
  expect(await admin.post(`/v1/work-days/${workDayId}/approve`, {})).toMatchObject({ status: 200 })
  expect((await done(`/v1/projects/${id}/close`)).project).toMatchObject({ state: 'closed' })
  return id
}

it('what hours of closed projects cost stands, and other hours get the rate', async () => {
  await made(path, { validFrom: '2026-01-01', costCentsPerHour: 4000 })
  const id = await closedProject('2026-03-02')
  const before = (await costs(id)).body
  expect(before).toMatchObject({ costCents: 4000 })
  const rate = { membershipId: members.onni.id, validFrom: '2026-02-01', costCentsPerHour: 5000 }
  const refused = {
    status: 409,
    body: {
      code: 'cost_rate_moves_closed_projects',
      projects: 1,
      firstFreeDate: '2026-03-03',
      projectIds: [id],
    },
  }
  expect(await admin.post(path, rate)).toMatchObject(refused)
  // The rate that is open ends by it, so that nothing would hold afterwards.
  const ending = { validFrom: '2026-02-10', validTo: '2026-02-20', costCentsPerHour: 4000 }
  expect(await admin.post(path, ending)).toMatchObject(refused)
  expect((await costs(id)).body).toEqual(before)

  const others = [
    { ...rate, validTo: '2026-03-01' },
    { ...rate, validFrom: '2026-03-03' },
    { ...rate, membershipId: members.veera.id },
    { ...rate, validFrom: '2026-03-02', validTo: '2026-03-02', costCentsPerHour: 4000 },
  ]
  for (const free of others) expect(await admin.post(path, free)).toMatchObject({ status: 201 })
  expect((await costs(id)).body).toEqual(before)

  const second = await closedProject('2026-04-01')
  expect((await costs(second)).body).toMatchObject({ costCents: 5000 })
  await done(`/v1/projects/${second}/reopen`)
  const again = { membershipId: members.onni.id, validFrom: '2026-04-01', costCentsPerHour: 6000 }
  expect(await admin.post(path, again)).toMatchObject({ status: 201 })
  expect((await costs(second)).body).toMatchObject({ costCents: 6000 })
})
