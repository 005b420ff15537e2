import { describe, expect, it } from 'vitest'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { createMember } from '../../../../people/members/port.ts'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'
import { watchersOfTask } from '../../record/record.ts'
import { addresseesOf } from '../notices.ts'

const { world, admin, made, task } = await projectWorld()
const { aino, eero, onni, paavo, sisu, veera } = world.meri.members
const at = (id: string) => `/v1/tasks/${id}/comments`
const own = (id: string) => `/v1/me/tasks/${id}/comments`
const mails = () => mailsWritten(world.database, { kind: 'task_mention' })
const mailed = async (since: number) => (await mails()).slice(since).map(({ to }) => to)
const watchersOf = async (id: string) => (await admin.get(`/v1/tasks/${id}`)).body.watcherMembershipIds

const withoutAddress = () =>
  world.app.services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'members.create', requestId: 'test' },
    (tx, commit) =>
      createMember(
        tx,
        commit,
        { firstNames: 'Laite', lastName: 'Laitinen', role: 'manager', email: null, personId: null },
        '2026-01-01',
      ),
  )

describe('who is mentioned', () => {
  it('gets one mail, and follows the task where they could not read it', async () => {
    const { id, number } = await task('Tilaa <pumput>')
    await admin.patch(`/v1/memberships/${eero.id}`, { locale: 'sv' })
    const body = `@[${eero.id}] @[${onni.id}] @[${eero.id}] @[${aino.id}]`
    await made(at(id), { body, mentionedMembershipIds: [onni.id] })
    const written = await mails()
    expect(written.map(({ to }) => to).sort()).toEqual([eero.email, onni.email].sort())
    const [toOnni] = written.filter(({ to }) => to === onni.email)
    expect(toOnni).toMatchObject({
      locale: 'fi',
      subject: `Aino Koskinen mainitsi sinut tehtävässä ${number}`,
    })
    expect(toOnni?.letter?.paragraphs[0]).toContain(`tehtävää ${number} ”Tilaa <pumput>”`)
    const [toEero] = written.filter(({ to }) => to === eero.email)
    expect(toEero).toMatchObject({ locale: 'sv', subject: `Aino Koskinen nämnde dig i uppgift ${number}` })
    expect(JSON.stringify(written)).not.toContain(eero.id)
    expect(await watchersOf(id)).toEqual([onni.id])
    expect(await world.as('onni').get(own(id))).toMatchObject({ status: 200 })
    const { items } = (await admin.get(`/v1/audit?targetId=${id}&limit=5`)).body
    expect(items[0]).toMatchObject({ action: 'tasks.update' })
  })

  it('is told once: a change writes only to whom it newly mentions', async () => {
    const { id } = await task('Muutos')
    const comment = await made(at(id), { body: `@[${eero.id}]` })
    const before = (await mails()).length
    const path = `${at(id)}/${comment.id}`
    await admin.patch(path, { body: `Hei @[${eero.id}]`, format: 'markdown' })
    expect(await mailed(before)).toEqual([])
    await admin.patch(path, { mentionedMembershipIds: [sisu.id] })
    expect(await mailed(before)).toEqual([sisu.email])
    refusedWith(
      await admin.patch(path, { body: `@[${newId()}] @[${veera.id}]` }),
      404,
      'membership_not_found',
    )
    expect(await mailed(before)).toEqual([sisu.email])
    await admin.delete(path)
    const status = (await mails()).slice(before - 1).map(each => each.status)
    expect(new Set(status)).toEqual(new Set(['failed']))
  })

  it('is not told of a task that they may not read, by an author who may not add watchers', async () => {
    const { id } = await task('Salainen urakka', { assigneeMembershipIds: [onni.id] })
    const before = (await mails()).length
    const comment = await world
      .as('onni')
      .post(own(id), { body: `@[${paavo.id}] @[${sisu.id}] @[${onni.id}]` })
    expect(comment).toMatchObject({ status: 201 })
    expect(await mailed(before)).toEqual([sisu.email])
    expect(await watchersOf(id)).toEqual([])
    refusedWith(await world.as('paavo').get(`/v1/me/tasks/${id}`), 404, 'task_not_found')
    await admin.patch(`/v1/tasks/${id}`, { watcherMembershipIds: [paavo.id] })
    await world.as('onni').patch(`${own(id)}/${comment.body.id}`, { body: `@[${sisu.id}]` })
    await world.as('onni').patch(`${own(id)}/${comment.body.id}`, { body: `@[${paavo.id}]` })
    expect(await mailed(before)).toEqual([sisu.email, paavo.email])
  })

  it('is written to by what they may do today, at an address of theirs', async () => {
    const { id } = await task('Oikeudet', { assigneeMembershipIds: [onni.id] })
    const before = (await mails()).length
    const body = `@[${veera.id}]`
    await grantTo(world, veera.id, ['projects.read'], [1, 1])
    await world.as('onni').post(own(id), { body })
    expect(await mailed(before)).toEqual([])
    await grantTo(world, veera.id, ['projects.read'], [0, 0])
    await world.as('onni').post(own(id), { body })
    expect(await mailed(before)).toEqual([veera.email])
    const silent = await withoutAddress()
    await made(at(id), { body: `@[${silent}]` })
    expect(await mailed(before)).toEqual([veera.email])
  })
})

it('shows the title to no administrator who reads the mails', async () => {
  const { id, number } = await task('Irtisanominen')
  await made(at(id), { body: `@[${eero.id}]` })
  const { items } = (await admin.get('/v1/outgoing-mails')).body
  const mail = items.find((each: { subject: string }) => each.subject.endsWith(` ${number}`))
  expect(mail).toMatchObject({ kind: 'task_mention', about: { type: 'task_comment' } })
  const shown = await admin.get(`/v1/outgoing-mails/${mail.id}`)
  expect(JSON.stringify([mail, shown.body])).not.toContain('Irtisanominen')
})

describe('addressees', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'] as const
  const none = { assigneeIds: [], watcherIds: [], reviewerMembershipId: null }
  const of = (more: Partial<Parameters<typeof addresseesOf>[0]>) =>
    addresseesOf({
      task: none,
      mentionedIds: [a, b, c, d],
      readerIds: new Set([a]),
      withoutModuleIds: new Set(),
      mayAddWatchers: false,
      ...more,
    })

  it.each([
    [{}, [a], []],
    [{ task: { assigneeIds: [b], watcherIds: [c], reviewerMembershipId: d } }, [a, b, c, d], []],
    [{ mayAddWatchers: true }, [a, b, c, d], [b, c, d]],
    [{ mayAddWatchers: true, withoutModuleIds: new Set([a, b]) }, [c, d], [c, d]],
    [
      {
        mayAddWatchers: true,
        task: { ...none, watcherIds: Array.from({ length: watchersOfTask - 1 }, () => newId()) },
      },
      [a, b],
      [b],
    ],
  ])('of %j', (more, toldIds, followingIds) => expect(of(more)).toEqual({ toldIds, followingIds }))
})
