import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { announced, png } from '../../../../records/attachments/test/uploads.ts'
import { projectWorld } from './world.ts'

const { world, admin, made, done, customer, project } = await projectWorld()
const path = '/v1/projects'
const { meri } = world
const { eero } = meri.members
await made('/v1/custom-fields', { kind: 'project', key: 'region', type: 'text', name: 'Alue' })
const target = async (id: string) =>
  (await admin.get(`/v1/dimensions/${meri.catalogs.dimensions.project}/values?ids=${id}`)).body.items[0]

/** What was left out, whose words say just that. */
function withoutWords({ explain, explanation, ...leftOut }: any) {
  const { reason: why, count } = leftOut
  expect(explanation).toEqual({ code: 'left_out_of_copy', values: { why, count } })
  expect(explain).toMatch(new RegExp(`^${count} left out: .+\\.$`))
  return leftOut
}

describe('a project made from another', () => {
  it('has all that it has, at moved dates, and is one of its own', async () => {
    const source = await project({
      template: true,
      description: 'Putkiremontti.',
      customerId: customer.id,
      managerMembershipId: eero.id,
      billing: 'fixed',
      attributionPrecision: 'phase',
      startDate: '2026-01-12',
      endDate: '2026-06-30',
      budgetMinutes: 600,
      externalSource: 'erp',
      externalId: 'malli',
      customFields: { region: 'etelä' },
    })
    await made(`${path}/${source.id}/participants`, { membershipId: eero.id, validFrom: '2026-02-01' })
    const body = { code: 'KOPIO', name: 'Kirjaston putket', startDate: '2026-02-11' }
    const look = await admin.post(`${path}/${source.id}/copy`, { ...body, dryRun: true })
    expect(look).toMatchObject({ status: 201, body: { days: 30 } })
    expect((await admin.get(`${path}?code=KOPIO`)).body.items).toEqual([])
    const { project: copy, days, copied, leftOut } = await made(`${path}/${source.id}/copy`, body)
    expect(copy).toMatchObject({
      ...body,
      endDate: '2026-07-30',
      description: 'Putkiremontti.',
      state: 'planned',
      template: false,
      customerId: customer.id,
      managerMembershipId: eero.id,
      billing: 'fixed',
      attributionPrecision: 'phase',
      budgetMinutes: 600,
      externalId: null,
      customFields: { region: 'etelä' },
    })
    expect(days).toBe(30)
    expect(copied).toContainEqual({ kind: 'participants', count: 1 })
    expect(leftOut).toEqual([
      {
        ...{ kind: 'external_reference', reason: 'of_the_original', count: 1 },
        explain: '1 left out: it stays with what it was made for.',
        explanation: { code: 'left_out_of_copy', values: { why: 'of_the_original', count: 1 } },
      },
    ])
    const { items } = (await admin.get(`${path}/${copy.id}/participants`)).body
    expect(items).toMatchObject([{ projectId: copy.id, membershipId: eero.id, validFrom: '2026-03-03' }])
    expect(await target(copy.id)).toMatchObject({ code: 'KOPIO', active: true })
    expect((await admin.get(`${path}/${source.id}`)).body).toEqual(source)
    expect((await admin.get(`${path}/${copy.id}/baselines`)).body.items).toHaveLength(1)
  })

  it('names all that it does not have, and why', async () => {
    const source = await project({ code: 'VAJAA', state: 'active', startDate: '2026-01-12' })
    const at = `${path}/${source.id}`
    const { veera } = meri.members
    const added = await admin.post(
      '/v1/memberships',
      {
        firstNames: 'Lassi',
        lastName: 'Lähtijä',
        role: 'employee',
        email: 'lassi.lahtija@example.com',
        employmentStartDate: '2026-01-01',
      },
      { 'idempotency-key': newId() },
    )
    const leaver = added.body
    for (const membershipId of [leaver.id, veera.id]) await made(`${at}/participants`, { membershipId })
    const [kept, dropped] = [
      await made(`${at}/phases`, { code: 'A', name: 'Jää' }),
      await made(`${at}/phases`, { code: 'B', name: 'Peruttu' }),
    ]
    const task = (title: string, body: object = {}) =>
      made('/v1/tasks', { title, projectId: source.id, dueDate: '2099-01-05', ...body })
    const [first, second, inside] = [
      await task('Asenna', {
        ...{ phaseId: kept.id, externalSource: 'jira', externalId: 'copy-1' },
        assigneeMembershipIds: [leaver.id, veera.id],
        watcherMembershipIds: [leaver.id, eero.id],
        reviewerMembershipId: leaver.id,
      }),
      await task('Vanha'),
      await task('Peruttu', { phaseId: dropped.id, assigneeMembershipIds: [leaver.id] }),
    ]
    await done(`/v1/memberships/${leaver.id}/deactivate`)
    await made(`/v1/tasks/${second.id}/dependencies`, { fromTaskId: first.id })
    await made(`/v1/tasks/${inside.id}/dependencies`, { fromTaskId: first.id })
    await made(`${at}/milestones`, { name: 'Katto', dueDate: '2027-05-31', taskIds: [first.id, second.id] })
    await made(`/v1/tasks/${first.id}/comments`, { body: 'Hoidetaan.' })
    await done(`/v1/tasks/${second.id}/archive`)
    await done(`${at}/phases/${dropped.id}/cancel`)
    const repeated = await admin.put(`/v1/tasks/${first.id}/recurrence`, {
      mode: 'when_done',
      rule: 'FREQ=DAILY',
    })
    expect(repeated, JSON.stringify(repeated.body)).toMatchObject({ status: 200 })
    const planned = await admin.put(`${at}/allocations`, {
      allocations: [{ membershipId: veera.id, weekStart: '2027-03-01', minutes: 300 }],
    })
    expect(planned, JSON.stringify(planned.body)).toMatchObject({ status: 200 })
    await made('/v1/attachments', announced(png, { type: 'project', id: source.id }))
    const { project: copy, copied, leftOut } = await made(`${at}/copy`, { code: 'VAJAA-2', name: 'Vajaa 2' })
    expect(copied).toContainEqual({ kind: 'tasks', count: 2 })
    expect(leftOut).toHaveLength(14)
    expect(leftOut.map(withoutWords)).toEqual(
      expect.arrayContaining([
        { kind: 'participants', reason: 'not_in_use', count: 1 },
        { kind: 'phases', reason: 'cancelled', count: 1 },
        { kind: 'tasks', reason: 'archived', count: 1 },
        { kind: 'task_assignees', reason: 'not_in_use', count: 2 },
        { kind: 'task_watchers', reason: 'not_in_use', count: 1 },
        { kind: 'task_reviewers', reason: 'not_in_use', count: 1 },
        { kind: 'task_phases', reason: 'outside_the_copy', count: 1 },
        { kind: 'task_recurrences', reason: 'of_the_original', count: 1 },
        { kind: 'task_external_references', reason: 'of_the_original', count: 1 },
        { kind: 'task_dependencies', reason: 'outside_the_copy', count: 1 },
        { kind: 'milestone_tasks', reason: 'outside_the_copy', count: 1 },
        { kind: 'task_comments', reason: 'of_the_original', count: 1 },
        { kind: 'allocations', reason: 'of_the_original', count: 1 },
        { kind: 'attachments', reason: 'of_the_original', count: 1 },
      ]),
    )
    expect((await admin.get(`${path}/${copy.id}/tasks`)).body.tasks).toMatchObject([
      {
        title: 'Asenna',
        assigneeMembershipIds: [veera.id],
        watcherMembershipIds: [eero.id],
        reviewerMembershipId: null,
      },
      { title: 'Peruttu', assigneeMembershipIds: [] },
    ])
    // What is copied from stays as it is.
    expect((await admin.get(`/v1/tasks/${first.id}`)).body.reviewerMembershipId).toBe(leaver.id)
  })

  it('leaves out what is out of use, and is refused like any other', async () => {
    const gone = await made('/v1/customers', { name: 'Väistyvä Oy' })
    const { id } = await project({ customerId: gone.id, startDate: '2026-01-12' })
    await done(`/v1/customers/${gone.id}/deactivate`)
    const { project: copy, leftOut } = await made(`${path}/${id}/copy`, {
      code: 'JÄI',
      name: 'Jäi',
      startDate: null,
    })
    expect(leftOut.map(withoutWords)).toEqual([{ kind: 'customer', reason: 'not_in_use', count: 1 }])
    expect(copy).toMatchObject({ customerId: null, startDate: null, state: 'planned' })
    for (const [body, status, code] of [
      [{ code: 'JÄI' }, 409, 'code_already_in_use'],
      [{ customerId: gone.id }, 404, 'customer_not_found'],
    ] as const)
      expect(await admin.post(`${path}/${id}/copy`, { code: 'UUSI', name: 'Uusi', ...body })).toMatchObject({
        status,
        body: { code },
      })
    const foreign = `${path}/${world.tunturi.projects.get('tower')}/copy`
    expect(await admin.post(foreign, { code: 'UUSI', name: 'Uusi' })).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
  })
})
