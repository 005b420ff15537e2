import { afterEach, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { ScannerUnavailable } from '../../../../platform/files/malware-scanner.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { deskOf } from './desk.ts'
import { MemoryStorage } from './memory-storage.ts'
import { announced, asReceipt, hashOf, pdf, png, succeeding, upload } from './uploads.ts'

const world = await startWorld()
const { batch, dayTarget, finalized, follow, link, post } = deskOf(world)
const onni = world.as('onni')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })
const { files, malwareScanner } = world.app.services

afterEach(() => {
  Object.assign(world.app.services, { files, malwareScanner })
})

describe('the name of a file', async () => {
  const target = await dayTarget()

  it.each([
    ['a path upwards', '../../x'],
    ['a path of Windows', 'C:\\x'],
    ['a path', 'kuvat/x.png'],
    ['a zero byte', 'x\u0000.png'],
    ['a line break, which would begin a header', 'x\r\nSet-Cookie: a=b'],
    ['a change of direction, which turns its end around', 'kuitti\u202efdp.exe'],
    ['half a character', 'x\ud800'],
    ['only dots', '..'],
    ['only spaces', '   '],
  ])('with %s is refused', async (_, fileName) => {
    const { status, body } = await post(announced(png, target, { fileName }))
    // Text that no column keeps is refused by its shape.
    expect([400, 422]).toContain(status)
    if (status === 422)
      expect(body).toMatchObject({ code: 'attachment_file_name_invalid', field: 'fileName' })
    else expect(body.errors).toMatchObject([{ pointer: '/fileName' }])
  })

  it('of 300 characters, or of none, is refused by its shape', async () => {
    for (const fileName of ['x'.repeat(300), ''])
      expect(await post(announced(png, target, { fileName }))).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/fileName' }] },
      })
  })

  it('in other letters arrives as it is, and with signs of headers harms none', async () => {
    const fileName = `äö "x"; filename=evil.exe' 100%.png`
    const id = await finalized(target, png, { fileName })
    const { headers } = await follow(await link(onni, id))
    const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition'])) ?? []
    expect(decodeURIComponent(encoded)).toBe(fileName)
    expect(headers['content-disposition']).toContain('filename="__ _x_; filename=evil.exe\' 100_.png"')
  })
})

it('a file without bytes is refused, and one that is too large', async () => {
  const target = await dayTarget()
  expect(await post(announced(png, target, { size: 0 }))).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/size' }] },
  })
  expect(await post(announced(png, target, { size: limits.attachments.fileBytes + 1 }))).toMatchObject({
    status: 413,
    body: { code: 'attachment_too_large', maxBytes: limits.attachments.fileBytes },
  })
})

it('awaited bytes count towards the limit of the organisation', async () => {
  const waiting = await succeeding(post(announced(png, await dayTarget())))
  const { owner } = world.database
  const set = (size: number) =>
    owner('update attachments set size = $2 where id = $1', [waiting.body.id, size])
  await set(limits.attachments.organisationBytes)
  const answer = await post(announced(png, await dayTarget()))
  expect(answer).toMatchObject(refused(409, 'attachment_storage_exceeded'))
  expect(answer.body.availableBytes).toBe(0)
  await set(png.length)
  expect(await post(announced(png, await dayTarget()))).toMatchObject({ status: 201 })
})

it('a type that nobody can tell is not kept', async () => {
  const answer = await post(announced(png, await dayTarget(), { contentType: 'application/x-msdownload' }))
  expect(answer).toMatchObject(refused(422, 'attachment_content_type_not_allowed'))
  expect(answer.body.allowedContentTypes).toContain('image/png')
})

it('a page that says that it is a picture is not finalized, and stays pending', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const added = await succeeding(post(announced(page, await dayTarget())))
  expect(await upload(world, added, page)).toBe(204)
  const answer = await onni.post(`/v1/attachments/${added.body.id}/finalize`, {})
  expect(answer).toMatchObject(refused(422, 'attachment_type_mismatch'))
  expect(answer.body.detectedContentType).toBe('text/html')
  expect((await onni.get(`/v1/attachments/${added.body.id}`)).body.state).toBe('pending')
  expect(await onni.get(`/v1/attachments/${added.body.id}/download`)).toMatchObject(
    refused(409, 'attachment_not_finalized'),
  )
})

