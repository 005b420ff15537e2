import { describe, expect, it } from 'vitest'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'

const { world, admin, made, newProject, project, task, finish, closedProject } = await projectWorld()
const { onni, eero } = world.meri.members
const { code: projectCode } = project
await made('/v1/task-labels', { code: 'spare_part', name: 'Varaosa' })
await made('/v1/custom-fields', { kind: 'task', key: 'region', type: 'text', name: 'Alue' })
const [ofOnni, ofEero] = [onni.email, eero.email]

const bring = async (rows: object[], more: object = {}) => {
  const answer = await admin.post('/v1/imports/tasks', { rows, ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}
const resultOf = async (row: object, more: object = {}) => (await bring([row], more)).results[0]
const read = async (id: string) => (await admin.get(`/v1/tasks/${id}`)).body
const jira = (externalId: string, more: object = {}) => ({
  externalSource: 'jira',
  externalId,
  projectCode,
  ...more,
})

describe('an import of tasks', () => {
  it('makes them with their parts in any order, changes them, and leaves alone what is so', async () => {
    const rows = [
      jira('sub', { title: 'Osa', parentExternalId: 'top' }),
      jira('top', {
        title: 'Tilaa pumput',
        description: 'Kolme kappaletta',
        priority: 'high',
        status: 'doing',
        assigneeEmails: `${ofOnni}; ${ofEero.toUpperCase()}`,
        labels: 'spare_part',
        startDate: '2027-03-01',
        dueDate: '2027-03-31',
        estimateMinutes: '480',
        billable: true,
        customFields: { region: 'Pohjoinen' },
      }),
      { title: 'Oma tehtävä' },
    ]
    const first = await bring(rows, { filename: 'tasks.csv' })
    expect(first.results.map(({ status }: any) => status)).toEqual(['created', 'created', 'created'])
    const [sub, top, own] = first.results.map(({ id }: any) => id)
    expect(await read(top)).toMatchObject({
      projectId: project.id,
      title: 'Tilaa pumput',
      priority: 'high',
      category: 'started',
      assigneeMembershipIds: [onni.id, eero.id].sort(),
      startDate: '2027-03-01',
      estimateMinutes: 480,
      customFields: { region: 'Pohjoinen' },
    })
    expect(await read(sub)).toMatchObject({ parentTaskId: top })
    expect(await read(own)).toMatchObject({ projectId: null })
    const again = await bring(rows.slice(0, 2))
    expect(again.results.map(({ status, id }: any) => [status, id])).toEqual([
      ['unchanged', sub],
      ['unchanged', top],
    ])
    const { number } = await read(top)
    const changed = await resultOf({ projectCode, number, title: 'Tilaa neljä pumppua', status: 'done' })
    expect(changed).toMatchObject({ status: 'updated', id: top })
    expect(await read(top)).toMatchObject({
      title: 'Tilaa neljä pumppua',
      category: 'completed',
      dueDate: '2027-03-31',
    })
    const history = await admin.get('/v1/imports?register=tasks')
    expect(history.body.items.at(0)).toMatchObject({ register: 'tasks' })
  })

  it('tries first, keeps to its mode, and reads tables', async () => {
    const dry = await bring([jira('dry', { title: 'Kuiva' })], { dryRun: true })
    expect(dry).toMatchObject({ importId: null, dryRun: true, results: [{ status: 'created', id: null }] })
    expect(await resultOf(jira('dry', { title: 'Kuiva' }), { mode: 'update_only' })).toMatchObject({
      code: 'record_not_found',
    })
    await resultOf(jira('dry', { title: 'Kuiva' }))
    expect(await resultOf(jira('dry', { title: 'Märkä' }), { mode: 'create_only' })).toMatchObject({
      code: 'record_exists',
    })
    const csv = `Otsikko;Projektin koodi;Työmääräarvio;Laskutettava\nTaulukosta;${projectCode};8:30;ei\n`
    const answer = await world
      .as('aino')
      .send('POST', '/v1/imports/tasks', csv, { 'content-type': 'text/csv' })
    if (answer.status === 200) {
      const [{ id }] = answer.body.results
      expect(await read(id)).toMatchObject({ title: 'Taulukosta', estimateMinutes: 510, billable: false })
    }
  })

  it('refuses rows one by one, each with its field', async () => {
    const { inside, closed } = await closedProject()
    const elsewhere = await newProject()
    const archived = await task('Arkistoitu', { externalSource: 'jira', externalId: 'archived' })
    await admin.post(`/v1/tasks/${archived.id}/archive`, {})
    await task('Toisaalla', { projectId: elsewhere.id, externalSource: 'jira', externalId: 'elsewhere' })
    const wrong: [object, string, string | undefined][] = [
      [{ projectCode }, 'missing_required', 'title'],
      [jira('new'), 'missing_required', 'title'],
      [{ title: 'A', externalSource: 'jira' }, 'external_ref_incomplete', 'externalId'],
      [{ title: 'A', parentExternalId: 'x' }, 'external_ref_incomplete', 'parentExternalSource'],
      [{ title: 'A', projectCode: 'none' }, 'project_not_found', 'projectCode'],
      [{ title: 'A', projectCode: closed.code }, 'project_closed', 'projectCode'],
      [{ title: 'A', projectCode: closed.code, number: inside.number }, 'project_closed', 'projectCode'],
      [{ title: 'A', projectCode, number: 99_999 }, 'task_not_found', 'number'],
      [{ title: 'A', projectCode, number: 'x' }, 'invalid_value', 'number'],
      [{ title: 'A', projectCode, phaseCode: 'none' }, 'project_phase_not_found', 'phaseCode'],
      [{ title: 'A', status: 'none' }, 'task_status_not_found', 'status'],
      [{ title: 'A', priority: 'huge' }, 'invalid_value', 'priority'],
      [{ title: 'A', estimateMinutes: '1h' }, 'invalid_value', 'estimateMinutes'],
      [{ title: 'A', billable: 'maybe' }, 'invalid_value', 'billable'],
      [{ title: 'A', assigneeEmails: 'nobody@example.com' }, 'membership_not_found', 'assigneeEmails'],
      [{ title: 'A', labels: 'none' }, 'task_label_not_found', 'labels'],
      [{ title: 'A', startDate: '2027-02-02', dueDate: '2027-01-01' }, 'task_dates_invalid', 'dueDate'],
      [{ title: 'A', dueDate: '2027-02-30' }, 'invalid_value', 'dueDate'],
      [jira('child', { title: 'A', parentExternalId: 'none' }), 'task_parent_not_found', 'parentExternalId'],
      [jira('elsewhere', { title: 'A' }), 'task_of_other_project', 'projectCode'],
      [jira('archived', { title: 'B' }), 'task_archived', undefined],
      [{ title: 'A', customFields: { none: 'x' } }, 'custom_field_unknown', 'customFields.none'],
      [jira('own', { title: 'A', parentExternalId: 'own' }), 'task_parent_cycle', 'parentExternalId'],
    ]
    const { results } = await bring(wrong.map(([row]) => row))
    expect(results.map(({ code, field }: any) => [code, field])).toEqual(
      wrong.map(([, code, field]) => [code, field]),
    )
    const circle = await bring([
      jira('c1', { title: 'A', parentExternalId: 'c2' }),
      jira('c2', { title: 'B', parentExternalId: 'c1' }),
    ])
    expect(circle.results.map(({ code }: any) => code)).toEqual(['task_parent_cycle', 'task_parent_cycle'])
    refusedWith(await world.as('sisu').post('/v1/imports/tasks', { rows: [] }), 403, 'insufficient_role')
  })

  it('completes what is repeated as a single write does', async () => {
    const { id } = await task('Toistuva', {
      dueDate: '2099-01-05',
      externalSource: 'jira',
      externalId: 'again',
    })
    await admin.put(`/v1/tasks/${id}/recurrence`, { mode: 'when_done', rule: 'FREQ=WEEKLY' })
    expect(await resultOf(jira('again', { status: 'done' }))).toMatchObject({ status: 'updated' })
    const { taskId } = (await admin.get(`/v1/tasks/${id}/recurrence`)).body
    expect(await read(taskId)).toMatchObject({ title: 'Toistuva', dueDate: '2099-01-12' })
  })
})

describe('a row of a task is refused', () => {
  const refused = (code: string, field: string) => ({ status: 'error', code, field })

  it('where it gives a task that it names by its number another reference than it has', async () => {
    const { id, number } = await task('Viitattu', { externalSource: 'jira', externalId: 'numbered' })
    expect(await resultOf(jira('other', { number, title: 'Toinen' }))).toMatchObject({
      ...refused('external_ref_conflict', 'number'),
      id,
    })
    const bare = await task('Viitettä vailla')
    expect(await resultOf(jira('given', { number: bare.number }))).toMatchObject({ status: 'updated' })
  })

  it('where its status is not reached from that of the task, asks for more, or has as many as it may', async () => {
    const { id: projectId, code } = await newProject()
    const status = (word: string, category: string, more = {}) => ({
      ...{ code: word, name: word, category },
      ...more,
    })
    const flow = {
      statuses: [
        status('open', 'unstarted'),
        status('full', 'started', { wipLimit: 1 }),
        status('done', 'completed'),
        status('dropped', 'cancelled'),
      ],
      transitions: [
        { from: 'open', to: 'full' },
        { from: 'open', to: 'done', guards: ['unfinished_checklist'] },
      ],
    }
    expect((await admin.put(`/v1/projects/${projectId}/task-statuses`, flow)).status).toBe(200)
    const reference = { externalSource: 'jira', externalId: 'guarded' }
    await task('Vartioitu', { projectId, checklist: [{ text: 'Soita' }], ...reference })
    const rows = [
      jira('guarded', { status: 'dropped' }),
      jira('guarded', { status: 'done' }),
      jira('full', { title: 'Ainoa', status: 'full' }),
      jira('fuller', { title: 'Yksi liikaa', status: 'full' }),
    ].map(row => ({ ...row, projectCode: code }))
    expect((await bring(rows)).results).toMatchObject([
      refused('task_transition_not_allowed', 'status'),
      refused('task_guard_not_met', 'status'),
      { status: 'created' },
      refused('task_wip_limit_reached', 'status'),
    ])
  })

  it('where it stands below twenty others', async () => {
    const rows = Array.from({ length: 21 }, (_, depth) =>
      jira(`depth ${depth}`, {
        title: `Taso ${depth}`,
        ...(depth > 0 && { parentExternalId: `depth ${depth - 1}` }),
      }),
    )
    const { results } = await bring(rows)
    expect(results.filter(({ status }: any) => status === 'created')).toHaveLength(20)
    expect(results.at(-1)).toMatchObject(refused('task_parent_too_deep', 'parentExternalId'))
  })
})

describe('an import of tasks that is undone', () => {
  it('takes away what it made, and puts back what it changed', async () => {
    const stored = await task('Ennen', { externalSource: 'jira', externalId: 'undo', priority: 'low' })
    const { importId, results } = await bring([
      jira('undo', { title: 'Jälkeen', priority: 'high', status: 'doing' }),
      jira('undo-new', { title: 'Uusi', parentExternalId: 'undo' }),
    ])
    const undone = await admin.post(`/v1/imports/${importId}/undo`, {})
    expect(undone, JSON.stringify(undone.body)).toMatchObject({ status: 200 })
    expect(await read(stored.id)).toMatchObject({
      title: 'Ennen',
      priority: 'low',
      statusId: stored.statusId,
    })
    refusedWith(await admin.get(`/v1/tasks/${results[1].id}`), 404, 'task_not_found')
  })

  it('is stopped by what people did with the tasks since', async () => {
    const { importId, results } = await bring([jira('used', { title: 'A' }), jira('changed', { title: 'B' })])
    const [used, changed] = results.map(({ id }: any) => id)
    await made(`/v1/tasks/${used}/comments`, { body: 'Hei' })
    await finish(changed)
    const undone = await admin.post(`/v1/imports/${importId}/undo`, {})
    expect(undone.status).toBe(409)
    expect(undone.body).toMatchObject({
      code: 'import_undo_blocked',
      rows: [
        { index: 0, code: 'record_in_use', by: 'task_comments' },
        { index: 1, code: 'record_changed' },
      ],
    })
  })
})
