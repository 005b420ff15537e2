import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { deskOf } from './desk.ts'
import { announced, asReceipt, hashOf, pdf, png, succeeding, upload } from './uploads.ts'

const world = await startWorld()
const { batch, dayTarget, draft, finalized, follow, link, post } = deskOf(world)
const onni = world.as('onni')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })

it('a file is announced, uploaded without credentials, finalized and downloaded', async () => {
  const target = await dayTarget()
  const added = await post(announced(png, target))
  expect(added).toMatchObject({
    status: 201,
    body: { state: 'pending', fileName: 'kuva.png', size: png.length, finalizedAt: null, target },
  })
  expect(added.body.upload).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/png' } })
  expect(await upload(world, added, png)).toBe(204)
  const path = `/v1/attachments/${added.body.id}`
  const done = await onni.post(`${path}/finalize`, {})
  expect(done).toMatchObject({ status: 200, body: { state: 'finalized', expiresAt: null } })
  expect(await onni.post(`${path}/finalize`, {})).toMatchObject({ status: 200, body: done.body })
  expect((await onni.get(path)).body).toEqual(done.body)

  const { status, bytes, headers } = await follow(await link(onni, added.body.id))
  expect(status).toBe(200)
  expect(bytes).toEqual(png)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': `attachment; filename="kuva.png"; filename*=UTF-8''kuva.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  })
})

it('a part of the bytes is answered to who asks for a range, the whole for what is no range, and none beyond the end', async () => {
  const url = await link(onni, await finalized(await dayTarget(), png))
  const part = await follow(url, { range: 'bytes=1-3' })
  expect(part).toMatchObject({ status: 206, text: 'PNG' })
  expect(part.headers).toMatchObject({ 'content-range': `bytes 1-3/${png.length}`, 'content-length': '3' })
  expect((await follow(url, { range: 'bytes=-4' })).bytes).toEqual(png.subarray(-4))
  for (const range of ['bytes=3-1', 'bytes=0-1,2-3', 'lines=1-2'])
    expect(await follow(url, { range })).toMatchObject({ status: 200, bytes: png })
  for (const range of [`bytes=${png.length}-`, `bytes=${png.length}-${png.length + 5}`, 'bytes=-0']) {
    const { status, text, headers } = await follow(url, { range })
    expect([status, JSON.parse(text).code]).toEqual([416, 'range_not_satisfiable'])
    expect(headers['content-range']).toBe(`bytes */${png.length}`)
  }
})

it('the attachments of a record are listed in pages, without those that have ended', async () => {
  const target = await dayTarget()
  const ids: string[] = []
  for (const name of ['a.png', 'b.png', 'c.png']) ids.push(await finalized(target, png, { fileName: name }))
  const list = `/v1/attachments?targetType=work_day&targetId=${target.id}`
  const first = await onni.get(`${list}&limit=2`)
  expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
  const rest = await onni.get(`${list}&limit=2&cursor=${first.body.pageInfo.nextCursor}`)
  expect(rest.body).toMatchObject({ items: [{ id: ids[2] }], pageInfo: { hasMore: false } })
  await succeeding(onni.delete(`/v1/attachments/${ids[0]}`))
  expect((await onni.get(list)).body.items).toHaveLength(2)
  expect((await onni.get(`${list}&state=deleted`)).body.items).toMatchObject([
    { id: ids[0], fileName: null, sha256: null },
  ])
})

it('a deleted file is out of reach at once, also by a URL from before', async () => {
  const id = await finalized(await dayTarget(), png)
  const url = await link(onni, id)
  expect(await onni.delete(`/v1/attachments/${id}`)).toMatchObject({ status: 204 })
  expect(await follow(url)).toMatchObject({ status: 410 })
  expect(await onni.get(`/v1/attachments/${id}/download`)).toMatchObject(refused(409, 'attachment_deleted'))
  expect(await onni.delete(`/v1/attachments/${id}`)).toMatchObject(refused(409, 'attachment_deleted'))
  expect(await onni.post(`/v1/attachments/${id}/finalize`, {})).toMatchObject(
    refused(409, 'attachment_deleted'),
  )
})

