import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { projectWorld } from '../../../../projects/record/test/world.ts'
import { waitsForMany } from '../../test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const path = '/v1/imports/task-dependencies'
const bring = (rows: readonly object[], more: object = {}) => done(path, { rows, ...more })
const only = async (row: object, more: object = {}) => (await bring([row], more)).results[0]

/** A project with so many tasks, by their numbers from 1 on. */
async function tasked(count: number) {
  const { id, code: projectCode } = await project({ state: 'active' })
  const tasks: any[] = []
  for (let place = 0; place < count; place++)
    tasks.push(
      await made('/v1/tasks', {
        ...{ title: `Työ ${place}`, projectId: id },
        ...{ externalSource: 'jira', externalId: `${projectCode}-${place}` },
      }),
    )
  return { id, projectCode, tasks }
}
const waiting = async (taskId: string) => (await admin.get(`/v1/tasks/${taskId}/dependencies`)).body.items

describe('rows of dependencies', () => {
  it('let tasks wait for each other, find them again, and change nothing when nothing is new', async () => {
    const { projectCode, tasks } = await tasked(3)
    const [first, second, third] = tasks
    const rows: [object, object] = [
      { projectCode, fromNumber: first.number, toNumber: String(second.number) },
      {
        ...{ fromExternalSource: 'jira', fromExternalId: second.externalId },
        ...{ toExternalSource: 'jira', toExternalId: third.externalId, type: 'ss', lagMinutes: -60 },
      },
    ]
    expect((await bring(rows, { dryRun: true })).results).toMatchObject(
      rows.map(() => ({ status: 'created', id: null })),
    )
    const { results } = await bring([...rows, rows[0]])
    expect(results.map(({ status }: any) => status)).toEqual(['created', 'created', 'unchanged'])
    const of = await waiting(second.id)
    expect(of).toMatchObject([
      { fromTaskId: first.id, toTaskId: second.id, type: 'fs', lagMinutes: 0 },
      { fromTaskId: second.id, toTaskId: third.id, type: 'ss', lagMinutes: -60 },
    ])
    const { updatedAt } = (await admin.get(`/v1/tasks/${second.id}`)).body
    expect((await bring(rows)).results).toMatchObject(rows.map(() => ({ status: 'unchanged' })))
    expect((await admin.get(`/v1/tasks/${second.id}`)).body.updatedAt).toBe(updatedAt)
    expect(await only({ ...rows[0], lagMinutes: 1440 })).toMatchObject({ status: 'updated', id: of[0].id })
    expect((await admin.get(`/v1/tasks/${second.id}`)).body.updatedAt).not.toBe(updatedAt)
  })

  it('are refused one by one, each by the rule of the single write, with the field named', async () => {
    const { id, projectCode, tasks } = await tasked(3)
    const elsewhere = await tasked(1)
    const [first, second, third] = tasks
    const row = { projectCode, fromNumber: first.number, toNumber: second.number }
    await only(row)
    const other = { toExternalSource: 'jira', toExternalId: elsewhere.tasks[0].externalId }
    await done(`/v1/tasks/${third.id}/archive`)
    for (const [wrong, code, field] of [
      [{ projectCode, toNumber: 2 }, 'missing_required', 'fromNumber'],
      [{ projectCode, fromNumber: first.number }, 'missing_required', 'toNumber'],
      [{ fromNumber: 1, toNumber: 2 }, 'missing_required', 'projectCode'],
      [{ ...row, projectCode: 'nope' }, 'project_not_found', 'projectCode'],
      [{ ...row, toNumber: 999 }, 'task_not_found', 'toNumber'],
      [{ ...row, fromExternalId: 'x' }, 'external_ref_incomplete', 'fromExternalSource'],
      [{ ...row, fromExternalSource: 'jira', fromExternalId: 'x' }, 'task_not_found', 'fromExternalId'],
      [{ projectCode, fromNumber: first.number, ...other }, 'task_dependency_other_project', 'toNumber'],
      [
        { projectCode, fromNumber: second.number, toNumber: first.number },
        'task_dependency_cycle',
        'toNumber',
      ],
      [
        { projectCode, fromNumber: first.number, toNumber: first.number },
        'task_dependency_cycle',
        'toNumber',
      ],
      [{ projectCode, fromNumber: third.number, toNumber: second.number }, 'task_archived', 'fromNumber'],
      [{ projectCode, fromNumber: first.number, toNumber: third.number }, 'task_archived', 'toNumber'],
      [{ ...row, type: 'xx' }, 'invalid_value', 'type'],
    ] as const)
      expect([wrong, await only(wrong)]).toMatchObject([wrong, { status: 'error', code, field }])
    await admin.post(`/v1/projects/${id}/close`, { acceptUnbilled: true, reason: 'Sovittu' })
    await world.database.owner(`update projects set state = 'closed', closed_at = now() where id = $1`, [id])
    expect(await only({ ...row, lagMinutes: 5 })).toMatchObject({
      ...{ status: 'error', code: 'project_closed', field: 'projectCode' },
    })
  })

  it('make no circle over what the rows before have added, whatever their order', async () => {
    const { projectCode, tasks } = await tasked(3)
    const [a, b, c] = tasks.map(({ number }) => number)
    const rows = [
      { projectCode, fromNumber: a, toNumber: b },
      { projectCode, fromNumber: b, toNumber: c },
      { projectCode, fromNumber: c, toNumber: a },
    ]
    expect((await bring(rows)).results.map(({ code, status }: any) => code ?? status)).toEqual([
      ...['created', 'created', 'task_dependency_cycle'],
    ])
  })

  it('are limited for a task, with what the rows before have added', async () => {
    const { id, projectCode, tasks } = await tasked(3)
    const [hub, first, second] = tasks
    await waitsForMany(world, { projectId: id, taskId: hub.id, count: 199 })
    const rows = [first, second].map(({ number }) => ({
      projectCode,
      fromNumber: number,
      toNumber: hub.number,
    }))
    expect((await bring(rows)).results).toMatchObject([
      { status: 'created' },
      { status: 'error', code: 'task_dependency_limit_reached', field: 'toNumber' },
    ])
  })

  it('are undone: what they added goes, what they changed is put back, and both tasks are told of', async () => {
    const { id, projectCode, tasks } = await tasked(3)
    const [first, second, third] = tasks
    const row = { projectCode, fromNumber: first.number, toNumber: second.number }
    await only(row)
    const { importId } = await bring([
      { ...row, lagMinutes: 60 },
      { projectCode, fromNumber: second.number, toNumber: third.number },
    ])
    const { updatedAt } = (await admin.get(`/v1/tasks/${third.id}`)).body
    await done(`/v1/imports/${importId}/undo`)
    expect(await waiting(second.id)).toMatchObject([{ fromTaskId: first.id, lagMinutes: 0 }])
    expect(await waiting(third.id)).toEqual([])
    expect((await admin.get(`/v1/tasks/${third.id}`)).body.updatedAt).not.toBe(updatedAt)
    const again = await bring([{ ...row, lagMinutes: 30 }])
    await world.database.owner(`update projects set state = 'closed', closed_at = now() where id = $1`, [id])
    expect((await admin.post(`/v1/imports/${again.importId}/undo`, {})).body.rows).toMatchObject([
      { index: 0, code: 'project_closed' },
    ])
  })

  it('come as a table in Finnish, and are for administrators', async () => {
    const { projectCode, tasks } = await tasked(2)
    const csv = `Projektin koodi;Edeltäjän numero;Seuraajan numero;Tyyppi\n${projectCode};${tasks[0].number};${tasks[1].number};Alusta alkuun\n`
    const answer = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(answer.body.results).toMatchObject([{ status: 'created' }])
    expect(await waiting(tasks[1].id)).toMatchObject([{ type: 'ss' }])
    expect((await world.as('elina').post(path, { rows: [] })).status).toBe(403)
  })
})
