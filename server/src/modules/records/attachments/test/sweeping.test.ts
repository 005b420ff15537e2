import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { keysOfFile, uploadKey } from '../keys.ts'
import { leftoversOutbox } from '../sweeping/leftovers-outbox.ts'
import { targetsOutbox } from '../sweeping/targets-outbox.ts'
import { deskOf } from './desk.ts'
import { MemoryStorage } from './memory-storage.ts'
import { announced, png, succeeding, upload } from './uploads.ts'

const world = await startWorld()
const { services } = world.app
const { owner } = world.database
const { dayTarget, draft, finalized, follow, link, post } = deskOf(world)
const onni = world.as('onni')
const { files } = services

afterEach(() => {
  Object.assign(services, { files })
})

const hoursMs = 60 * 60 * 1000
/** Whatever is due in the next three hours, by another process. */
async function sweepLater(make: typeof leftoversOutbox | typeof targetsOutbox): Promise<void> {
  const outbox = make(services, { clock: () => Date.now() + 3 * hoursMs, leaseMs: 1000 })
  await outbox.sweep()
  await outbox.settled()
  await outbox.stop()
}

it('what is not finalized within the hour expires by the clock of its sandbox, and its bytes go', async () => {
  const ilmari = world.as('ilmari')
  const { work } = world.tunturi.catalogs.entryTypes
  const entries = { entries: [{ entryTypeId: work, durationMinutes: 60 }] }
  await succeeding(ilmari.put('/v1/me/work-days/2026-10-14/entries', entries))
  const { body } = await ilmari.get('/v1/me/work-days?from=2026-10-14&to=2026-10-14')
  const target = { type: 'work_day', id: body.items[0].id }
  const added = await succeeding(post(announced(png, target), ilmari))
  expect(await upload(world, added, png)).toBe(204)
  const { id } = added.body
  const key = uploadKey(world.tunturi.id, id)
  expect(await files.find(key)).toMatchObject({ size: png.length })

  await succeeding(world.as('sanna').post('/v1/sandbox/clock/advance', { minutes: 61 }))
  expect(await ilmari.post(`/v1/attachments/${id}/finalize`, {})).toMatchObject({
    status: 409,
    body: { code: 'attachment_expired' },
  })
  await vi.waitUntil(
    async () => (await ilmari.get(`/v1/attachments/${id}`)).body.state === 'expired',
    patience,
  )
  await vi.waitUntil(async () => (await files.find(key)) === undefined, patience)
  expect(await ilmari.get(`/v1/attachments/${id}/download`)).toMatchObject({
    status: 409,
    body: { code: 'attachment_expired' },
  })
})

it('the bytes of the last attachment that has them are destroyed', async () => {
  const id = await finalized(await dayTarget(), Buffer.concat([png, Buffer.from(newId())]))
  const keys = keysOfFile(world.meri.id, id)
  expect(await files.find(keys[0] ?? '')).toBeDefined()
  await succeeding(onni.delete(`/v1/attachments/${id}`))
  await vi.waitUntil(
    async () => (await Promise.all(keys.map(key => files.find(key)))).every(found => found === undefined),
    patience,
  )
})

it('bytes that are left once more while they are being deleted are deleted once more', async () => {
  const id = await finalized(await dayTarget(), Buffer.concat([png, Buffer.from(newId())]))
  const [key = ''] = keysOfFile(world.meri.id, id)
  const remove = files.delete.bind(files)
  let times = 0
  using _deleting = vi.spyOn(files, 'delete').mockImplementation(async one => {
    await remove(one)
    if (one !== key || ++times > 1) return
    await owner(`update attachment_leftovers set ends_at = ends_at + interval '1 second' where key = $1`, [
      key,
    ])
  })
  await succeeding(onni.delete(`/v1/attachments/${id}`))
  await vi.waitUntil(() => times === 2, patience)
})

