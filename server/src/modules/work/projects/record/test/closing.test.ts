import { expect, it } from 'vitest'
import { projectWorld } from './world.ts'

const { world, admin, done, project } = await projectWorld()
const { meri } = world
const { veera } = meri.members
const supervisor = world.as('elina')
const days = `/v1/team/members/${veera.id}/work-days`
const path = '/v1/projects'

/** Puts an hour of a day on a project. */
const record = (date: string, valueId: string) =>
  supervisor.put(`${days}/${date}/entries`, {
    entries: [
      {
        entryTypeId: meri.catalogs.entryTypes.work,
        startMinutes: 480,
        endMinutes: 540,
        allocations: [{ dimensionId: 'project', valueId }],
      },
    ],
  })

it('a project with hours that nobody approved is not closed, and a dry run tells what there is', async () => {
  const before = await project({ state: 'active' })
  const { id } = before
  const date = '2026-03-02'
  expect(await record(date, id)).toMatchObject({ status: 200 })
  expect(await done(`${path}/${id}/close`, { dryRun: true })).toEqual({
    project: before,
    blockers: [{ kind: 'open_hours', count: 1, minutes: null, cents: null }],
  })
  expect(await admin.post(`${path}/${id}/close`, {})).toMatchObject({
    status: 409,
    body: { code: 'project_close_blocked', blockers: [{ kind: 'open_hours', count: 1 }] },
  })
  expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  const confirmed = await supervisor.post(`${days}/${date}/confirm`, {})
  expect(confirmed, JSON.stringify(confirmed.body)).toMatchObject({ status: 200 })
  const { workDayId } = confirmed.body
  expect((await done(`${path}/${id}/close`, { dryRun: true })).blockers).toHaveLength(1)
  const approved = await supervisor.post(`/v1/work-days/${workDayId}/approve`, {})
  expect(approved, JSON.stringify(approved.body)).toMatchObject({ status: 200 })
  expect(await done(`${path}/${id}/close`, { dryRun: true })).toMatchObject({
    project: { state: 'closed' },
    blockers: [],
  })
  expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  expect((await done(`${path}/${id}/close`)).project).toMatchObject({ state: 'closed' })
})

it('a project is closed or gets an hour, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await project({ state: 'active' })
    const [closing, hours] = await Promise.all([
      admin.post(`${path}/${id}/close`, {}),
      record(`2026-04-0${round + 1}`, id),
    ])
    const { state } = (await admin.get(`${path}/${id}`)).body
    if (closing.status === 200) {
      expect(state).toBe('closed')
      expect(hours.status).toBeGreaterThanOrEqual(400)
    } else {
      expect(closing).toMatchObject({ status: 409, body: { code: 'project_close_blocked' } })
      expect(hours.status).toBe(200)
      expect(state).toBe('active')
    }
  }
})