describe('the target says who may', () => {
  it('a day: its member adds while it is a draft, supervisor and payroll read', async () => {
    const { date, id } = await draft()
    const target = { type: 'work_day', id }
    const file = await finalized(target, png)
    expect(await aino.get(`/v1/attachments/${file}`)).toMatchObject({ status: 200 })
    expect(await post(announced(png, target), aino)).toMatchObject(refused(403, 'insufficient_role'))
    expect(await aino.delete(`/v1/attachments/${file}`)).toMatchObject(refused(403, 'insufficient_role'))
    await succeeding(onni.post(`/v1/me/work-days/${date}/confirm`, {}))
    expect(await post(announced(png, target))).toMatchObject(refused(409, 'day_confirmed_locked'))
    expect(await onni.delete(`/v1/attachments/${file}`)).toMatchObject(refused(409, 'day_confirmed_locked'))
    expect(await follow(await link(onni, file))).toMatchObject({ status: 200 })
  })

  it('a day under a payroll lock stands still', async () => {
    const { date, id } = await draft()
    const target = { type: 'work_day', id }
    const waiting = await succeeding(post(announced(png, target)))
    expect(await upload(world, waiting, png)).toBe(204)
    const lock = await succeeding(aino.post('/v1/payroll-locks', { periodStart: date, periodEnd: date }))
    expect(await post(announced(png, target))).toMatchObject(refused(409, 'period_locked'))
    expect(await onni.post(`/v1/attachments/${waiting.body.id}/finalize`, {})).toMatchObject(
      refused(409, 'period_locked'),
    )
    await succeeding(aino.post(`/v1/payroll-locks/${lock.body.id}/lift`, {}))
    expect(await onni.post(`/v1/attachments/${waiting.body.id}/finalize`, {})).toMatchObject({ status: 200 })
  })

  it('a payroll batch: who runs payroll, until it is cancelled', async () => {
    const target = await batch()
    const file = await finalized(target, pdf(), asReceipt, aino)
    expect(await post(announced(pdf(), target, asReceipt))).toMatchObject(refused(403, 'insufficient_role'))
    const list = `/v1/attachments?targetType=export_batch&targetId=${target.id}`
    expect(await onni.get(list)).toMatchObject(refused(403, 'insufficient_role'))
    expect(await onni.get(`/v1/attachments/${file}`)).toMatchObject(refused(404, 'attachment_not_found'))
    await succeeding(aino.post(`/v1/export-batches/${target.id}/cancel`, {}))
    expect(await aino.delete(`/v1/attachments/${file}`)).toMatchObject(refused(409, 'export_batch_cancelled'))
    expect((await aino.get(list)).body.items).toMatchObject([{ id: file }])
  })

  it('a role that the target has no use for is refused with those it has', async () => {
    const answer = await post(announced(png, await dayTarget(), { role: 'receipt' }))
    expect(answer).toMatchObject(refused(422, 'attachment_role_not_allowed'))
    expect(answer.body.allowedRoles).toContain('photo')
  })

  it.each([
    ['work_day', 'work_day_not_found'],
    ['export_batch', 'export_batch_not_found'],
  ])(
    'an unknown %s, and that of another organisation, answer as the record itself does',
    async (type, code) => {
      const unknown = { type, id: newId() }
      const role = type === 'work_day' ? 'photo' : 'receipt'
      expect(await post(announced(png, unknown, { role }), aino)).toMatchObject(refused(404, code))
      const theirs = type === 'work_day' ? await dayTarget() : await batch()
      const sanna = world.as('sanna')
      expect(await post(announced(png, theirs, { role }), sanna)).toMatchObject(refused(404, code))
      const list = `/v1/attachments?targetType=${type}&targetId=${theirs.id}`
      expect(await sanna.get(list)).toMatchObject(refused(404, code))
    },
  )
})

it('the audit trail tells what happened to a file, and its name to nobody', async () => {
  const id = await finalized(await dayTarget(), png)
  await succeeding(onni.delete(`/v1/attachments/${id}`))
  const { body } = await aino.get(`/v1/audit?targetType=attachment&targetId=${id}`)
  expect(body.items.map(({ action }: { action: string }) => action).sort()).toEqual([
    'attachments.create',
    'attachments.delete',
    'attachments.finalize',
  ])
  // The name of a file may tell of a person.
  expect(JSON.stringify(body)).not.toContain('kuva.png')
})

it('equal bytes are uploaded each time, kept once, and gone with the last of their attachments', async () => {
  const bytes = Buffer.concat([png, Buffer.from(newId())])
  const count = async () =>
    (await world.database.owner('select 1 from attachment_files where sha256 = $1', [hashOf(bytes)])).length
  const first = await finalized(await dayTarget(), bytes)
  const added = await succeeding(post(announced(bytes, await dayTarget())))
  expect(await onni.post(`/v1/attachments/${added.body.id}/finalize`, {})).toMatchObject(
    refused(409, 'attachment_not_uploaded'),
  )
  expect(await upload(world, added, bytes)).toBe(204)
  await succeeding(onni.post(`/v1/attachments/${added.body.id}/finalize`, {}))
  expect(await count()).toBe(1)
  await succeeding(onni.delete(`/v1/attachments/${first}`))
  expect((await follow(await link(onni, added.body.id))).bytes).toEqual(bytes)
  await succeeding(onni.delete(`/v1/attachments/${added.body.id}`))
  expect(await count()).toBe(0)
})
