import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

type Service = Pick<Client, 'get'>

/** Boards in motion: tasks in every status, with people, labels and checklists, the urgent ones on top. */
export async function expectBoards(service: Service): Promise<void> {
  const { items: first } = (await service.get('/v1/tasks?limit=100')).body
  expect(first.length).toBeGreaterThanOrEqual(60)
  expect(new Set(first.map(({ category }: any) => category))).toEqual(
    new Set(['unstarted', 'started', 'completed', 'cancelled']),
  )
  expect(first.every(({ assigneeMembershipIds }: any) => assigneeMembershipIds.length > 0)).toBe(true)
  expect(first.some(({ labelIds }: any) => labelIds.length > 0)).toBe(true)
  expect(first.some(({ checklist }: any) => checklist.some(({ done }: any) => !done))).toBe(true)
  const { projectId } = first.find((task: any) => task.projectId !== null && task.checklist.length > 0)
  const { tasks, columns } = (await service.get(`/v1/projects/${projectId}/tasks`)).body
  expect(columns.flatMap(({ taskIds }: any) => taskIds).toSorted()).toEqual(
    tasks.map(({ id }: any) => id).toSorted(),
  )
}