it('a storage that let other bytes through is not believed', async () => {
  const memory = new MemoryStorage()
  Object.assign(world.app.services, { files: memory })
  const added = await succeeding(post(announced(png, await dayTarget())))
  const finalize = () => onni.post(`/v1/attachments/${added.body.id}/finalize`, {})
  expect(await finalize()).toMatchObject(refused(409, 'attachment_not_uploaded'))
  memory.put(added.body.upload.url, Buffer.concat([png, png]))
  expect(await finalize()).toMatchObject(refused(422, 'attachment_size_mismatch'))
  memory.put(added.body.upload.url, Buffer.alloc(png.length))
  expect(await finalize()).toMatchObject(refused(422, 'attachment_hash_mismatch'))
  memory.put(added.body.upload.url, png)
  expect(await finalize()).toMatchObject({ status: 200, body: { state: 'finalized' } })
})

it('only the member who added a file finalizes it', async () => {
  const added = await succeeding(post(announced(png, await dayTarget())))
  await upload(world, added, png)
  const path = `/v1/attachments/${added.body.id}/finalize`
  expect(await aino.post(path, {})).toMatchObject(refused(403, 'attachment_of_other_member'))
  expect(await world.as('paavo').post(path, {})).toMatchObject(refused(404, 'attachment_not_found'))
  expect(await world.as('sanna').post(path, {})).toMatchObject(refused(404, 'attachment_not_found'))
  expect(await onni.post(path, {})).toMatchObject({ status: 200 })
})

it('the URL of an upload brings nothing more once the file is finalized', async () => {
  const added = await succeeding(post(announced(png, await dayTarget())))
  expect(await upload(world, added, png)).toBe(204)
  await succeeding(onni.post(`/v1/attachments/${added.body.id}/finalize`, {}))
  expect(await upload(world, added, png)).toBe(409)
  expect((await follow(await link(onni, added.body.id))).bytes).toEqual(png)
})

it('requests that finalize at the same time make one file', async () => {
  const bytes = Buffer.concat([png, Buffer.from(newId())])
  const added = await succeeding(post(announced(bytes, await dayTarget())))
  await upload(world, added, bytes)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => onni.post(`/v1/attachments/${added.body.id}/finalize`, {})),
  )
  for (const { status, body } of answers)
    expect(status === 200 || body.code === 'attachment_not_uploaded', JSON.stringify(body)).toBe(true)
  expect(answers.map(({ status }) => status)).toContain(200)
  const rows = await world.database.owner('select 1 from attachment_files where sha256 = $1', [hashOf(bytes)])
  expect(rows).toHaveLength(1)
  expect((await follow(await link(onni, added.body.id))).bytes).toEqual(bytes)
})

describe('malware', () => {
  const scannedBy = (scan: () => Promise<unknown>) =>
    Object.assign(world.app.services, { malwareScanner: { scan } })

  it('makes a file quarantined: nobody downloads it, and its bytes are destroyed', async () => {
    scannedBy(async () => ({ status: 'infected', name: 'Eicar-Signature' }))
    const target = await batch()
    const added = await succeeding(post(announced(pdf(), target, asReceipt), aino))
    await upload(world, added, pdf())
    const path = `/v1/attachments/${added.body.id}`
    expect(await aino.post(`${path}/finalize`, {})).toMatchObject({
      status: 200,
      body: { state: 'quarantined', finding: 'Eicar-Signature' },
    })
    expect(await aino.post(`${path}/finalize`, {})).toMatchObject(refused(409, 'attachment_quarantined'))
    expect(await aino.get(`${path}/download`)).toMatchObject(refused(409, 'attachment_quarantined'))
    const { body } = await aino.get(`/v1/audit?targetType=attachment&targetId=${added.body.id}`)
    expect(body.items).toContainEqual(expect.objectContaining({ action: 'attachments.quarantine' }))
    expect(await aino.delete(path)).toMatchObject({ status: 204 })
  })

  it('is looked for later when the scanner is away', async () => {
    scannedBy(() => Promise.reject(new ScannerUnavailable('no answer')))
    const added = await succeeding(post(announced(png, await dayTarget())))
    await upload(world, added, png)
    const path = `/v1/attachments/${added.body.id}`
    expect(await onni.post(`${path}/finalize`, {})).toMatchObject(refused(503, 'scanner_unavailable'))
    expect((await onni.get(path)).body.state).toBe('pending')
    scannedBy(async () => ({ status: 'clean' }))
    expect(await onni.post(`${path}/finalize`, {})).toMatchObject({ status: 200 })
  })
})
