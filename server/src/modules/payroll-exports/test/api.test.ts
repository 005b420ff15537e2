import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const { members, catalogs, projects } = world.meri
const { work, break: lunch } = catalogs.entryTypes
type Name = keyof typeof members

const tauno = world.as('tauno')
const aino = world.as('aino')

const span = (
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

const path = (name: Name, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`

async function write(name: Name, date: string, entries: readonly unknown[] = towerDay): Promise<void> {
  expect(await aino.put(`${path(name, date)}/entries`, { entries })).toMatchObject({ status: 200 })
}

/** An approved day; its id. */
async function approve(name: Name, date: string, entries?: readonly unknown[]): Promise<string> {
  if (entries !== undefined || (await aino.get(path(name, date))).body.entries.length === 0)
    await write(name, date, entries)
  const confirmed = await aino.post(`${path(name, date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200 })
  const id: string = confirmed.body.workDayId
  expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  return id
}

const key = () => ({ 'idempotency-key': newId() })

async function batchOf(period: { periodStart: string; periodEnd: string; groupId?: string }) {
  const made = await tauno.post('/v1/export-batches', period, key())
  expect(made).toMatchObject({ status: 201 })
  return made.body
}

const month = (start: string) => ({
  periodStart: `${start}-01`,
  periodEnd: Temporal.PlainYearMonth.from(start).toPlainDate({ day: 31 }).toString(),
})

async function linesOf(batchId: string) {
  const { body } = await tauno.get(`/v1/export-batches/${batchId}/lines?limit=100`)
  return body.items
}

const eventsOf = async (event: string, batchId: string) => {
  const { body } = await aino.get(`/v1/integration-events?event=${event}&limit=100`)
  return body.items
    .map((row: { payload: { batchId: string } }) => row.payload)
    .filter((payload: { batchId: string }) => payload.batchId === batchId)
}

const refused = (status: number, code: string) => ({ status, body: { code } })

describe('a batch', () => {
  it('freezes the approved days of its period and moves them to exported', async () => {
    const dayId = await approve('veera', '2026-01-05')
    await write('veera', '2026-01-06')
    const batch = await batchOf(month('2026-01'))
    expect(batch).toEqual({
      id: expect.any(String),
      groupId: null,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      state: 'created',
      dayCount: 1,
      lineCount: 2,
      nothingToDeliver: false,
      snapshotHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      totals: [{ kind: 'normal', minutes: 450 }],
      warnings: [
        { code: 'payroll_number_missing', count: 1, detail: expect.any(String) },
        { code: 'day_not_approved', count: 1, detail: expect.any(String) },
      ],
      createdAt: expect.any(String),
      createdByMembershipId: members.tauno.id,
      deliveredAt: null,
      cancelledAt: null,
      updatedAt: batch.createdAt,
    })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
    const day = await aino.get(`/v1/work-days/${dayId}`)
    expect(day.body).toMatchObject({
      status: 'exported',
      exportBatchId: batch.id,
      updatedAt: batch.createdAt,
    })
    expect(await linesOf(batch.id)).toMatchObject([
      {
        batchId: batch.id,
        membershipId: members.veera.id,
        payrollNumber: null,
        workDate: '2026-01-05',
        workDayId: dayId,
        kind: 'normal',
        minutes: 210,
        fromMinutes: 480,
        toMinutes: 690,
        allocations: [{ valueId: projects.get('tower'), valueCode: 'tower', minutes: 210 }],
        correctionOf: null,
      },
      { minutes: 240, allocations: [{ minutes: 240 }] },
    ])
    expect(await eventsOf('export_batch.created', batch.id)).toEqual([
      {
        batchId: batch.id,
        periodStart: '2026-01-01',
        periodEnd: '2026-01-31',
        dayCount: 1,
        groupId: null,
        createdAt: batch.createdAt,
        nothingToDeliver: false,
      },
    ])
  })
})
