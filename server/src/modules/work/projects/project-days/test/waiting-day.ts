import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'

interface Worked {
  readonly memberId: string
  readonly workDate: string
  /** An entry type. */
  readonly work: string
  /** Of the project, which is made. */
  readonly fields?: object
}

/** Has the hours of a member in a day wait for the manager of a project of their own; answers the id of the project day. */
export async function waitingDay(
  admin: Client,
  { memberId, workDate, work, fields = {} }: Worked,
): Promise<string> {
  const code = newId()
  const project = await made(
    admin.post('/v1/projects', { code, name: code, state: 'active', ...fields }, { 'idempotency-key': code }),
  )
  const { id: projectId } = project
  await made(admin.post('/v1/invoicing/approval-rules', { projectId, validFrom: workDate, required: true }))
  const day = `/v1/team/members/${memberId}/work-days/${workDate}`
  const allocations = [{ dimensionId: 'project', valueId: projectId }]
  const entries = [{ entryTypeId: work, durationMinutes: 60, allocations }]
  await made(admin.put(`${day}/entries`, { entries }))
  const { workDayId } = await made(admin.post(`${day}/confirm`, {}))
  await made(admin.post(`/v1/work-days/${workDayId}/approve`, {}))
  const { items } = await made(admin.get(`/v1/project-days?projectId=${projectId}`))
  return items[0].id
}
