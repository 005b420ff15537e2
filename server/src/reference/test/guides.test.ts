import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort, startServedWorld } from '../../../test/browser/served-world.ts'
import { password } from '../../../test/world/founding.ts'
import { patience } from '../../../test/world/patience.ts'
import { signatureOf } from '../../platform/secrets/signature.ts'
import { programsOf } from './programs.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const world = await startServedWorld()
const folder = await mkdtemp(join(tmpdir(), 'konttori-guides-'))
afterAll(() => rm(folder, { recursive: true }))

const programs = programsOf(
  world.app.services.contracts,
  world.origin,
  new URL('../../../../sdk/src/index.ts', import.meta.url).href,
)
const environment = {
  PATH: process.env['PATH'],
  KEY: world.meri.serviceKey,
  EMAIL: world.meri.members.aino.email,
  PASSWORD: password,
}

/** A machine without Python skips its receiver; in continuous integration that fails. */
const noPython = spawnSync('python3', ['--version']).error !== undefined && !process.env['CI']
if (noPython) console.warn('Skipping the receiver in Python: there is no python3 on the PATH.')

const fileOf = async (name: string, language: string, ending: string): Promise<string> => {
  const file = join(folder, `${name}.${ending}`)
  await writeFile(file, programs.get(`${name}.${language}`) ?? '')
  return file
}

async function runTypeScript(name: string): Promise<string> {
  const { stdout } = await run(process.execPath, [await fileOf(name, 'typescript', 'ts')], {
    env: { ...environment, NODE_NO_WARNINGS: '1' },
  })
  return stdout
}

async function runShell(
  name: string,
  checks = 'curl() { command curl --fail-with-body -sS "$@"; }\n',
): Promise<string> {
  const cwd = join(folder, name)
  await mkdir(cwd, { recursive: true })
  const program = `set -eu\n${checks}${programs.get(`${name}.shell`)}`
  return (await run('bash', ['-c', program], { cwd, env: environment })).stdout
}

