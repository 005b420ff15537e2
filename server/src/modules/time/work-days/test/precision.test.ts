import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const [aino, elina, veera] = [world.as('aino'), world.as('elina'), world.as('veera')]
const own = '/v1/me/work-days'
const team = `/v1/team/members/${members.veera.id}/work-days`

const made = async (path: string, body: object): Promise<any> => {
  const answer = await aino.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

/** A project whose hours are expected on a phase or a task, with one of each. */
async function projectThatExpects(attributionPrecision: 'project' | 'phase' | 'task') {
  const fields = { code: `on-${attributionPrecision}`, name: 'Silta', state: 'active', attributionPrecision }
  const { id } = await made('/v1/projects', fields)
  const phase = await made(`/v1/projects/${id}/phases`, { code: '10', name: 'Perustus' })
  const task = await made('/v1/tasks', { title: 'Valu', projectId: id })
  const inPhase = await made('/v1/tasks', { title: 'Raudoitus', projectId: id, phaseId: phase.id })
  return {
    ...{ valueId: id, code: fields.code, taskNumber: task.number },
    onProject: {},
    onPhase: { phaseId: phase.id },
    onTask: { taskId: task.id },
    onTaskOfPhase: { taskId: inPhase.id, phaseId: phase.id },
  }
}
const [byProject, byPhase, byTask] = [
  await projectThatExpects('project'),
  await projectThatExpects('phase'),
  await projectThatExpects('task'),
]

let date = '2026-02-01'
const nextDate = () => (date = Temporal.PlainDate.from(date).add({ days: 1 }).toString())
const write = async (day: string, ...parts: { valueId: string }[]) => {
  const entries = parts.map(part => ({
    ...{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 240 },
    allocations: [{ dimensionId: 'project', ...part }],
  }))
  expect(await veera.put(`${own}/${day}/entries`, { entries })).toMatchObject({ status: 200 })
}
const unmet = (valueId: string) => ({ status: 422, body: { code: 'attribution_precision_unmet', valueId } })

it.each([
  ['a phase', 'the project alone', byPhase, byPhase.onProject],
  ['a task', 'the project alone', byTask, byTask.onProject],
  ['a task', 'a phase', byTask, byTask.onPhase],
])('hours of a project that expects %s are not confirmed on %s', async (_, __, { valueId }, part) => {
  const day = nextDate()
  await write(day, { valueId, ...part })
  expect(await veera.post(`${own}/${day}/confirm`, {})).toMatchObject(unmet(valueId))
  expect(await elina.post(`${team}/${day}/confirm`, {})).toMatchObject(unmet(valueId))
  expect((await veera.get(`${own}/${day}`)).body).toMatchObject({ status: 'draft' })
})

it.each([
  ['nothing finer', 'the project alone', byProject, byProject.onProject],
  ['a phase', 'a phase', byPhase, byPhase.onPhase],
  ['a phase', 'a task', byPhase, byPhase.onTask],
  ['a task', 'a task', byTask, byTask.onTask],
  ['a task', 'a task of a phase', byTask, byTask.onTaskOfPhase],
])('hours of a project that expects %s are confirmed on %s', async (_, __, { valueId }, part) => {
  const day = nextDate()
  await write(day, { valueId, ...part })
  expect(await veera.post(`${own}/${day}/confirm`, {})).toMatchObject({ status: 200 })
})

it('one entry that stopped coarser is enough', async () => {
  const day = nextDate()
  const { valueId } = byPhase
  await write(day, { valueId, ...byPhase.onPhase }, { valueId })
  expect(await veera.post(`${own}/${day}/confirm`, {})).toMatchObject(unmet(valueId))
})

it.each([
  ['their member', veera, own],
  ['a supervisor', elina, team],
])('a range that %s confirms leaves such days out and says why', async (_, client, path) => {
  const [coarse, fine] = [nextDate(), nextDate()]
  await write(coarse, { valueId: byTask.valueId, ...byTask.onPhase })
  await write(fine, { valueId: byTask.valueId, ...byTask.onTask })
  expect(await client.post(`${path}/confirm-range`, { from: coarse, to: fine })).toMatchObject({
    status: 201,
    body: {
      ...{ actedCount: 1, skippedCount: 1 },
      skipped: [{ workDate: coarse, code: 'attribution_precision_unmet' }],
    },
  })
})

it('imported hours are drafts, and are held to it when they are confirmed', async () => {
  const [coarse, fine] = [nextDate(), nextDate()]
  const row = { email: members.veera.email, entryType: 'work', durationMinutes: 240 }
  const targets = `project:${byTask.code}`
  const rows = [
    { ...row, targets, date: coarse },
    { ...row, targets, date: fine, task: byTask.taskNumber },
  ]
  const { body } = await aino.post('/v1/imports/work-days', { rows })
  expect(body.results).toMatchObject([{ status: 'created' }, { status: 'created' }])
  expect(await veera.post(`${own}/${coarse}/confirm`, {})).toMatchObject(unmet(byTask.valueId))
  expect(await veera.post(`${own}/${fine}/confirm`, {})).toMatchObject({ status: 200 })
})

it('what a project expects changes for days that are confirmed from then on', async () => {
  const [before, after] = [nextDate(), nextDate()]
  const { valueId } = byProject
  await write(before, { valueId })
  await write(after, { valueId })
  expect(await veera.post(`${own}/${before}/confirm`, {})).toMatchObject({ status: 200 })
  await aino.patch(`/v1/projects/${valueId}`, { attributionPrecision: 'phase' })
  expect(await veera.post(`${own}/${after}/confirm`, {})).toMatchObject(unmet(valueId))
  expect((await veera.get(`${own}/${before}`)).body).toMatchObject({ status: 'confirmed' })
  const level = (await aino.get('/v1/dimensions?includeValues=true')).body
  expect(JSON.stringify(level)).toContain('"attributionPrecision":"phase"')
})
