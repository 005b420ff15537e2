import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

/** Change orders in every state with a link that opens, installments of every basis, and what was said month by month. */
export async function expectAgreements(
  service: Pick<Client, 'get' | 'post'>,
  anyone: Pick<Client, 'post'>,
): Promise<void> {
  const projects = (await service.get('/v1/projects?limit=100&state=active')).body.items
  const of = async (what: string): Promise<any[]> =>
    (
      await Promise.all(
        projects.map(
          async ({ id }: any) => (await service.get(`/v1/projects/${id}/${what}?limit=100`)).body.items,
        ),
      )
    ).flat()
  const orders = await of('change-orders')
  expect(orders.map(({ state }): string => state).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'approved',
    'declined',
    'draft',
    'sent',
    'withdrawn',
  ])
  const waiting = orders.find(({ state }) => state === 'sent')
  expect(waiting.link.expiresAt > new Date().toISOString()).toBe(true)
  const { url } = (await service.post(`/v1/change-orders/${waiting.id}/send`, {})).body
  const token = new URL(url).searchParams.get('token')
  const shown = await anyone.post('/v1/public/change-orders/open', { token })
  expect([shown.status, shown.body.state, shown.body.title]).toEqual([200, 'open', waiting.title])

  const installments = await of('installments')
  const by = installments.map(({ basis, state }) => `${basis} ${state}`)
  expect([...new Set(by)].toSorted()).toEqual([
    'date planned',
    'date ready',
    'manual cancelled',
    'manual planned',
    'manual ready',
    'percent_complete planned',
    'percent_complete ready',
    'phase_completed planned',
    'phase_completed ready',
  ])

  const updates = await of('status-updates')
  expect(new Set(updates.map(({ projectId }) => projectId)).size).toBeGreaterThanOrEqual(7)
  expect(new Set(updates.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBeGreaterThanOrEqual(3)
  expect(new Set(updates.map(({ rag }) => rag))).toEqual(new Set(['green', 'amber', 'red']))
}