describe('the programs of the guides', () => {
  it('are these, each of which is run below', () =>
    expect([...programs.keys()].sort()).toEqual([
      'authentication.shell',
      'authentication.typescript',
      'errors.shell',
      'errors.typescript',
      'idempotency.shell',
      'idempotency.typescript',
      'imports.typescript',
      'paging.shell',
      'paging.typescript',
      'planning.typescript',
      'projects.typescript',
      'receiver.python',
      'receiver.typescript',
      'sandbox-clock.shell',
      'sandbox-clock.typescript',
      'terminals.typescript',
      'webhooks.shell',
      'webhooks.typescript',
    ]))

  it('compile against the SDK', async () => {
    const source = join(folder, 'types')
    await mkdir(source)
    await writeFile(join(source, 'package.json'), '{"type":"module"}')
    await writeFile(
      join(source, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          incremental: false,
          typeRoots: [join(root, 'node_modules/@types')],
          paths: { '@konttori/sdk': [join(root, 'sdk/src/index.ts')] },
        },
        include: ['*.ts'],
      }),
    )
    const published = programsOf(world.app.services.contracts, world.origin, '@konttori/sdk')
    for (const [name, text] of published)
      if (name.endsWith('.typescript')) await writeFile(join(source, `${name}.ts`), `${text}\nexport {}\n`)
    const compiled = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', source])
    expect((await compiled.catch((error: { stdout: string }) => error)).stdout).toBe('')
  })

  it('authentication: a key is made in a session, and says who it is', async () => {
    const made = await runShell('authentication')
    expect(made).toContain('"displayName"')
    expect(made).toMatch(/"key":"kt_test_\w+"/)
    expect(made).toContain('authorization_endpoint')
    expect(made).toMatch(/x-ratelimit-remaining: \d+/i)
    expect(await runTypeScript('authentication')).toMatch(/^key: \d+ of \d+ in 60 s$/m)
  })

  it('paging: pages, a sweep and the log', async () => {
    expect(await runShell('paging')).toContain('"hasMore":true')
    const told = await runTypeScript('paging')
    expect(told).toContain('Veera')
    expect(told).toMatch(/^11 changed; next time from \d{4}-/m)
    expect(told).toMatch(/^Read on from \S{10}/m)
  })

  it('terminals: paired, its clock measured, and punched at by badge, online and offline', async () => {
    const told = await runTypeScript('terminals')
    expect(told).toMatch(/^This is Workshop door$/m)
    expect(told).toMatch(/^Good morning .+ working$/m)
    expect(told).toMatch(/^(placed|unplaced)\b.*$/m)
    expect(told).toMatch(/^0 left $/m)
  })

  it('idempotency: the second request makes nobody', async () => {
    const [first, second] = (await runShell('idempotency')).match(/"id":"[^"]+"/g) ?? []
    expect(second).toBe(first)
    expect(first).toBeDefined()
    expect(await runTypeScript('idempotency')).toBe('one member\n')
  })

  it('webhooks: subscribed, rotated, recovered and deleted', async () => {
    expect(await runShell('webhooks')).toMatch(/"secret":"[^"]+"/)
    const told = await runTypeScript('webhooks')
    expect(told).toContain('a new secret')
    expect(told).toMatch(/^\d+ queued again$/m)
  })

  it('errors: the problem that the guide shows is the one that is answered', async () => {
    const problem = JSON.parse(await runShell('errors', ''))
    const shown = programs.shown.find(text => text.includes('"requestId"')) ?? '{}'
    expect({ ...problem, requestId: '' }).toEqual({ ...JSON.parse(shown), requestId: '' })
    expect(await runTypeScript('errors')).toBe('Nobody has this id.\n')
  })

  it('imports: run twice they bring the same people and hours once', async () => {
    expect(await runTypeScript('imports')).toBe(
      'maija@example.fi invited \nmatti@example.fi invited \n2 confirmed; []\n2 approved\n',
    )
    const members = await world.service.get('/v1/memberships?limit=100')
    const imported = members.body.items.filter(({ email }: { email: string | null }) =>
      email?.endsWith('@example.fi'),
    )
    expect(imported).toMatchObject([{ email: expect.any(String) }, { email: expect.any(String) }])
    // The days are approved now, which the guide says: the hours are refused, and nothing has changed.
    await expect(runTypeScript('imports')).rejects.toMatchObject({
      stdout: 'maija@example.fi skipped \nmatti@example.fi skipped \n',
      stderr: expect.stringContaining('day_confirmed_locked'),
    })
  })

  it('projects: they and their tasks come once, and what changes is followed', async () => {
    const told = await runTypeScript('projects')
    expect(told).toMatch(
      /^P-1001 created \nP-1002 created \nInstall the pumps created \nOrder the pumps created \nTest the pumps created \n/,
    )
    expect(told).toMatch(
      /^participants created \npurchases created \ninstallments created \ndependencies created $/m,
    )
    expect(told).toMatch(/^a copy as of \d{4}-\S+$/m)
    expect(told).toMatch(/^[123] \w+ the pumps is of high priority$/m)
    expect((await runTypeScript('projects')).match(/ unchanged /g)).toHaveLength(9)
  })

  it('planning: a week is drafted, published, changed and compared; run again it plans nothing twice', async () => {
    const told = await runTypeScript('planning')
    expect(told).toMatch(/^2031-03-03 created \n2031-03-04 created \n2031-03-05 created $/m)
    expect(told).toMatch(/^3 shifts are published, members told: 1$/m)
    expect(told).toMatch(/^version 2 is seen: false$/m)
    expect(told).toMatch(/^2 slots are open$/m)
    expect(told).toMatch(/^2031-03-05 1\nexpected 3$/m)
    const again = await runTypeScript('planning')
    expect(again).not.toMatch(/created|told:/)
    expect(again).toMatch(/^version 3 is seen: false$/m)
  })

  it('the sandbox clock: it is five minutes later', async () => {
    expect((await runShell('sandbox-clock')).match(/"now"/g)).toHaveLength(2)
    const [, before = '', after = ''] = /^(\S+) → (\S+)\n$/.exec(await runTypeScript('sandbox-clock')) ?? []
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(300_000)
  })
})

describe.each([
  { language: 'typescript', ending: 'ts', command: process.execPath, skip: false },
  { language: 'python', ending: 'py', command: 'python3', skip: noPython },
])('the receiver in $language', ({ language, ending, command, skip }) => {
  const body = JSON.stringify({
    id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
    event: 'workday.approved',
    integrationEventId: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c12',
    createdAt: '2026-11-20T07:00:00.000Z',
    data: { workDayId: '019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02' },
  })

  it.skipIf(skip)('takes what the service signs, and nothing else', async () => {
    const port = await freePort()
    const receiver = spawn(command, [await fileOf('receiver', language, ending)], {
      env: { ...environment, PORT: String(port), WEBHOOK_SECRET: 'former,present', NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(async () => {
      if (receiver.exitCode !== null) return
      receiver.kill('SIGKILL')
      await once(receiver, 'exit')
    })
    let told = ''
    receiver.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
    const post = (signature: string, sent = body) =>
      fetch(`http://127.0.0.1:${port}/hook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-signature': signature },
        body: sent,
      }).then(answer => answer.status)
    const now = Math.floor(Date.now() / 1000)
    const signed = (secrets: readonly string[], at = now) => signatureOf(secrets, at, Buffer.from(body))

    await vi.waitFor(() => post(''), patience)
    for (const genuine of [signed(['present']), signed(['former']), signed(['next', 'present'])])
      expect(await post(genuine)).toBe(204)
    await vi.waitUntil(
      () => told.split('workday.approved 019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c12').length === 4,
      patience,
    )
    for (const [signature, sent] of [
      ['', body],
      [signed(['another']), body],
      [signed(['present'], now - 400), body],
      [signed(['present'], now + 400), body],
      [signed(['present']), body.replace('approved', 'returned')],
      [signed(['present']).replace(/t=\d+/, `t=${now + 1}`), body],
    ] as const)
      expect([signature, await post(signature, sent)]).toEqual([signature, 401])
  })
})
