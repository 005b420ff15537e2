import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '../browser/served-world.ts'
import { addressOf } from '../crashes/server-process.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { patience } from '../world/patience.ts'
import { programs } from '../world/programs.ts'
import { secret } from '../world/secret.ts'
import { startWorld } from '../world/world.ts'

const checkout = resolve(import.meta.dirname, '../../..')
const world = await startWorld()
await world.app.close()
const folder = await mkdtemp(join(tmpdir(), 'konttori-readme-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The shell commands of the section, in the order of its blocks. */
const section = await readFile(join(checkout, 'README.md'), 'utf8').then(
  text => text.split('\n## ').find(part => part.startsWith('Webhooks on your own machine')) ?? '',
)
const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = '']) => commands)

/** In place of npm: the checkout is installed, and the service of the test has a database already. */
const stand = {
  npm: `if [ "$1" = start ]; then exec "$NODE" "$SERVICE"; fi
shift; program=$1; shift 2; exec "$NODE" "$CHECKOUT/examples/$program.ts" "$@"`,
  npx: `shift; exec "$NODE" "$COMMAND_LINE" "$@"`,
}

const ports = { 8080: await freePort(), 3000: await freePort(), 3443: await freePort() }
const withPorts = (text: string) =>
  Object.entries(ports).reduce((written, [port, free]) => written.replaceAll(port, String(free)), text)

interface Terminal {
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
  readonly shown: string
}

/** Runs commands as they stand, but for the ports, in the folder where somebody has the service. */
function terminal(commands: string, environment: Record<string, string> = {}): Terminal {
  const child = spawn('sh', ['-euc', withPorts(commands)], {
    cwd: folder,
    detached: true,
    env: {
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      NODE: process.execPath,
      SERVICE: programs().service,
      COMMAND_LINE: programs().commandLine,
      CHECKOUT: checkout,
      PORT: String(ports[8080]),
      DATABASE_URL: addressOf(world.database.connection),
      KONTTORI_SECRET: secret.toString(),
      KONTTORI_DEMO: 'off',
      ...environment,
    },
  })
  let shown = ''
  child.stdout.on('data', text => (shown += String(text)))
  child.stderr.on('data', text => (shown += String(text)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  atEndOfFile(async () => {
    // The shell and what it started.
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), 'SIGKILL')
    await ended
  })
  return {
    process: child,
    ended,
    get shown() {
      return shown
    },
  }
}

const shows = (terminal: Terminal, text: string | RegExp) =>
  vi
    .waitUntil(
      () =>
        terminal.process.exitCode !== null ||
        (typeof text === 'string' ? terminal.shown.includes(text) : text.test(terminal.shown)),
      patience,
    )
    .then(() => expect(terminal.shown).toMatch(text))

const missing = ['openssl', 'curl'].filter(program => spawnSync(program, ['--version']).error)
beforeEach(({ skip }) => skip(missing.length > 0 && !process.env['CI'], `${missing.join()} is not installed`))

it('what the README says of webhooks on one’s own machine works as it stands', async () => {
  await mkdir(join(folder, 'bin'))
  for (const [name, script] of Object.entries(stand)) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, 'bin', name), 0o755)
  }
  await mkdir(join(folder, 'data'))
  const demo = { organisations: [{ serviceKey: world.meri.serviceKey }] }
  await writeFile(join(folder, 'data', 'demo.json'), JSON.stringify(demo))
  expect(blocks).toHaveLength(5)
  const [receive = '', listen = '', act = '', serve = '', subscribe = ''] = blocks

  const service = terminal(serve)
  await shows(service, 'is ready')

  const receiver = terminal(receive)
  await shows(receiver, 'Receiving at http://localhost:')
  const listening = terminal(`${listen.replace('npx konttori', 'exec npx konttori')}`)
  await shows(listening, 'Ctrl-C ends.')
  const acting = terminal(act)
  expect([await acting.ended, acting.shown]).toEqual([
    0,
    expect.stringContaining('workday.approved is recorded as'),
  ])
  // The sample, and what really happened.
  await shows(listening, /workday\.approved +204 [^]*member\.created +204 /)
  await shows(receiver, /workday\.approved [^]*"sample":true[^]*member\.created /)
  listening.process.kill('SIGINT')
  expect([await listening.ended, listening.shown]).toEqual([0, expect.stringContaining('--since ')])

  const subscribed = terminal(subscribe, { KONTTORI_KEY: world.meri.serviceKey })
  await shows(subscribed, 'Receiving at https://localhost:')
  const again = terminal('npx konttori trigger workday.approved', { KONTTORI_KEY: world.meri.serviceKey })
  expect(await again.ended).toBe(0)
  await shows(subscribed, /workday\.approved [^]*"sample":true/)
})
