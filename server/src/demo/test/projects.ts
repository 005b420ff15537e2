import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

/** Twelve projects in every state and billed in every way, two templates, with customers, managers and participants. */
export async function expectProjects(service: Pick<Client, 'get'>): Promise<void> {
  const { items } = (await service.get('/v1/projects?limit=100&template=false')).body
  expect(items).toHaveLength(12)
  const every = (field: string) =>
    [...new Set<string>(items.map((each: any) => each[field]))].toSorted((a, b) => a.localeCompare(b))
  expect(every('state')).toEqual(['active', 'closed', 'completed', 'on_hold', 'planned'])
  expect(every('billing')).toEqual(['capped', 'fixed', 'installments', 'internal', 'time'])
  expect(items.every((each: any) => each.managerMembershipId && each.budgetMinutes && each.startDate)).toBe(
    true,
  )
  expect(items.filter((each: any) => each.customerId).length).toBeGreaterThan(6)
  const templates = (await service.get('/v1/projects?template=true')).body.items
  expect(templates).toHaveLength(2)
  const taking = (await service.get(`/v1/projects/${items[0].id}/participants`)).body.items
  expect(taking.length).toBeGreaterThan(1)
}