it('thumbnails that are still being made when their picture is deleted are destroyed', async () => {
  const { thumbnails } = services
  const bytes = Buffer.concat([png, Buffer.from(newId())])
  const making = Promise.withResolvers<void>()
  const deleted = Promise.withResolvers<void>()
  using _of = vi.spyOn(thumbnails, 'of').mockImplementation(async picture => {
    if (!(await buffer(picture)).equals(bytes)) return []
    making.resolve()
    await deleted.promise
    return [{ size: 160, width: 1, height: 1, bytes: png }]
  })
  const id = await finalized(await dayTarget(), bytes)
  await making.promise
  await succeeding(onni.delete(`/v1/attachments/${id}`))
  const keys = keysOfFile(world.meri.id, id)
  const left = async () => (await Promise.all(keys.map(key => files.find(key)))).filter(found => found)
  await vi.waitUntil(async () => (await left()).length === 0, patience)
  using write = vi.spyOn(files, 'write')
  deleted.resolve()
  const isWritten = () =>
    write.mock.calls.some(
      ([key], at) => keys.includes(key) && write.mock.settledResults[at]?.type === 'fulfilled',
    )
  await vi.waitUntil(isWritten, patience)
  await vi.waitUntil(async () => (await left()).length === 0, patience)
})

it('the attachments of a record that is gone end', async () => {
  const { id: day } = await draft()
  const id = await finalized({ type: 'work_day', id: day }, png)
  const gone = newId()
  await owner('update attachments set target_id = $2 where id = $1', [id, gone])
  await owner(`update directory.outbox_due set due_at = now() where outbox = 'attachment_targets'`)
  await sweepLater(targetsOutbox)
  expect(await owner('select state, file_id from attachments where id = $1', [id])).toEqual([
    { state: 'deleted', file_id: null },
  ])
})

it('a picture gets upright thumbnails, and a download of each', async () => {
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const id = await finalized(await dayTarget(), picture)
  const shown = async () => (await onni.get(`/v1/attachments/${id}`)).body.thumbnails
  await vi.waitUntil(async () => (await shown()) !== null, patience)
  expect((await shown())[0]).toEqual({ size: 160, width: 160, height: 80 })
  const small = await follow(await link(onni, id, '?size=160'))
  expect(small).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 })
})

it('what is no picture has no thumbnail', async () => {
  const text = Buffer.from('Muistiinpano\n')
  const more = { fileName: 'muistio.txt', contentType: 'text/plain', role: 'document' }
  const id = await finalized(await dayTarget(), text, more)
  expect((await onni.get(`/v1/attachments/${id}`)).body.thumbnails).toEqual([])
  expect(await onni.get(`/v1/attachments/${id}/download?size=160`)).toMatchObject({
    status: 409,
    body: { code: 'attachment_thumbnail_missing' },
  })
})

describe('a failure at any step of the storage', () => {
  /** Two attachments of the same bytes come, and one goes; each step that fails is as if the process had died there. */
  async function story(memory: MemoryStorage, target: object, bytes: Buffer): Promise<void> {
    const ids: string[] = []
    for (const tries of [1, 2]) {
      const added = await succeeding(post(announced(bytes, target)))
      ids.push(added.body.id)
      memory.put(added.body.upload.url, bytes)
      for (let tried = 0; tried < tries; tried++)
        await onni.post(`/v1/attachments/${added.body.id}/finalize`, {})
    }
    await onni.delete(`/v1/attachments/${ids[0]}`)
  }

  it('leaves neither a finalized row without bytes nor bytes that nobody finds', async () => {
    const target = await dayTarget()
    let failing = 1
    for (let failed = true; failed; failing++) {
      const memory = new MemoryStorage()
      Object.assign(services, { files: memory })
      failed = false
      let step = 0
      memory.onStep = () => {
        if (++step !== failing) return
        failed = true
        throw new Error('the process died')
      }
      const bytes = Buffer.concat([png, Buffer.from(newId())])
      await story(memory, target, bytes)
      memory.onStep = () => {}
      await owner(`update attachments set expires_at = now() - interval '1 hour' where state = 'pending'`)
      const left = async () => {
        // The service sweeps too, and may have just taken what this sweep would find.
        await sweepLater(leftoversOutbox)
        const rows = await owner<{ id: string }>('select id from attachment_files where sha256 = any($1)', [
          [announced(bytes, {}).sha256],
        ])
        const kept = rows.slice(0, 1).map(({ id }) => keysOfFile(world.meri.id, id)[0])
        const stored = [...memory.files.keys()].filter(key => !key.startsWith('thumbnails/'))
        return { stored, kept }
      }
      await vi.waitFor(async () => {
        const { stored, kept } = await left()
        expect(stored, `step ${failing}`).toEqual(kept)
      }, patience)
    }
    // Both steps of two moves, and some of what is destroyed.
    expect(failing).toBeGreaterThan(8)
  })
})
