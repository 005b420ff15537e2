import { describe, expect, it } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { expectFigures } from './figures.ts'
import { expectRoster } from './roster.ts'

type Reader = Pick<Client, 'get'>

/** The projects of the companies, asked by an administrator of each; of the first one figures and plans too. */
export function describeProjects(administrators: readonly Reader[], today: PlainDate): void {
  const [first] = administrators as readonly [Reader]
  describe('the projects', () => {
    it('of each are twelve in every state, billed in every way, and two templates', async () => {
      for (const admin of administrators) await expectRegister(admin)
    })
    it('are worth, cost and leave something, and a budget comes near its warning', () =>
      expectFigures(first, today))
    it('were brought purchases, participants, installments and dependencies by rows, none of which was refused', () =>
      expectRows(first))
    it('have their people planned for eight weeks', () => expectRoster(first, today))
  })
}

/** Twelve projects in every state and billed in every way, two templates, with customers, managers and participants. */
async function expectRegister(service: Reader): Promise<void> {
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

/** The history of imports tells of each register; what it brought is there. */
async function expectRows(service: Reader): Promise<void> {
  const { items } = (await service.get('/v1/imports?limit=100')).body
  const registers = ['project-installments', 'project-participants', 'project-purchases', 'task-dependencies']
  const brought = items.filter(({ register }: any) => registers.includes(register))
  expect(brought.map(({ register }: any) => register).toSorted()).toEqual(registers)
  for (const { id } of brought) {
    const { results } = (await service.get(`/v1/imports/${id}`)).body
    expect(results.filter(({ status }: any) => status !== 'created')).toEqual([])
    expect(results.length).toBeGreaterThan(1)
  }
}
