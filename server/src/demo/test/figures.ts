import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'

/** Projects with revenue, costs and a margin, unbilled work, members at work for customers, and a budget near its warning. */
export async function expectFigures(admin: Pick<Client, 'get'>, today: PlainDate): Promise<void> {
  const items = async (path: string): Promise<any[]> => (await admin.get(path)).body.items
  const profits = await items('/v1/projects/profitability?limit=100')
  const worked = profits.filter(({ minutes }) => minutes > 0)
  expect(worked.length).toBeGreaterThan(2)
  expect(worked.every(({ costCents }) => costCents > 0)).toBe(true)
  expect(worked.filter(({ marginCents }) => marginCents > 0).length).toBeGreaterThan(0)
  const wip = await items('/v1/projects/wip?limit=100')
  expect(wip.some(({ hoursCents }) => hoursCents > 0)).toBe(true)
  expect(wip.some(({ purchasesCents }) => purchasesCents > 0)).toBe(true)
  const used = await items(`/v1/projects/utilisation?from=${addDays(today, -60)}&to=${today}`)
  expect(used.filter(({ utilisationBp }) => utilisationBp > 0).length).toBeGreaterThan(5)
  const cards = await items('/v1/rate-cards')
  expect(cards.filter((card: { default: boolean }) => card.default)).toHaveLength(1)
  expect(cards).toHaveLength(2)
  const states = new Set<string>()
  const shares: number[] = []
  for (const { projectId } of worked) {
    for (const { state } of await items(`/v1/projects/${projectId}/purchases`)) states.add(state)
    const { body } = await admin.get(`/v1/projects/${projectId}/budget`)
    shares.push(body.minutes.usedShareBp)
    expect(body.cents.used).toBeGreaterThan(0)
    expect(body.unratedMinutes).toBe(0)
  }
  expect([...states].toSorted()).toEqual(['cancelled', 'invoiced_on', 'ordered', 'received'])
  expect(shares.some(share => share >= 7500 && share < 8000)).toBe(true)

  const rows = await items('/v1/invoicing/unbilled/rows?kind=hours&limit=100')
  expect(rows.some(({ minutes, billedMinutes }) => billedMinutes > minutes)).toBe(true)
  expect(rows.some(({ terms }) => terms.orderReference.value?.startsWith('PO-'))).toBe(true)
  expect((await items('/v1/articles')).map(({ code }): string => code).toSorted()).toEqual([
    'supplies',
    'visit',
    'work',
  ])
}
