import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

let projects = 0
const newProject = async (): Promise<string> => {
  const body = { code: `STATUS-${++projects}`, name: 'Linjasaneeraus', state: 'active' }
  const answer = await admin.post('/v1/projects', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}
const path = (projectId: string) => `/v1/projects/${projectId}/status-updates`
const post = (projectId: string, more: object = {}) =>
  admin.post(path(projectId), { rag: 'green', summary: 'Aikataulussa.', ...more })

describe('status updates', () => {
  it('tell how a project stood, the newest first, and the newest alone', async () => {
    const project = await newProject()
    await post(project, { percentBp: 1000 })
    const second = await post(project, {
      rag: 'red',
      summary: 'Putkirikko <script>alert(1)</script>.',
      percentBp: 900,
      forecastCents: 1_310_000,
      forecastMinutes: 63_000,
      forecastEnd: '2027-04-30',
    })
    expect(second).toMatchObject({
      status: 201,
      body: {
        projectId: project,
        rag: 'red',
        percentBp: 900,
        forecastCents: 1_310_000,
        forecastMinutes: 63_000,
        forecastEnd: '2027-04-30',
        postedByMembershipId: world.meri.members.aino.id,
      },
    })
    expect(second.body.updatedAt).toBe(second.body.createdAt)
    const all = (await admin.get(path(project))).body.items
    expect(all.map(({ rag }: { rag: string }) => rag)).toEqual(['red', 'green'])
    expect((await admin.get(`${path(project)}?limit=1`)).body).toMatchObject({
      items: [{ id: second.body.id }],
      pageInfo: { hasMore: true },
    })
    expect((await admin.get(`${path(project)}?rag=green`)).body.items).toHaveLength(1)
    const since = encodeURIComponent(second.body.createdAt)
    expect((await admin.get(`${path(project)}?updatedSince=${since}`)).body.items).toEqual([second.body])
    expect((await admin.get(`${path(project)}/${second.body.id}`)).body).toEqual(second.body)
  })

  it('are announced by identifiers and the light alone', async () => {
    const project = await newProject()
    const { body } = await post(project, { rag: 'amber' })
    const events = (await admin.get('/v1/integration-events?event=status_update.posted&limit=100')).body.items
    const told = events.filter((each: any) => each.payload.projectId === project)
    expect(told.map((each: any) => each.payload)).toEqual([
      { projectId: project, statusUpdateId: body.id, rag: 'amber', createdAt: body.createdAt },
    ])
  })

  it('write nothing in a dry run', async () => {
    const project = await newProject()
    expect(await post(project, { dryRun: true })).toMatchObject({ status: 201 })
    expect((await admin.get(path(project))).body.items).toEqual([])
  })

  it('are of their own project, and of their own organisation', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = (await post(project)).body
    const missing = { status: 404, body: { code: 'status_update_not_found' } }
    expect(await admin.get(`${path(other)}/${id}`)).toMatchObject(missing)
    expect(await admin.get(`${path(project)}/${newId()}`)).toMatchObject(missing)
    expect(await post(newId())).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(await admin.get(path(newId()))).toMatchObject({ body: { code: 'project_not_found' } })
  })

  it('are of no closed project, and are written by who manages projects', async () => {
    const project = await newProject()
    expect(await world.as('onni').post(path(project), { rag: 'green', summary: 'Hyvin.' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    await admin.post(`/v1/projects/${project}/close`, {})
    expect(await post(project)).toMatchObject({ status: 409, body: { code: 'project_closed' } })
  })
})
