import { expect } from 'vitest'
import type { Draws } from '../../../../../test/world/draws.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import type { History } from './history.ts'
import { sum } from './ledger.ts'
import { keyOf } from './world.ts'

async function read({ at }: History, path: string): Promise<any> {
  const { status, body } = await at.admin.get(`/v1/projects/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** What a list of projects says of it. */
async function listed(history: History, path: string): Promise<any> {
  const { items } = await read(history, `${path}limit=100&customerId=${history.at.customer.id}`)
  return items.find(({ projectId }: any) => projectId === history.id)
}

/** Every figure is what the ledger says. */
export async function agrees(history: History, draw: Draws): Promise<void> {
  const { id, ledger } = history
  const whole = await read(history, `${id}/profitability`)
  expect(whole.revenueCents).toBe(ledger.revenue())
  expect(whole.billedCents).toBe(ledger.billed())
  await agreesByMonth(history)
  const cut = addDays('2024-01-01', draw.below(150))
  const early = await read(history, `${id}/profitability?to=${cut}`)
  const late = await read(history, `${id}/profitability?from=${addDays(cut, 1)}`)
  expect(early.revenueCents).toBe(ledger.revenue('0001-01-02', cut))
  expect(early.revenueCents + late.revenueCents).toBe(ledger.revenue())
  expect((await listed(history, 'profitability?')).revenueCents).toBe(ledger.revenue())
  const wip = await listed(history, 'wip?asOf=2029-12-31&')
  expect(wip.hoursCents).toBe(ledger.waiting())
  const unbilled = await history.at.sumOf(id)
  expect(unbilled.cents).toBe(ledger.toBill())
}

/** By month and place, and by who worked where work is sold by the hour. */
async function agreesByMonth(history: History): Promise<void> {
  const { ledger } = history
  const { items, revenueCents } = await read(history, `${history.id}/revenue`)
  expect(revenueCents).toBe(ledger.revenue())
  for (const month of new Set<string>(items.map((each: any) => each.month))) {
    const from = `${month}-01`
    const to = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString()
    for (const [name, { billing }] of ledger.places) {
      const own = items.filter((each: any) => each.month === month && each.phaseId === name)
      const cents = (some: any[]) => sum(some, ({ cents: each }) => each)
      expect(cents(own), `${month} ${name}`).toBe(ledger.revenueOf(name, from, to))
      if (billing !== 'time') continue
      for (const who of ['veera', 'onni'] as const) {
        const { id } = history.at.members[who]
        expect(cents(own.filter(({ membershipId }: any) => membershipId === id)), `${month} ${who}`).toBe(
          ledger.workedBy(who, name, from, to),
        )
      }
    }
  }
}

/** Once it is closed nothing moves: by no rate, no budget and no phase. */
export async function closes(history: History, draw: Draws): Promise<void> {
  const { id, at, ledger, days, phases } = history
  const { admin, done, rulesOf, card } = at
  while (days.some(({ approved }) => !approved)) await history.approves()
  const bought = (await at.rowsOf(id, '&kind=purchase&limit=100')).map(keyOf)
  await history.bill(bought, true)
  const { statuses } = await read(history, `${id}/task-statuses`)
  const statusId = statuses.find(({ code }: any) => code === 'done').id
  for (const { taskId } of phases) await done(`/v1/tasks/${taskId}/status`, { statusId })
  await agrees(history, draw)
  const { blockers } = await done(`/v1/projects/${id}/close`, { dryRun: true })
  const unbilled = blockers.filter(({ kind }: any) => kind === 'unbilled_work')
  expect(sum(unbilled, ({ cents }: any) => cents)).toBe(ledger.unbilled())
  await done(`/v1/projects/${id}/close`, { acceptUnbilled: true, reason: 'The customer is gone.' })
  const before = await read(history, `${id}/revenue`)
  const version = { from: addDays(ledger.rates.get(null)?.at(-1)?.from ?? '', 1), cents: 99_900 }
  const reprices = ledger.reprices(null, version)
  const rate = await admin.post(`${rulesOf(card.id)}/${history.rules.get(null)}/versions`, {
    ...{ validFrom: version.from, rateCentsPerHour: version.cents, reprice: true },
  })
  expect(rate.status, JSON.stringify(rate.body)).toBe(reprices ? 409 : 200)
  if (reprices) expect(rate.body.code).toBe('rate_reprices_closed_projects')
  for (const name of phases.map(phase => phase.id))
    expect(
      await admin.patch(`/v1/projects/${id}/phases/${name}`, { budgetCents: 1, billing: 'internal' }),
    ).toMatchObject({ status: 409, body: { code: 'project_closed' } })
  expect(await read(history, `${id}/revenue`)).toEqual(before)
  await done(`/v1/projects/${id}/reopen`)
  expect(await read(history, `${id}/revenue`)).toEqual(before)
}
