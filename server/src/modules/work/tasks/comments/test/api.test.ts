import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'

const { world, admin, made, task, closedProject } = await projectWorld()
const { aino, eero, onni, sisu } = world.meri.members
const at = (id: string) => `/v1/tasks/${id}/comments`
const own = (id: string) => `/v1/me/tasks/${id}/comments`

describe('a comment', () => {
  it('is kept as it was written, with whom it mentions, and changed by its author', async () => {
    const { id } = await task('Keskustele')
    const body = `Hei @[${onni.id.toUpperCase()}], <script>alert(1)</script> **tiistaina**`
    const comment = await made(at(id), { body, format: 'markdown', mentionedMembershipIds: [eero.id] })
    expect(comment).toMatchObject({
      taskId: id,
      authorMembershipId: aino.id,
      format: 'markdown',
      body,
      mentionedMembershipIds: [eero.id, onni.id].sort(),
      edited: false,
      deletedAt: null,
    })
    expect(comment.bodyHtml).toMatch(
      /^<p>Hei @[^<@]+, &lt;script&gt;alert\(1\)&lt;\/script&gt; <strong>tiistaina<\/strong><\/p>\n$/,
    )
    expect(comment.bodyHtml).not.toMatch(/[0-9a-f]{12}/)
    const path = `${at(id)}/${comment.id}`
    refusedWith(
      await admin.patch(path, { body: 'x', expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
      409,
      'task_comment_stale',
    )
    const changed = await admin.patch(path, { body: `Vai @[${sisu.id}]?` })
    expect(changed.body).toMatchObject({ edited: true, mentionedMembershipIds: [eero.id, sisu.id].sort() })
    expect((await admin.patch(path, { format: 'markdown' })).body).toEqual(changed.body)
    expect((await admin.patch(path, { format: 'plain' })).body).toMatchObject({ bodyHtml: null })
    expect((await admin.patch(path, { mentionedMembershipIds: [] })).body).toMatchObject({
      mentionedMembershipIds: [sisu.id],
    })
  })

  it('leaves a tombstone, and is nobody else’s to change', async () => {
    const { id } = await task('Keskustele')
    const first = await made(at(id), { body: 'Ensimmäinen' })
    const second = await made(at(id), {
      body: 'Toinen',
      format: 'markdown',
      mentionedMembershipIds: [onni.id],
    })
    const path = `${at(id)}/${second.id}`
    refusedWith(await world.as('eero').patch(path, { body: 'Muu' }), 403, 'task_comment_of_another')
    refusedWith(await world.as('eero').delete(path), 403, 'task_comment_of_another')
    const gone = await admin.delete(path)
    expect(gone.body).toMatchObject({
      body: null,
      bodyHtml: null,
      mentionedMembershipIds: [],
      deletedAt: expect.any(String),
    })
    expect((await admin.delete(path)).body).toEqual(gone.body)
    refusedWith(await admin.patch(path, { body: 'Muu' }), 409, 'task_comment_deleted')
    expect((await admin.get(at(id))).body.items).toEqual([first, gone.body])
    const since = await admin.get(`${at(id)}?updatedSince=${gone.body.deletedAt}`)
    expect(since.body.items).toEqual([gone.body])
    const pages = await admin.get(`${at(id)}?limit=1`)
    expect(pages.body).toMatchObject({ items: [first], pageInfo: { hasMore: true } })
    const audit = await admin.get(`/v1/audit?targetId=${second.id}`)
    if (audit.status === 200) expect(JSON.stringify(audit.body)).not.toContain('bodyHtml')
  })

  it('mentions only active members, and not too many', async () => {
    const { id } = await task('Keskustele')
    for (const other of [newId(), world.tunturi.members.sanna.id]) {
      refusedWith(await admin.post(at(id), { body: `@[${other}]` }), 404, 'membership_not_found')
      refusedWith(
        await admin.post(at(id), { body: 'Hei', mentionedMembershipIds: [other] }),
        404,
        'membership_not_found',
      )
    }
    const many = Array.from({ length: 51 }, () => `@[${newId()}]`).join(' ')
    refusedWith(await admin.post(at(id), { body: many }), 422, 'task_comment_mentions_too_many')
    const { id: commentId } = await made(at(id), { body: 'Hei' })
    refusedWith(
      await admin.patch(`${at(id)}/${commentId}`, { body: many }),
      422,
      'task_comment_mentions_too_many',
    )
    refusedWith(
      await admin.patch(`${at(id)}/${commentId}`, { body: `@[${newId()}]` }),
      404,
      'membership_not_found',
    )
  })

  it('belongs to a task that is there and goes on', async () => {
    const { id } = await task('Keskustele')
    const { id: other } = await task('Toinen')
    const comment = await made(at(id), { body: 'Hei' })
    refusedWith(await admin.patch(`${at(other)}/${comment.id}`, { body: 'x' }), 404, 'task_comment_not_found')
    refusedWith(await admin.delete(`${at(other)}/${comment.id}`), 404, 'task_comment_not_found')
    refusedWith(await admin.post(at(newId()), { body: 'Hei' }), 404, 'task_not_found')
    refusedWith(await admin.get(at(newId())), 404, 'task_not_found')
    refusedWith(await world.as('sisu').post(at(id), { body: 'Hei' }), 403, 'insufficient_role')
    await admin.post(`/v1/tasks/${id}/archive`, {})
    refusedWith(await admin.post(at(id), { body: 'Hei' }), 409, 'task_archived')
    refusedWith(await admin.delete(`${at(id)}/${comment.id}`), 409, 'task_archived')
    expect(await admin.get(at(id))).toMatchObject({ status: 200 })
    const { inside } = await closedProject()
    refusedWith(await admin.post(at(inside.id), { body: 'Hei' }), 409, 'project_closed')
  })
})

it('one comments on own tasks without any capability, and on no others', async () => {
  const { id } = await task('Oma', { assigneeMembershipIds: [onni.id] })
  const { id: other } = await task('Vieras')
  const employee = world.as('onni')
  const comment = await made(at(id), { body: 'Ohje' })
  const answer = await employee.post(own(id), { body: 'Selvä' })
  expect(answer).toMatchObject({ status: 201, body: { authorMembershipId: onni.id } })
  expect((await employee.get(own(id))).body.items).toEqual([comment, answer.body])
  refusedWith(await employee.patch(`${own(id)}/${comment.id}`, { body: 'x' }), 403, 'task_comment_of_another')
  refusedWith(await employee.delete(`${own(id)}/${comment.id}`), 403, 'task_comment_of_another')
  expect(await employee.patch(`${own(id)}/${answer.body.id}`, { body: 'Selvä!' })).toMatchObject({
    body: { body: 'Selvä!', edited: true },
  })
  expect(await employee.delete(`${own(id)}/${answer.body.id}`)).toMatchObject({ body: { body: null } })
  refusedWith(await employee.get(own(other)), 404, 'task_not_found')
  refusedWith(await employee.post(own(other), { body: 'Hei' }), 404, 'task_not_found')
  refusedWith(await employee.get(at(id)), 403, 'insufficient_role')
})
