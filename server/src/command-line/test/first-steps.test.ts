import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { mainProgram, startProcess } from '../../lifecycle/test/service-process.ts'
import { programs } from '../../../test/world/programs.ts'

const checkout = resolve(import.meta.dirname, '../../../..')
const program = programs().commandLine

interface Ended {
  readonly code: number | string | null | undefined
  readonly stdout: string
  readonly stderr: string
}

/** What is typed is all that the program reads. */
const started = (
  file: string,
  args: readonly string[],
  cwd: string,
  environment: object,
  typed = '',
): Promise<Ended> =>
  new Promise(done => {
    const env = { PATH: path, HOME: tmpdir(), ...environment }
    const child = execFile(file, args, { cwd, env }, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    )
    child.stdin?.end(typed)
  })

/** A program that is started with this holds its pipes for a terminal, so that it asks. */
const atTerminal = 'data:text/javascript,process.stdin.isTTY = process.stderr.isTTY = true'

/** The service's own Node, and the commands of the checkout. */
const path = [dirname(process.execPath), join(checkout, 'node_modules/.bin'), process.env['PATH']].join(
  delimiter,
)

it('on an empty directory the service tells what comes next, and that works as it is pasted', async () => {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'konttori-first-')))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const dataDir = join(directory, 'its data')
  const found = { KONTTORI_RUNTIME_DIR: join(directory, 'running') }
  const service = startProcess(mainProgram, { ...found, KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' })
  await service.says('/v1/me/access')
  const { stdout } = service.output
  const [, baseUrl = ''] = /ready at (\S+)/.exec(stdout) ?? []
  const lines = stdout.split('\n').filter(line => /^(npx|KEY=|curl)/.test(line))
  expect(lines).toHaveLength(3)
  const paste = (text: string) => started('sh', ['-c', text], checkout, {})

  const [found1 = '', ...keyAndAsk] = lines
  const founded = await paste(found1)
  expect(founded).toMatchObject({ code: 0, stderr: '' })
  const [, link = ''] = /^ {2}(http\S+)$/m.exec(founded.stdout) ?? []
  expect(link.startsWith(`${baseUrl}/activate?token=`)).toBe(true)
  const activated = await fetch(`${baseUrl}/v1/session/activate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({
      token: new URL(link).searchParams.get('token'),
      password: 'luotettava lause ja 9',
    }),
  })
  expect(activated.status).toBe(201)
  const asked = await paste(keyAndAsk.join('\n'))
  expect(JSON.parse(asked.stdout)).toMatchObject({
    organisation: { name: 'My company' },
    capabilities: ['org.admin'],
  })

  // From another directory and without any setting, commands work on the service that runs, and links are its own.
  const elsewhere = join(directory, 'elsewhere')
  await mkdir(elsewhere)
  const konttori = (...args: string[]) => started(process.execPath, [program, ...args], elsewhere, found)
  const listed = await konttori('member', 'list')
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('me@example.com'),
    stderr: `konttori: working on the service at ${baseUrl} (process ${service.process.pid}, ${dataDir})\n`,
  })
  const person = ['--admin-email', 'a@b.example', '--admin-first-names', 'A', '--admin-last-name', 'B']
  const second = await konttori(
    'organisation',
    'create',
    '--name',
    'Two',
    '--slug',
    'two',
    ...person,
    '--json',
  )
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(second.stdout).activationUrl).toContain(`${baseUrl}/activate?token=`)
  expect(existsSync(join(elsewhere, 'data'))).toBe(false)

  // Another database in the directory leaves open which is meant.
  await mkdir(join(elsewhere, 'data/postgres/cluster'), { recursive: true })
  const open = await konttori('member', 'list', '--json')
  expect(open).toMatchObject({ code: exitCodes.usage, stdout: '' })
  expect(JSON.parse(open.stderr)).toMatchObject({
    error: 'usage',
    message: expect.stringContaining(`and the one in ${elsewhere}/data, which does not run`),
  })
  await rm(join(elsewhere, 'data'), { recursive: true })

  const again = await started(process.execPath, [mainProgram], elsewhere, {
    ...found,
    KONTTORI_DATA_DIR: dataDir,
    PORT: new URL(baseUrl).port,
  })
  expect(again).toMatchObject({
    code: exitCodes.dataDirectoryInUse,
    stderr: expect.stringContaining(`in use by server process ${service.process.pid}`),
  })

  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(exitCodes.stopped)
  const gone = await konttori('member', 'list')
  expect(gone).toMatchObject({
    code: exitCodes.usage,
    stderr: expect.stringContaining(`give --data-dir ${elsewhere}/data`),
  })
  // Asked at a terminal, a person who says no has changed nothing.
  const asking = ['--import', atTerminal, program, 'member', 'list']
  const declined = await started(process.execPath, asking, elsewhere, found, 'n\n')
  expect(declined).toMatchObject({ code: exitCodes.usage, stderr: expect.stringContaining('[y/N]') })
  expect(existsSync(join(elsewhere, 'data'))).toBe(false)
  // The address is known without the service too.
  const later = await konttori(
    'organisation',
    'create',
    '--name',
    'Three',
    '--slug',
    'three',
    ...person,
    '--json',
    '--data-dir',
    dataDir,
  )
  expect(JSON.parse(later.stdout).activationUrl).toContain(`${baseUrl}/activate?token=`)
  expect((await stat(dataDir)).mode & 0o066).toBe(0)
})
