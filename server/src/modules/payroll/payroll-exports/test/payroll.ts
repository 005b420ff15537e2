import { expect } from 'vitest'
import { startWorld, type World } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

type Name = keyof World['meri']['members']

export const startPayroll = async () => new Payroll(await startWorld())

/** What every story of payroll begins with, in the small named world. */
class Payroll {
  readonly world: World
  readonly members
  readonly catalogs
  readonly projects
  readonly aino
  /** Who runs payroll. */
  readonly tauno
  readonly work
  /** Seven and a half hours on the tower. */
  readonly #towerDay

  constructor(world: World) {
    this.world = world
    const { members, catalogs, projects } = world.meri
    this.members = members
    this.catalogs = catalogs
    this.projects = projects
    this.aino = world.as('aino')
    this.tauno = world.as('tauno')
    const { work, break: lunch } = catalogs.entryTypes
    this.work = work
    this.#towerDay = [this.span(480, 960, work, 'tower'), this.span(690, 720, lunch)]
  }

  readonly span = (
    startMinutes: number,
    endMinutes: number,
    entryTypeId: string = this.work,
    project?: 'tower' | 'harbour',
  ) => ({
    entryTypeId,
    startMinutes,
    endMinutes,
    allocations: project ? [{ dimensionId: 'project', valueId: this.projects.get(project) }] : [],
  })

  readonly path = (name: Name, date: string) => `/v1/team/members/${this.members[name].id}/work-days/${date}`

  readonly write = async (name: Name, date: string, entries: readonly unknown[] = this.#towerDay) => {
    expect(await this.aino.put(`${this.path(name, date)}/entries`, { entries })).toMatchObject({
      status: 200,
    })
  }

  /** An approved day; its id. */
  readonly approve = async (name: Name, date: string, entries?: readonly unknown[]): Promise<string> => {
    const path = this.path(name, date)
    if (entries !== undefined || (await this.aino.get(path)).body.entries.length === 0)
      await this.write(name, date, entries)
    const confirmed = await this.aino.post(`${path}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200 })
    const id: string = confirmed.body.workDayId
    expect(await this.aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
    return id
  }

  readonly batchOf = async (period: {
    periodStart: string
    periodEnd: string
    employerId?: string
    groupId?: string
  }) => {
    const made = await this.tauno.post('/v1/export-batches', period, key())
    expect(made).toMatchObject({ status: 201 })
    return made.body
  }

  readonly linesOf = async (batchId: string) => {
    const { body } = await this.tauno.get(`/v1/export-batches/${batchId}/lines?limit=100`)
    return body.items
  }

  readonly eventsOf = async (event: string, batchId: string) => {
    const { body } = await this.aino.get(`/v1/integration-events?event=${event}&limit=100`)
    return body.items
      .map((row: { payload: { batchId: string } }) => row.payload)
      .filter((payload: { batchId: string }) => payload.batchId === batchId)
  }

  /** Opens a day again. */
  readonly correct = async (dayId: string) =>
    expect(
      await this.aino.post(`/v1/work-days/${dayId}/correct`, { reason: 'The hours were wrong.' }),
    ).toMatchObject({ status: 200, body: { status: 'draft' } })

  readonly newTarget = async (change: object = {}) => {
    const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
    const made = await this.tauno.post('/v1/export-targets', body)
    expect(made).toMatchObject({ status: 201 })
    return made.body
  }
}

export const key = () => ({ 'idempotency-key': newId() })

/** A total of what is paid. */
export const paid = (kind: string, minutes: number) => ({ kind, compensation: 'paid', minutes })

export const month = (start: string) => ({
  periodStart: `${start}-01`,
  periodEnd: Temporal.PlainYearMonth.from(start).toPlainDate({ day: 31 }).toString(),
})

export const refused = (status: number, code: string) => ({ status, body: { code } })

export const shortTexts = (lines: readonly Record<string, unknown>[]) =>
  lines.map(line => [
    line['kind'],
    line['minutes'],
    (line['correctionOf'] as { sign: number } | null)?.sign ?? 0,
  ])
