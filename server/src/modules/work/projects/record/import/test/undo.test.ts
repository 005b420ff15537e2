import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri

const bring = async (register: string, rows: readonly object[]) => {
  const { status, body } = await admin.post(`/v1/imports/${register}`, { rows })
  expect(status, JSON.stringify(body)).toBe(200)
  for (const result of body.results) expect(result).toMatchObject({ status: 'created' })
  return { undo: () => admin.post(`/v1/imports/${body.importId}/undo`, {}), results: body.results }
}

const made = async (path: string, body: object, method: 'post' | 'put' = 'post') => {
  const answer = await admin[method](path, body)
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status)
  return answer.body
}

const card = await made('/v1/rate-cards', { code: 'hinnat', name: 'Hinnat' })
const membershipId = members.veera.id
const purchase = { supplier: 'Puu Oy', description: 'Lauta', purchaseDate: '2026-11-02', netCents: 100 }
const week = { membershipId, weekStart: '2027-01-11', minutes: 60 }
const rate = { versions: [{ validFrom: '2020-01-01', rateCentsPerHour: 8500 }] }

/** What may be made of a project or one of its phases, by what refers to it then. */
type Making = (project: string, phase?: string) => Promise<unknown>

const ofBoth: Readonly<Record<string, Making>> = {
  change_orders: (id, phaseId) => made(`/v1/projects/${id}/change-orders`, { title: 'Lisä', phaseId }),
  project_installments: (id, phaseId) =>
    made(`/v1/projects/${id}/installments`, {
      title: 'Erä',
      amountCents: 100,
      ...(phaseId === undefined ? { basis: 'manual' } : { basis: 'phase_completed', phaseId }),
    }),
  project_purchases: (id, phaseId) => made(`/v1/projects/${id}/purchases`, { ...purchase, phaseId }),
  project_allocations: (id, phaseId) =>
    made(`/v1/projects/${id}/allocations`, { allocations: [{ ...week, phaseId }] }, 'put'),
  tasks: (projectId, phaseId) => made('/v1/tasks', { title: 'Tehtävä', projectId, phaseId }),
}

const ofProjects: Readonly<Record<string, Making>> = {
  ...ofBoth,
  project_phases: id => made(`/v1/projects/${id}/phases`, { code: '1', name: 'Vaihe' }),
  project_participants: id =>
    made(`/v1/projects/${id}/participants`, { participants: [{ membershipId }] }, 'put'),
  project_status_updates: id =>
    made(`/v1/projects/${id}/status-updates`, { rag: 'green', summary: 'Hyvin.' }),
  project_budget_settings: id =>
    made(`/v1/projects/${id}/budget/warnings`, { warningSharesBp: [5000] }, 'put'),
  project_milestones: id => made(`/v1/projects/${id}/milestones`, { name: 'Katto', dueDate: '2027-05-31' }),
  rate_rules: id => made(`/v1/rate-cards/${card.id}/rules`, { projectId: id, ...rate }),
  activities: id => made('/v1/crm/activities', { type: 'meeting', subject: 'Aloitus', projectId: id }),
}

it('an import of projects is not undone over anything that refers to them, whatever it is', async () => {
  const kinds = Object.keys(ofProjects)
  const rows = kinds.map(kind => ({ code: `K-${kind}`, name: kind, state: 'active' }))
  const { undo, results } = await bring('projects', rows)
  for (const [index, kind] of kinds.entries()) await ofProjects[kind]?.(results[index].id)
  const undone = await undo()
  expect(undone).toMatchObject({ status: 409, body: { code: 'import_undo_blocked' } })
  expect(undone.body.rows.map(({ code, by }: { code: string; by: string }) => [code, by])).toEqual(
    kinds.map(by => ['record_in_use', by]),
  )
})

it('nor is one of phases', async () => {
  const project = await made('/v1/projects', { code: 'KOHDE', name: 'Kohde', state: 'active' })
  const kinds = Object.keys(ofBoth)
  const { undo, results } = await bring(
    'project-phases',
    kinds.map(kind => ({ projectCode: 'KOHDE', code: kind, name: kind })),
  )
  for (const [index, kind] of kinds.entries()) await ofBoth[kind]?.(project.id, results[index].id)
  const undone = await undo()
  expect(undone).toMatchObject({ status: 409, body: { code: 'import_undo_blocked' } })
  expect(undone.body.rows.map(({ by }: { by: string }) => by)).toEqual(kinds)
})

it('what was made for a project by the way goes along with it', async () => {
  const { undo, results } = await bring('projects', [
    { code: 'TAULU', name: 'Taulu', state: 'active', budgetMinutes: 60 },
  ])
  const [{ id }] = results
  const tasks = await bring('tasks', [{ projectCode: 'TAULU', title: 'Tehtävä' }])
  expect((await undo()).body.rows).toMatchObject([{ code: 'record_in_use', by: 'tasks' }])
  expect(await tasks.undo()).toMatchObject({ status: 200 })
  await world.database.owner(
    `insert into project_budget_warnings (org_id, project_id, baseline_id, measure, share_bp, told_at)
     select org_id, project_id, id, 'minutes', 5000, now() from project_baselines where project_id = $1`,
    [id],
  )
  const undone = await undo()
  expect(undone, JSON.stringify(undone.body)).toMatchObject({ status: 200 })
  expect(await admin.get(`/v1/projects/${id}`)).toMatchObject({ status: 404 })
  for (const table of ['task_status_sets', 'task_number_series'])
    expect(await world.database.owner(`select 1 from ${table} where id = $1`, [id])).toEqual([])
})
