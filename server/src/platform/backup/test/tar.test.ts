import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { BackupUnusable } from '../errors.ts'
import { type Entry, longestEntry, pack, unpack } from '../tar.ts'

const block = 512
const made = new Date('2026-11-24T10:00:00Z')
const deep = `stored/${'f'.repeat(80)}/${'k'.repeat(80)}/0`
const files: Entry[] = [
  { name: 'form', content: Buffer.from('2\n') },
  { name: 'tables/public.members/0', content: Buffer.alloc(5000, 'row\n') },
  { name: deep, content: Buffer.alloc(0) },
  { name: 'manifest.json', content: Buffer.alloc(block, '{') },
]

const packed = async (entries: readonly Entry[]) => {
  async function* each() {
    yield* entries
  }
  return Buffer.concat(await Array.fromAsync(pack(each(), made)))
}
const whole = await packed(files)

/** In chunks that end anywhere in a header or a content. */
async function* inChunks(archive: Buffer, size = 777) {
  for (let at = 0; at < archive.length; at += size) yield archive.subarray(at, at + size)
}
const read = (archive: Buffer, size?: number) => Array.fromAsync(unpack(inChunks(archive, size)))

/** A header with other bytes at a place, whose sum is right. */
function header(change: (header: Buffer) => void): Buffer {
  const changed = Buffer.from(whole.subarray(0, block))
  change(changed)
  changed.write('        ', 148)
  const sum = changed.reduce((all, byte) => all + byte, 0)
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return changed
}

it.each([1, 511, 512, 777, 100_000])('files come back as they were, read %d bytes at a time', async size => {
  expect(await read(whole, size)).toEqual(files)
})

it('an archive is one that every tar reads, with files that their owner alone may read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-tar-'))
  try {
    await writeFile(join(directory, 'archive.tar'), whole)
    const { stdout } = await promisify(execFile)('tar', ['-tvf', 'archive.tar', '--utc'], { cwd: directory })
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map(line => line.split(/\s+/).at(-1))).toEqual(files.map(({ name }) => name))
    for (const line of lines) expect(line).toMatch(/^-rw------- 0\/0 .* 2026-11-24 10:00 /)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

it('an archive that is cut anywhere is refused', async () => {
  for (let length = 0; length < whole.length; length += 256)
    await expect(read(whole.subarray(0, length)), `cut at ${length}`).rejects.toBeInstanceOf(BackupUnusable)
})

it.each<[string, Buffer]>([
  ['a header whose sum is wrong', Buffer.concat([Buffer.alloc(1, 'g'), whole.subarray(1)])],
  ['another archive after its end', Buffer.concat([whole, whole])],
  ['bytes after its end', Buffer.concat([whole, Buffer.alloc(100, 9)])],
  ['a link', Buffer.concat([header(bytes => bytes.write('2', 156)), whole])],
  ['a directory', Buffer.concat([header(bytes => bytes.write('5', 156)), whole])],
  ['a file of 8 GB', Buffer.concat([header(bytes => bytes.write('77777777777\0', 124)), whole])],
  [
    'a file that is longer than any of ours',
    Buffer.concat([
      header(bytes => bytes.write(`${(longestEntry + 1).toString(8).padStart(11, '0')}\0`, 124)),
      Buffer.alloc(longestEntry + block),
      whole,
    ]),
  ],
  ['a length that is no number', Buffer.concat([header(bytes => bytes.write('abcdefghijk\0', 124)), whole])],
  [
    'a name of 1 GB',
    Buffer.concat([
      header(bytes => {
        bytes.write('x', 156)
        bytes.write('10000000000\0', 124)
      }),
      whole,
    ]),
  ],
  ['no archive', Buffer.from('not a backup')],
])('an archive with %s is refused', async (_, archive) => {
  await expect(read(archive)).rejects.toBeInstanceOf(BackupUnusable)
})

it('a failure of what is read is told as it is', async () => {
  const failure = Object.assign(new Error('the disk is gone'), { code: 'EIO' })
  async function* failing() {
    yield whole.subarray(0, 1000)
    throw failure
  }
  await expect(Array.fromAsync(unpack(failing()))).rejects.toBe(failure)
})

it('a failure of what is packed fails the archive, and nothing is packed that is too long', async () => {
  async function* failing(): AsyncGenerator<Entry> {
    yield { name: 'form', content: Buffer.from('2\n') }
    throw new Error('the database is gone')
  }
  await expect(Array.fromAsync(pack(failing(), made))).rejects.toThrow('the database is gone')
  const long = [{ name: 'tables/x/0', content: Buffer.alloc(longestEntry + 1) }]
  await expect(packed(long)).rejects.toThrow('too large an entry')
})

it('who reads no more of an archive ends what is packed', async () => {
  let ended = false
  async function* endless(): AsyncGenerator<Entry> {
    try {
      for (let part = 0; ; part++) yield { name: `tables/x/${part}`, content: Buffer.alloc(longestEntry) }
    } finally {
      ended = true
    }
  }
  for await (const _ of pack(endless(), made)) break
  await expect.poll(() => ended).toBe(true)
})
