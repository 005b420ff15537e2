import { expect } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

export const world = await startWorld()
export const { members, catalogs, projects } = world.meri
export const { work, break: lunch } = catalogs.entryTypes
type Name = keyof typeof members

/** Who runs payroll. */
export const tauno = world.as('tauno')
export const aino = world.as('aino')

export const span = (
  startMinutes: number,
  endMinutes: number,
  entryTypeId = work,
  project?: 'tower' | 'harbour',
) => ({
  entryTypeId,
  startMinutes,
  endMinutes,
  allocations: project ? [{ dimensionId: 'project', valueId: projects.get(project) }] : [],
})
/** Seven and a half hours on the tower. */
const towerDay = [span(480, 960, work, 'tower'), span(690, 720, lunch)]

export const path = (name: Name, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`

export async function write(name: Name, date: string, entries: readonly unknown[] = towerDay): Promise<void> {
  expect(await aino.put(`${path(name, date)}/entries`, { entries })).toMatchObject({ status: 200 })
}

/** An approved day; its id. */
export async function approve(name: Name, date: string, entries?: readonly unknown[]): Promise<string> {
  if (entries !== undefined || (await aino.get(path(name, date))).body.entries.length === 0)
    await write(name, date, entries)
  const confirmed = await aino.post(`${path(name, date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200 })
  const id: string = confirmed.body.workDayId
  expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  return id
}

export const key = () => ({ 'idempotency-key': newId() })

export async function batchOf(period: { periodStart: string; periodEnd: string; groupId?: string }) {
  const made = await tauno.post('/v1/export-batches', period, key())
  expect(made).toMatchObject({ status: 201 })
  return made.body
}

export const month = (start: string) => ({
  periodStart: `${start}-01`,
  periodEnd: Temporal.PlainYearMonth.from(start).toPlainDate({ day: 31 }).toString(),
})

export async function linesOf(batchId: string) {
  const { body } = await tauno.get(`/v1/export-batches/${batchId}/lines?limit=100`)
  return body.items
}

export const eventsOf = async (event: string, batchId: string) => {
  const { body } = await aino.get(`/v1/integration-events?event=${event}&limit=100`)
  return body.items
    .map((row: { payload: { batchId: string } }) => row.payload)
    .filter((payload: { batchId: string }) => payload.batchId === batchId)
}

export const refused = (status: number, code: string) => ({ status, body: { code } })

/** Opens a day again. */
export const correct = async (dayId: string) =>
  expect(
    await aino.post(`/v1/work-days/${dayId}/correct`, { reason: 'The hours were wrong.' }),
  ).toMatchObject({
    status: 200,
    body: { status: 'draft' },
  })

export const shortTexts = (lines: readonly Record<string, unknown>[]) =>
  lines.map(line => [
    line['kind'],
    line['minutes'],
    (line['correctionOf'] as { sign: number } | null)?.sign ?? 0,
  ])

export const newTarget = async (change: object = {}) => {
  const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
  const made = await tauno.post('/v1/export-targets', body)
  expect(made).toMatchObject({ status: 201 })
  return made.body
}
