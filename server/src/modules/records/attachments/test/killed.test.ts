import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { answerTo } from '../../../../../test/crashes/insisting.ts'
import { type ServerProcess, serverProcess } from '../../../../../test/crashes/server-process.ts'
import { foundedDatabase } from '../../../../../test/world/database.ts'
import { atEndOfFile } from '../../../../../test/world/end-of-file.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { openDirectory } from '../../../../platform/files/open.ts'
import { eicar } from '../../../../platform/files/test/eicar.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { fileKey, keysOfFile, uploadKey } from '../keys.ts'
import { announced, hashOf, png } from './uploads.ts'

const { database, meri } = await foundedDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'konttori-attachments-'))
atEndOfFile(() => rm(dataDir, { recursive: true, force: true }))
const environment = { KONTTORI_CLAMD_URL: await scanner() }
const [first, second] = await Promise.all([
  serverProcess(database.connection, dataDir, environment),
  serverProcess(database.connection, dataDir, environment),
])
atEndOfFile(() => Promise.all([first.kill(), second.kill()]))
const startBoth = () => Promise.all([first.start(), second.start()])
const storage = openDirectory({ kind: 'directory', path: join(dataDir, 'files') })

/** A daemon that answers as clamd does; its URL. */
async function scanner(): Promise<string> {
  const daemon = createServer(socket => {
    const received: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', piece => {
      received.push(piece as Buffer)
      const all = Buffer.concat(received)
      if (all.subarray(-4).readInt32BE() === 0)
        socket.end(all.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>(resolve => daemon.listen(0, '127.0.0.1', resolve))
  atEndOfFile(async () => daemon.close())
  return `tcp://127.0.0.1:${(daemon.address() as { port: number }).port}`
}

async function ask(service: ServerProcess, method: string, path: string, body?: object): Promise<any> {
  const { personalKey } = meri.members.onni
  const headers = { authorization: `Bearer ${personalKey}`, 'content-type': 'application/json' }
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await answerTo(() => fetch(service.url + path, request))
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function day(service: ServerProcess): Promise<object> {
  const entries = { entries: [{ entryTypeId: meri.catalogs.entryTypes.work, durationMinutes: 60 }] }
  await ask(service, 'PUT', '/v1/me/work-days/2026-10-14/entries', entries)
  const { items } = await ask(service, 'GET', '/v1/me/work-days?from=2026-10-14&to=2026-10-14')
  return { type: 'work_day', id: items[0].id }
}

async function upload({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Buffer) {
  const answer = await answerTo(() => fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) }))
  if (answer.status >= 300) throw new Error(`the upload answered ${answer.status}`)
}

/** Adds files and deletes every third until the service is gone; every second one has the same bytes. */
async function work(service: ServerProcess, target: object, onStep: () => void): Promise<void> {
  for (let n = 0; ; n++) {
    const bytes = n % 2 === 0 ? same : Buffer.concat([png, Buffer.from(newId())])
    const added = await ask(service, 'POST', '/v1/attachments', announced(bytes, target))
    onStep()
    await upload(added.upload, bytes)
    onStep()
    await ask(service, 'POST', `/v1/attachments/${added.id}/finalize`, {})
    onStep()
    if (n % 3 === 0) await ask(service, 'DELETE', `/v1/attachments/${added.id}`)
    onStep()
  }
}

const same = Buffer.concat([png, Buffer.from(newId())])

/** Which is killed, and after how many answers to three clients, while others of their requests are under way. */
const kills = [
  [first, 7],
  [second, 19],
  [first, 41],
] as const

it('a service that is killed among uploads leaves no finalized row without whole bytes, and no bytes that nobody finds', async () => {
  await startBoth()
  const target = await day(first)
  for (const [service, answersAtMost] of kills) {
    if (service.ended !== null) await startBoth()
    let answers = 0
    let killed: Promise<void> | undefined
    const onStep = () => {
      if (++answers === answersAtMost) killed = service.kill()
    }
    const ends = await Promise.allSettled([1, 2, 3].map(() => work(service, target, onStep)))
    if (!killed) throw new Error(`the service answered something else: ${JSON.stringify(ends)}`)
    await killed
    await expectNothingLost()
  }

  await database.owner(
    `update attachments set expires_at = now() - interval '1 hour' where state = 'pending'`,
  )
  await database.owner(`
    update attachment_leftovers set due_at = now(), ends_at = now(),
      lease_ends_at = case when lease_id is not null then now() end`)
  await database.owner(`update directory.outbox_due set due_at = now() where outbox like 'attachment%'`)
  await vi.waitUntil(async () => {
    const stored = (await storedKeys()).filter(key => !key.startsWith('thumbnails/'))
    return stored.toSorted().join() === (await keptFiles()).toSorted().join()
  }, patience)
  await expectNothingLost()
})

it('a service with a scanner quarantines what is infected, and its bytes go', async () => {
  const bytes = Buffer.from(eicar)
  const more = { fileName: 'viesti.txt', contentType: 'text/plain', role: 'document' }
  const added = await ask(second, 'POST', '/v1/attachments', announced(bytes, await day(second), more))
  await upload(added.upload, bytes)
  expect(await ask(second, 'POST', `/v1/attachments/${added.id}/finalize`, {})).toMatchObject({
    state: 'quarantined',
    finding: 'Eicar-Signature',
  })
  await vi.waitUntil(async () => !(await storedKeys()).some(key => key.endsWith(added.id)), patience)
})

async function expectNothingLost(): Promise<void> {
  const kept = await database.owner<{ id: string; sha256: string }>('select id, sha256 from attachment_files')
  expect(kept).not.toEqual([])
  for (const { id, sha256 } of kept)
    expect(hashOf(await buffer(await storage.read(fileKey(meri.id, id)))), id).toBe(sha256)
  expect(
    await database.owner(`
      select a.id from attachments a left join attachment_files f on f.org_id = a.org_id and f.id = a.file_id
      where a.state = 'finalized' and f.sha256 is distinct from a.sha256`),
  ).toEqual([])
  const awaited = await database.owner<{ id: string }>(`select id from attachments where state = 'pending'`)
  const leftovers = await database.owner<{ key: string }>('select key from attachment_leftovers')
  const known = new Set([
    ...kept.flatMap(({ id }) => keysOfFile(meri.id, id)),
    ...awaited.flatMap(({ id }) => [uploadKey(meri.id, id), fileKey(meri.id, id)]),
    ...leftovers.map(({ key }) => key),
  ])
  expect((await storedKeys()).filter(key => !known.has(key))).toEqual([])
}

const keptFiles = async (): Promise<string[]> =>
  (await database.owner<{ id: string }>('select id from attachment_files')).map(({ id }) =>
    fileKey(meri.id, id),
  )

async function storedKeys(): Promise<string[]> {
  const prefixes = ['files/', 'uploads/', 'thumbnails/']
  const listed = await Promise.all(prefixes.map(prefix => storage.list(prefix, { limit: 10_000 })))
  return listed.flat().map(({ key }) => key)
}
