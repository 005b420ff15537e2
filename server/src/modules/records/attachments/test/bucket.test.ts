import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { atEndOfFile } from '../../../../../test/world/end-of-file.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { StorageUnavailable } from '../../../../platform/files/storage.ts'
import { startS3 } from '../../../../platform/files/test/s3-server.ts'
import { keysOfFile, uploadKey } from '../keys.ts'
import { deskOf } from './desk.ts'
import { announced, png, succeeding } from './uploads.ts'

const s3 = await startS3()
atEndOfFile(() => s3.close())
const world = await startWorld({ files: s3.place })
const { files } = world.app.services
const { dayTarget, follow, link, post } = deskOf(world)
const onni = world.as('onni')

/** What a client does with the URL of an upload, which is the bucket's own. */
const put = ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Buffer) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })

it('a file goes into a bucket by its presigned URL, comes back through us, and is gone once it is deleted', async () => {
  const added = await succeeding(post(announced(png, await dayTarget())))
  const { id, upload } = added.body
  expect(upload.url).toContain(`${s3.place.endpoint}/${s3.place.bucket}/`)
  expect(await put(upload, png)).toMatchObject({ status: 200 })
  const path = `/v1/attachments/${id}`
  expect(await onni.post(`${path}/finalize`, {})).toMatchObject({ body: { state: 'finalized' } })
  const url = await link(onni, id)
  expect(new URL(url).host).toBe('konttori.example')
  expect(await follow(url)).toMatchObject({ status: 200, bytes: png })
  expect(await follow(url, { range: 'bytes=1-3' })).toMatchObject({ status: 206, text: 'PNG' })

  // The bucket itself looks at nothing but the URL, which is valid for the rest of the hour.
  const others = Buffer.from(png).fill(7, 20)
  expect(await put(upload, others)).toMatchObject({ status: 200 })
  expect(await onni.post(`${path}/finalize`, {})).toMatchObject({ status: 200 })
  expect(await follow(url)).toMatchObject({ status: 200, bytes: png })
  expect((await follow(await link(onni, id))).bytes).toEqual(png)

  await succeeding(onni.delete(path))
  expect(await follow(url)).toMatchObject({ status: 410 })
  const gone = async () =>
    (await Promise.all(keysOfFile(world.meri.id, id).map(key => files.find(key)))).every(found => !found)
  await vi.waitUntil(gone, patience)
  expect(
    await world.database.owner('select from attachment_leftovers where key = $1 and ends_at > now()', [
      uploadKey(world.meri.id, id),
    ]),
  ).toHaveLength(1)
})

it('a bucket that breaks off is told as what is away for now, and the upload can be finalized later', async () => {
  const added = await succeeding(post(announced(png, await dayTarget())))
  const { id, upload } = added.body
  await put(upload, png)
  const finalize = () => onni.post(`/v1/attachments/${id}/finalize`, {})
  const broken = new StorageUnavailable('the bucket breaks off')
  using reading = vi.spyOn(files, 'read').mockImplementation(async () => {
    return Readable.from(
      (async function* half() {
        yield png.subarray(0, 10)
        throw broken
      })(),
    )
  })
  expect(await finalize()).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
  expect((await onni.get(`/v1/attachments/${id}`)).body).toMatchObject({ state: 'pending' })
  reading.mockRestore()
  expect(await finalize()).toMatchObject({ body: { state: 'finalized' } })
})

it('bytes that were not announced are refused when they are finalized, wherever they came from', async () => {
  const added = await succeeding(post(announced(png, await dayTarget())))
  await put(added.body.upload, Buffer.from(png).fill(7, 20))
  expect(await onni.post(`/v1/attachments/${added.body.id}/finalize`, {})).toMatchObject({
    status: 422,
    body: { code: 'attachment_hash_mismatch' },
  })
})
