import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DiskHousekeeping } from '../disk-housekeeping.ts'
import { DiskStorage } from '../disk-storage.ts'
import { FileChanged, FileMissing } from '../storage.ts'

let root: string
let storage: DiskStorage
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'konttori-disk-'))
  storage = new DiskStorage(root, () => '')
})
afterAll(() => rm(root, { recursive: true }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const fileKey = (text: string) => `files/org/${sha256(text).slice(0, 2)}/${sha256(text)}`
const textOf = async (key: string, part = {}) => (await buffer(await storage.read(key, part))).toString()
const versionOf = async (key: string) => (await storage.find(key))?.version ?? ''
const drafts = () => readdir(join(root, 'drafts'))

describe('a file', () => {
  it('is read as it was written, whole and in part, and is nobody else’s', async () => {
    await storage.write('files/org/ab/one', Buffer.from('0123456789'))
    expect(await storage.find('files/org/ab/one')).toMatchObject({ size: 10 })
    expect(await textOf('files/org/ab/one')).toBe('0123456789')
    expect(await textOf('files/org/ab/one', { start: 2, end: 4 })).toBe('234')
    expect(await textOf('files/org/ab/one', { start: 8 })).toBe('89')
    expect((await stat(join(root, 'files/org/ab/one'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(root, 'files/org'))).mode & 0o777).toBe(0o700)
  })

  it('that is not there is told, and deleting it is no error', async () => {
    await expect(storage.read('files/org/ab/none')).rejects.toBeInstanceOf(FileMissing)
    expect(await storage.find('files/org/ab/none')).toBeUndefined()
    await storage.delete('files/org/ab/none')
    await storage.delete('files/nobody/ab/none')
  })

  it('is written whole or not at all, and a failure leaves nothing', async () => {
    const broken = async function* () {
      yield Buffer.from('half')
      throw new Error('the sender is gone')
    }
    await expect(storage.write('files/org/ab/half', broken())).rejects.toThrow('the sender is gone')
    expect(await storage.find('files/org/ab/half')).toBeUndefined()
    expect(await drafts()).toEqual([])
  })

  it.each([
    '../x',
    'files/../../etc/passwd',
    '/etc/passwd',
    'files//x',
    'files/org/./x',
    'files/org/x\0',
    'files',
    'other/org/x',
    'files/ORG/x',
    'files/org/x/',
    `files/${'a'.repeat(600)}`,
  ])('has no such key: %s', async key => {
    for (const use of [
      () => storage.find(key),
      () => storage.read(key),
      () => storage.write(key, Buffer.alloc(1)),
      () => storage.delete(key),
      () => storage.move(key, 'files/org/aa/x', ''),
      () => storage.move('uploads/org/x', key, ''),
    ])
      await expect(use()).rejects.toThrow('is no key of a file')
  })
})

describe('a move', () => {
  it('takes exactly the bytes that were examined', async () => {
    await storage.write('uploads/org/one', Buffer.from('examined'))
    const version = await versionOf('uploads/org/one')
    await storage.write('uploads/org/one', Buffer.from('swapped!'))
    const to = fileKey('examined')
    await expect(storage.move('uploads/org/one', to, version)).rejects.toBeInstanceOf(FileChanged)
    await expect(storage.read('uploads/org/one', { version })).rejects.toBeInstanceOf(FileChanged)
    expect(await storage.find(to)).toBeUndefined()
    expect(await textOf('uploads/org/one')).toBe('swapped!')
    expect(await drafts()).toEqual([])
  })

  it('is done once, may be repeated, and ends what the upload takes', async () => {
    await storage.write('uploads/org/two', Buffer.from('two'))
    const version = await versionOf('uploads/org/two')
    expect(await storage.isFinished('uploads/org/two')).toBe(false)
    for (let time = 0; time < 2; time++) await storage.move('uploads/org/two', fileKey('two'), version)
    expect(await textOf(fileKey('two'))).toBe('two')
    expect(await storage.find('uploads/org/two')).toBeUndefined()
    expect(await storage.isFinished('uploads/org/two')).toBe(true)
    expect(await storage.receive('uploads/org/two', once('three'))).toBe(false)
    expect(await storage.find('uploads/org/two')).toBeUndefined()
    expect(await textOf(fileKey('two'))).toBe('two')
    expect(await drafts()).toEqual([])
  })

  it('that was killed before its end is finished by the next', async () => {
    await storage.write('uploads/org/three', Buffer.from('three'))
    const version = await versionOf('uploads/org/three')
    const { link } = await import('node:fs/promises')
    await mkdir(join(root, fileKey('three'), '..'), { recursive: true })
    await link(join(root, 'uploads/org/three'), join(root, fileKey('three')))
    await storage.move('uploads/org/three', fileKey('three'), version)
    expect(await textOf(fileKey('three'))).toBe('three')
    expect(await storage.find('uploads/org/three')).toBeUndefined()
    expect(await drafts()).toEqual([])
  })

  it('of what is nowhere is told', () =>
    expect(storage.move('uploads/org/none', 'files/org/aa/none', '1')).rejects.toBeInstanceOf(FileMissing))
})

const once = async function* (text: string) {
  yield Buffer.from(text)
}

it('a listing is in the order of the keys, page by page, and has neither drafts nor marks', async () => {
  const keys = [
    'thumbnails/a/00/x-1',
    'thumbnails/a-b/00/x',
    'thumbnails/a/00/x',
    'thumbnails/a/01/y',
    'thumbnails/b/00/z',
  ]
  for (const key of keys) await storage.write(key, Buffer.from(key))
  const expected = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  for (const limit of [1, 2, 5, 100]) {
    const found: string[] = []
    for (;;) {
      const after = found.at(-1)
      const page = await storage.list('thumbnails/', { limit, ...(after !== undefined && { after }) })
      found.push(...page.map(({ key }) => key))
      if (page.length < limit) break
    }
    expect(found).toEqual(expected)
  }
  expect((await storage.list('thumbnails/a/0', { limit: 10 })).map(({ key }) => key)).toEqual([
    'thumbnails/a/00/x',
    'thumbnails/a/00/x-1',
    'thumbnails/a/01/y',
  ])
  const [first] = await storage.list('thumbnails/b/', { limit: 1 })
  expect(first).toMatchObject({ key: 'thumbnails/b/00/z', size: 17 })
  expect(await storage.list('uploads/nobody/', { limit: 1 })).toEqual([])
})

describe('housekeeping', () => {
  it('keeps what is deleted while a backup runs, and no longer', async () => {
    await storage.write('files/org/ab/kept', Buffer.from('kept'))
    await storage.keepingDeleted(async () => {
      await storage.delete('files/org/ab/kept')
      expect(await storage.find('files/org/ab/kept')).toBeUndefined()
      expect(await storage.keptFiles()).toEqual(['files/org/ab/kept'])
      expect((await buffer(await storage.readKept('files/org/ab/kept'))).toString()).toBe('kept')
    })
    expect(await storage.keptFiles()).toEqual([])
    await storage.write('files/org/ab/kept', Buffer.from('kept'))
    await storage.delete('files/org/ab/kept')
    expect(await storage.keptFiles()).toEqual([])
  })

  it('removes drafts, marks and the backup’s files of processes that were killed', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000)
    for (const folder of ['drafts', 'finished', 'backups', 'kept']) {
      await mkdir(join(root, folder), { recursive: true })
      for (const name of ['old', 'new']) await writeFile(join(root, folder, name), '')
      await utimes(join(root, folder, 'old'), old, old)
    }
    const names = async () => {
      const found = ['drafts', 'finished', 'backups', 'kept'].map(async folder =>
        (await readdir(join(root, folder)))
          .filter(name => name === 'old' || name === 'new')
          .map(name => `${folder} ${name}`),
      )
      return (await Promise.all(found)).flat()
    }
    const housekeeping = new DiskHousekeeping(root)
    await housekeeping.tidy(Date.now())
    expect(await names()).toEqual(['drafts new', 'finished new', 'backups new', 'kept new', 'kept old'])
    await rm(join(root, 'backups', 'new'))
    await housekeeping.tidy(Date.now())
    expect(await names()).toEqual(['drafts new', 'finished new'])
  })
})
