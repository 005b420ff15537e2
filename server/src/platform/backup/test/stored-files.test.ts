import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DiskStorage } from '../../files/disk-storage.ts'
import { openDirectory } from '../../files/open.ts'
import { BackupUnusable } from '../errors.ts'
import { entryNames } from '../manifest.ts'
import { restoreStored, storedFiles, storedPartOf, StoredSum } from '../stored-files.ts'
import type { Entry } from '../tar.ts'

const signal = new AbortController().signal
let directory: string
let source: DiskStorage
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'konttori-stored-'))
  source = openDirectory({ kind: 'directory', path: join(directory, 'source') })
})
afterAll(() => rm(directory, { recursive: true }))

/** What a backup has of the files, as entries of half their size. */
async function entriesOf(disk: DiskStorage) {
  const entries: Entry[] = []
  const sum = new StoredSum()
  for await (const { key, bytes } of storedFiles(disk)) {
    const all = await buffer(bytes)
    for (const [part, content] of [all.subarray(0, 5), all.subarray(5)].entries()) {
      sum.add({ key, isFirst: part === 0 }, content)
      entries.push({ name: entryNames.stored(key, part), content })
    }
  }
  return { entries, sum: sum.end() }
}

const given = async function* (entries: readonly Entry[]) {
  yield* entries
}

it('has every file of its beginning, also those that are deleted before they are read, or while they are', async () => {
  const contents = new Map<string, Buffer>()
  for (let index = 0; index < 30; index++) {
    const key = `${index < 15 ? 'files' : 'thumbnails'}/org/${index % 3}a/${index}`
    contents.set(key, randomBytes(index))
    await source.write(key, contents.get(key) ?? Buffer.alloc(0))
  }
  await source.write('uploads/org/one', Buffer.from('nobody’s yet'))
  const { entries, sum } = await source.keepingDeleted(async () => {
    for (const index of [0, 7, 20]) await source.delete([...contents.keys()][index] ?? '')
    const reading = entriesOf(source)
    // It was read already, or is not yet.
    await source.delete([...contents.keys()][29] ?? '')
    const found = await reading
    await source.delete('thumbnails/org/0a/27')
    const again = await entriesOf(source)
    return { entries: [...found.entries, ...again.entries], sum: found.sum }
  })
  expect(sum.files).toBeGreaterThanOrEqual(30)
  const target = openDirectory({ kind: 'directory', path: join(directory, 'target') })
  const all = new StoredSum()
  for (const { name, content } of entries) {
    const part = storedPartOf(name)
    if (part) all.add(part, content)
  }
  await restoreStored(given(entries), all.end(), target, signal)
  for (const [key, content] of contents)
    expect((await buffer(await target.read(key))).equals(content), key).toBe(true)
  expect(await target.list('uploads/', { limit: 1 })).toEqual([])
})

it('what is not what was added up is told', async () => {
  const { entries, sum } = await entriesOf(source)
  const target = openDirectory({ kind: 'directory', path: join(directory, 'other') })
  const changed = entries.map((entry, index) =>
    index === 9 ? { ...entry, content: Buffer.concat([entry.content, Buffer.from('x')]) } : entry,
  )
  for (const wrong of [changed, entries.slice(2), [...entries, ...entries]])
    await expect(restoreStored(given(wrong), sum, target, signal)).rejects.toBeInstanceOf(BackupUnusable)
})

it.each(['stored/../../etc/passwd/000000', 'stored/files/../x/000000', 'stored/drafts/x/000000'])(
  'a file that would lie elsewhere is refused: %s',
  name => expect(() => storedPartOf(name)).toThrow(BackupUnusable),
)
