import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { refusalOf } from '../../http/failures.ts'

it('a limit on the size of files is a full disk, and leaves nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-limited-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const program = join(import.meta.dirname, 'small-writer.ts')
  const write = (limit: string) =>
    spawnSync(
      'sh',
      ['-c', `ulimit -S -f ${limit} && exec "$@"`, 'sh', process.execPath, program, directory],
      {
        encoding: 'utf8',
      },
    ).stdout
  expect(write('1024')).toBe('EFBIG')
  expect(await readdir(join(directory, 'drafts'))).toEqual([])
  expect(refusalOf(Object.assign(new Error(), { code: 'EFBIG' }) as never)).toMatchObject({
    code: 'storage_full',
  })
  expect(write('unlimited')).toBe('written')
})
