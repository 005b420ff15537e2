import { describe, expect, it } from 'vitest'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld } from '../../record/test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const { eero, elina, onni } = world.meri.members
const role = await made('/v1/project-roles', { code: 'electrician', name: 'Sähkömies' })
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const of = async () => `/v1/projects/${(await project()).id}/participants`
const shown = async (path: string) => (await admin.get(path)).body.items

describe('participants', () => {
  it('take part from a day to a day, each once at a time', async () => {
    const path = await of()
    const first = await made(path, {
      membershipId: eero.id.toUpperCase(),
      projectRoleId: role.id,
      validFrom: '2026-01-12',
      validTo: '2026-03-31',
    })
    expect(first).toMatchObject({ membershipId: eero.id, projectRoleId: role.id, validFrom: '2026-01-12' })
    expect((await admin.get(`${path}/${first.id}`)).body).toEqual(first)
    for (const times of [
      {},
      { validFrom: '2026-03-31' },
      { validTo: '2026-01-12' },
      { validFrom: '2026-02-01', validTo: '2026-02-02' },
    ])
      expect(await admin.post(path, { membershipId: eero.id, ...times })).toMatchObject({
        status: 422,
        body: { code: 'project_participants_overlap' },
      })
    const second = await made(path, { membershipId: eero.id, validFrom: '2026-04-01' })
    expect(await shown(`${path}?on=2026-03-31`)).toEqual([first])
    expect(await shown(`${path}?on=2026-04-01&membershipId=${eero.id}`)).toEqual([second])
    const change = { validTo: '2026-04-01' }
    expect(await admin.patch(`${path}/${first.id}`, change)).toMatchObject({
      status: 422,
      body: { code: 'project_participants_overlap' },
    })
    const turned = { validTo: '2026-01-01' }
    expect(await admin.patch(`${path}/${first.id}`, turned)).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
    expect(
      await admin.patch(`${path}/${first.id}`, { validTo: '2026-02-28', projectRoleId: null }),
    ).toMatchObject({
      status: 200,
      body: { validTo: '2026-02-28', projectRoleId: null },
    })
    expect(
      await admin.patch(`${path}/${first.id}`, { validTo: null, expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({ status: 409, body: { code: 'project_participant_stale' } })
    expect((await admin.get(`/v1/projects?membershipId=${eero.id}`)).body.items).toContainEqual(
      expect.objectContaining({ id: first.projectId }),
    )
  })

  it('are said whole from today on: history stays', async () => {
    const path = await of()
    const [old, present] = [
      await made(path, { membershipId: onni.id, validFrom: '2026-01-01', validTo: '2026-01-31' }),
      await made(path, { membershipId: eero.id }),
    ]
    const coming = await made(path, { membershipId: elina.id, validFrom: '2999-01-01' })
    const wanted = [{ membershipId: elina.id, projectRoleId: role.id }, { membershipId: onni.id }]
    const { status, body } = await admin.put(path, { participants: wanted })
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { membershipId: elina.id, projectRoleId: role.id, validFrom: today, validTo: null },
      { membershipId: onni.id, projectRoleId: null, validFrom: today, validTo: null },
    ])
    expect(await admin.get(`${path}/${coming.id}`)).toMatchObject({ status: 404 })
    expect((await admin.get(`${path}/${old.id}`)).body).toEqual(old)
    expect((await admin.get(`${path}/${present.id}`)).body.validTo < today).toBe(true)
    const again = await admin.put(path, { participants: wanted })
    expect(again.body).toEqual(body)
    expect(await admin.put(path, { participants: [wanted[1], wanted[1]] })).toMatchObject({
      status: 422,
      body: { code: 'project_participants_overlap' },
    })
    expect((await admin.put(path, { participants: [] })).body.items).toEqual([])
  })

  it('end today, and vanish where they never began', async () => {
    const path = await of()
    const [present, coming] = [
      await made(path, { membershipId: eero.id }),
      await made(path, { membershipId: elina.id, validFrom: '2999-01-01' }),
    ]
    for (const { id } of [present, coming, present])
      if (id !== coming.id || (await admin.get(`${path}/${id}`)).status === 200)
        expect(await admin.delete(`${path}/${id}`)).toMatchObject({ status: 204 })
    expect(await shown(path)).toMatchObject([{ id: present.id, validTo: today }])
  })
})

describe('a write of participants is refused', () => {
  it('where it names what is not there, not in use, or of another project or organisation', async () => {
    const path = await of()
    const former = await made('/v1/project-roles', { code: 'former', name: 'Entinen' })
    await admin.patch(`/v1/project-roles/${former.id}`, { active: false })
    for (const [body, code] of [
      [{ membershipId: newId() }, 'membership_not_found'],
      [{ membershipId: world.tunturi.members.sanna.id }, 'membership_not_found'],
      [{ membershipId: eero.id, projectRoleId: newId() }, 'project_role_not_found'],
      [{ membershipId: eero.id, projectRoleId: former.id }, 'project_role_not_found'],
    ] as const) {
      expect(await admin.post(path, body)).toMatchObject({ status: 404, body: { code } })
      expect(await admin.put(path, { participants: [body] })).toMatchObject({ status: 404, body: { code } })
    }
    const { id } = await made(path, { membershipId: eero.id })
    const elsewhere = `${await of()}/${id}`
    for (const answer of [
      await admin.get(elsewhere),
      await admin.patch(elsewhere, { validTo: today }),
      await admin.delete(elsewhere),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'project_participant_not_found' } })
    const foreign = `/v1/projects/${world.tunturi.projects.get('tower')}/participants`
    expect(await admin.post(foreign, { membershipId: eero.id })).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
  })

  it('where the project is closed', async () => {
    const { id } = await project()
    const path = `/v1/projects/${id}/participants`
    const participant = await made(path, { membershipId: eero.id })
    await done(`/v1/projects/${id}/close`)
    for (const answer of [
      await admin.post(path, { membershipId: elina.id }),
      await admin.put(path, { participants: [] }),
      await admin.patch(`${path}/${participant.id}`, { validTo: today }),
      await admin.delete(`${path}/${participant.id}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'project_closed' } })
  })
})

it('a member whom a project names is not deleted, and is told what is left open', async () => {
  const newcomer = { firstNames: 'Uuno', lastName: 'Uusi', role: 'employee', email: 'uuno@meri.example' }
  const added = await admin.post('/v1/memberships', newcomer, { 'idempotency-key': newId() })
  expect(added, JSON.stringify(added.body)).toMatchObject({ status: 201 })
  const membershipId = added.body.id
  const { id } = await project({ managerMembershipId: membershipId })
  await made(`/v1/projects/${id}/participants`, { membershipId })
  const answer = await admin.post(`/v1/memberships/${membershipId}/deactivate`, { dryRun: true })
  const kinds = answer.body.openWork.map(({ kind }: { kind: string }) => kind)
  expect(await admin.delete(`/v1/memberships/${membershipId}`)).toMatchObject({
    status: 409,
    body: { code: 'membership_in_use' },
  })
  expect(await admin.post(`/v1/memberships/${membershipId}/deactivate`, {})).toMatchObject({ status: 200 })
  const copy = { code: 'ILMAN', name: 'Ilman lähtenyttä' }
  const { copied, project: without } = await made(`/v1/projects/${id}/copy`, copy)
  expect(copied).toContainEqual({ kind: 'participants', count: 0 })
  expect(without.managerMembershipId).toBe(null)
  expect(kinds).toEqual(expect.arrayContaining(['managed_projects', 'project_participations']))
})

it('a role is not changed by who has not read what it is now', async () => {
  const read = await made('/v1/project-roles', { code: 'plumber', name: 'Putkimies' })
  const path = `/v1/project-roles/${read.id}`
  const { updatedAt: expectedUpdatedAt } = read
  expect((await admin.patch(path, { name: 'LVI-asentaja', expectedUpdatedAt })).status).toBe(200)
  expect(await admin.patch(path, { name: 'Myöhässä', expectedUpdatedAt })).toMatchObject({
    status: 409,
    body: { code: 'project_role_stale' },
  })
  expect((await admin.get(path)).body.name).toBe('LVI-asentaja')
})

it.each([
  ['Pacific/Kiritimati', 'paavo'],
  ['Pacific/Niue', 'lumi'],
] as const)(
  'whoever leaves is told of what they take part in by the date of their organisation, in %s too',
  async (timeZone, name) => {
    // It is never the same date in both zones, so that in one of them it is not that of the database.
    expect(await admin.patch('/v1/settings', { timeZone })).toMatchObject({ status: 200 })
    const membershipId = world.meri.members[name].id
    const present = () => dateIn(timeZone, new Date().toISOString())
    const countUntil = async (daysFromToday: number): Promise<unknown> => {
      const date = present()
      const dates = { validFrom: '2026-01-01', validTo: addDays(date, daysFromToday) }
      await made(await of(), { membershipId, ...dates })
      const { body } = await admin.post(`/v1/memberships/${membershipId}/deactivate`, { dryRun: true })
      // Asked anew when midnight came in between.
      if (present() !== date) return countUntil(daysFromToday)
      const found = body.openWork.find(({ kind }: { kind: string }) => kind === 'project_participations')
      return found?.count ?? 0
    }
    expect([await countUntil(-1), await countUntil(0)]).toEqual([0, 1])
  },
)
