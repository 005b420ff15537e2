import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const path = '/v1/imports/work-days'

const bring = async (rows: readonly object[], more = {}, client = admin) =>
  (await client.post(path, { rows, ...more })).body
const dayOf = (id: string, date: string) => `/v1/team/members/${id}/work-days/${date}`
const read = async (id: string, date: string) => (await admin.get(dayOf(id, date))).body
const veera = { email: members.veera.email }

describe('rows with tasks', () => {
  const made = async (to: string, body: object): Promise<any> => {
    const answer = await admin.post(to, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }
  const work = { ...veera, entryType: 'work', durationMinutes: 60 }
  const prepared = (async () => {
    const project = await made('/v1/projects', { code: 'tuntityö', name: 'Tuntityö', state: 'active' })
    const other = await made('/v1/projects', { code: 'muu', name: 'Muu', state: 'active' })
    const phase = await made(`/v1/projects/${project.id}/phases`, { code: '10', name: 'Asennus' })
    await made(`/v1/projects/${project.id}/phases`, { code: '20', name: 'Huolto' })
    const task = (title: string, more: object = {}) =>
      made('/v1/tasks', { title, projectId: project.id, ...more })
    const [one, inPhase, archived] = [
      await task('A'),
      await task('B', { phaseId: phase.id }),
      await task('C'),
    ]
    await admin.post(`/v1/tasks/${archived.id}/archive`, {})
    return { project, other, phase, one, inPhase, archived }
  })()

  it('name them by their numbers in the project, and their phases with them', async () => {
    const { project, phase, one, inPhase } = await prepared
    const targets = 'cost_center:sales,project:tuntityö'
    const { results } = await bring([
      { ...work, date: '2026-08-03', targets, task: one.number },
      { ...work, date: '2026-08-04', targets, task: ` ${inPhase.number} ` },
      { ...work, date: '2026-08-05', targets, task: inPhase.number, phase: '10' },
    ])
    expect(results.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('created'))
    const allocationOn = async (date: string) =>
      (await read(members.veera.id, date)).entries[0].allocations.find(
        ({ valueId }: { valueId: string }) => valueId === project.id,
      )
    expect(await allocationOn('2026-08-03')).toMatchObject({ taskId: one.id })
    for (const date of ['2026-08-04', '2026-08-05'])
      expect(await allocationOn(date)).toMatchObject({ taskId: inPhase.id, phaseId: phase.id })
    expect((await admin.get(`/v1/tasks/${inPhase.id}`)).body.spentMinutes).toBe(120)
  })

  it('come as tables in every language', async () => {
    const { one } = await prepared
    const tables = [
      ['Sähköposti;Päivä;Kesto;Kirjauslaji;Kohteet;Tehtävä', '2026-08-10'],
      ['E-post;Datum;Längd;Registreringstyp;Objekt;Uppgift', '2026-08-11'],
      ['E-mail;Date;Duration;Entry type;Targets;Task', '2026-08-12'],
    ] as const
    for (const [header, date] of tables) {
      const csv = `${header}\n${veera.email};${date};1:00;work;project:tuntityö;${one.number}\n`
      const answer = await admin.post(path, csv, { 'content-type': 'text/csv' })
      expect(answer.body.results, JSON.stringify(answer.body)).toMatchObject([{ status: 'created' }])
      const { entries } = await read(members.veera.id, date)
      expect(entries[0].allocations).toMatchObject([{ taskId: one.id }])
    }
  })

  it('are refused what the project does not have, or what takes no hours', async () => {
    const { one, inPhase, archived } = await prepared
    const refusedRow = async (more: object) => {
      const [{ status, code, field }] = (await bring([{ ...work, date: '2026-08-17', ...more }])).results
      return [status, code, field]
    }
    const targets = 'project:tuntityö'
    for (const [row, code] of [
      [{ targets, task: 999_999 }, 'task_not_found'],
      [{ targets: 'project:muu', task: one.number }, 'task_not_found'],
      [{ task: one.number }, 'task_not_found'],
      [{ targets, task: inPhase.number, phase: '20' }, 'task_not_found'],
      [{ targets, task: archived.number }, 'task_takes_no_hours'],
      [{ targets, task: 'kolmas' }, 'invalid_value'],
      [{ targets, task: 0 }, 'invalid_value'],
      [{ targets, task: -1 }, 'invalid_value'],
      [{ targets, task: 3_000_000_000 }, 'invalid_value'],
    ] as const)
      expect(await refusedRow(row), JSON.stringify(row)).toEqual(['error', code, 'task'])
  })
})
