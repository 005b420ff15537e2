// Isolated: programs that it writes change their process, which looks as if it did.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isolationReason, leftBehind, readTestFiles, repository } from './isolation.ts'

const run = promisify(execFile)

it('every test file is in exactly one project: isolated with a reason, shared otherwise', async () => {
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const { stdout } = await run(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
    cwd: repository,
    maxBuffer: 16 * 1024 * 1024,
  })
  const listed = JSON.parse(stdout) as { file: string; projectName: string }[]
  const placed = listed.map(({ file, projectName }) => `${file.slice(repository.length + 1)}: ${projectName}`)
  const expected = readTestFiles().map(
    ({ path, isolatedBecause }) => `${path}: ${isolatedBecause ? 'isolated' : 'shared'}`,
  )
  expect(placed.sort()).toEqual(expected.sort())
})

it.each(readTestFiles().filter(({ isolatedBecause }) => !isolatedBecause))(
  '$path leaves nothing behind for the next file of its process',
  ({ path }) => expect(leftBehind(path)).toEqual([]),
)

describe('what a file leaves behind is seen', () => {
  const leftBy = async (files: Record<string, string>): Promise<string[]> => {
    const root = await mkdtemp(join(tmpdir(), 'konttori-isolation-'))
    onTestFinished(() => rm(root, { recursive: true }))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
    return leftBehind('server/test/one.test.ts', root)
  }

  it.each([
    ['fake timers', "vi.useFakeTimers({ toFake: ['Date'] })"],
    ['a module that is replaced', "vi.mock('./clock.ts')"],
    ['a changed environment', "process.env['TZ'] = 'UTC'"],
    ['a changed environment', "vi.stubEnv('TZ', 'UTC')"],
    ['a changed prototype or global', 'Connection.prototype.submit = heard'],
    ['a changed prototype or global', 'globalThis.fetch = heard'],
    ['a changed process', "process.on('warning', heard)"],
  ])('%s: %s', async (what, line) => {
    expect(await leftBy({ 'server/test/one.test.ts': `${line}\n` })).toEqual([expect.stringContaining(what)])
  })

  it('also through test modules that it imports', async () => {
    const files = {
      'server/test/one.test.ts': "import { signIn } from './sign-in.ts'\n",
      'server/test/sign-in.ts': "import {\n  world,\n} from './here/world.ts'\n",
      'server/test/here/world.ts': 'export const world = await startWorld()\nafterAll(() => world.close())\n',
    }
    expect(await leftBy(files)).toEqual(['started when server/test/here/world.ts is loaded'])
  })

  it('and what a file starts for itself is not, nor what is only read', async () => {
    const text =
      "const world = await startWorld()\nif (process.env['CI'] === 'true') expect(world).toBeTruthy()\n"
    expect(await leftBy({ 'server/test/one.test.ts': text })).toEqual([])
  })
})

it('a reason is more than the word', () => {
  expect(isolationReason('// Isolated: it sets the clock.\nimport …')).toBe('it sets the clock.')
  for (const text of ['// Isolated:\n', '// isolated: why\n', 'import …\n// Isolated: why\n'])
    expect(isolationReason(text)).toBeNull()
})
