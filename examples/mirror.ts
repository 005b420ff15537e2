/**
 * A copy of members and work days that stays equal to the service, whatever happens to it: kept from sweeps, webhooks
 * and the event log, killed and started again in the middle of the work, and with webhooks lost on purpose. In the end
 * both sides are compared by a hash of every row.
 *
 *     node examples/mirror.ts [--steps 400] [--seed 1] [--kills 5] [--lose 0.3] [--data-dir demo]
 *
 * It starts a service of its own, on an empty data directory or the one that is named. The steps are an hour of a sandbox's clock.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient, type EventName, type Konttori, rows } from '../sdk/src/index.ts'
import { createCertificateAuthority } from '../server/test/world/certificates.ts'
import { Conversation } from './first-month/conversation.ts'
import type { Administrator } from './first-month/demo-file.ts'
import { ownService } from './first-month/own-service.ts'
import { KillableMirror } from './mirror/killable.ts'
import { canonical, type Fingerprint, fingerprintOf } from './mirror/replica.ts'
import { randomFrom, Workload } from './mirror/workload.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '5' },
    lose: { type: 'string', default: '0.3' },
    'data-dir': { type: 'string' },
  },
})
const [steps, seed, kills, lose] = [values.steps, values.seed, values.kills, values.lose].map(Number) as [
  number,
  number,
  number,
  number,
]
const events = [
  'workday.confirmed',
  'workday.approved',
  'workday.returned',
  'workday.unapproved',
  'workday.corrected',
  'member.created',
  'member.updated',
  'member.deactivated',
  'member.deleted',
] satisfies EventName[]
// Beside the log and the webhooks a key needs the capabilities of every event that it is to hear, and of what it reads.
const scope = [
  'org.admin',
  'members.manage',
  'hr.manage',
  'worktime.supervise',
  'payroll.run',
  'integrations.manage',
]

// A program that asks without pause; a real mirror asks little enough for the ordinary limits.
process.env['KONTTORI_RATE_LIMIT_KEY'] = '1000000'
process.env['KONTTORI_RATE_LIMIT_ORGANISATION'] = '1000000'
const folder = await mkdtemp(join(tmpdir(), 'konttori-mirror-'))
const authority = createCertificateAuthority('Mirror')
const authorityFile = join(folder, 'authority.pem')
await writeFile(authorityFile, authority.certificate)
const service = await ownService({ authorityFile, dataDir: values['data-dir'] })
try {
  await prove(service.url, await serviceKey(service.url, service.administrator))
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}

async function serviceKey(url: string, administrator: Administrator): Promise<string> {
  const talk = new Conversation(url)
  const session = await talk.post('/v1/session', administrator)
  talk.useSession(session.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  const { body } = await talk.post<{ key: string }>('/v1/api-keys', {
    name: 'Mirror',
    kind: 'service',
    scope,
  })
  return body.key
}

async function prove(baseUrl: string, key: string): Promise<void> {
  const konttori = createClient({ baseUrl, key })
  const { now } = await konttori.settings.readClock()
  const today = now.slice(0, 10)
  const windows = windowsAround(today)
  const port = await freePort()
  const { secret } = await konttori.webhooks.create({ url: `https://localhost:${port}/mirror`, events })
  const mirror = new KillableMirror({
    baseUrl,
    key,
    file: join(folder, 'replica.sqlite'),
    windows,
    port,
    tls: authority.issue(['localhost']),
    secret,
    lose,
  })
  try {
    await mirror.start()
    const work = new Workload(konttori, seed, today)
    await work.begin()
    await oneHour(konttori, work, mirror)
    const [copy, original] = [await mirror.settle(), await read(konttori, windows)]
    console.log(
      `\nDone by chance, seed ${seed}: ${[...work.done].map(([name, times]) => `${name} ${times}`).join(', ')}; refused by the rules ${work.refused}`,
    )
    console.log(
      `Webhooks heard ${mirror.heard}, of them lost on purpose ${mirror.lost}; the mirror was started ${mirror.starts} times`,
    )
    console.log(`  service  ${shown(original)}\n  mirror   ${shown(copy)}`)
    if (original.sha256 !== copy.sha256) throw new Error('The mirror differs from the service.')
    console.log('\nThe mirror equals the service.')
  } finally {
    await mirror.kill()
  }
}

/** The steps, the kills among them, and an hour of the sandbox's clock over them. */
async function oneHour(konttori: Konttori, work: Workload, mirror: KillableMirror): Promise<void> {
  const chance = randomFrom(seed + 1)
  const killAfter = new Set(Array.from({ length: kills }, () => Math.floor(chance() * steps)))
  for (let step = 0; step < steps; step++) {
    await work.step()
    const minutes = Math.floor(((step + 1) * 60) / steps) - Math.floor((step * 60) / steps)
    if (minutes > 0) await konttori.settings.advanceClock({ minutes })
    if (!killAfter.has(step)) continue
    await mirror.kill()
    for (let alone = 0; alone < 10; alone++) await work.step()
    await mirror.start()
  }
}

/** The same rows, read from the service at once. */
async function read(
  konttori: Konttori,
  windows: readonly { from: string; to: string }[],
): Promise<Fingerprint> {
  const members: { id: string }[] = []
  for await (const member of rows(konttori.members.list, { limit: 100 })) members.push(member)
  const days: { id: string }[] = []
  for (const window of windows)
    for await (const day of rows(konttori.workDays.list, { ...window, limit: 100 })) days.push(day)
  const contents = (list: readonly { id: string }[]) =>
    list.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(canonical)
  return fingerprintOf(contents(members), contents(days))
}

function windowsAround(today: string) {
  const day = Temporal.PlainDate.from(today)
  return [-2, -1, 0].map(year => {
    const from = day.add({ days: 30 + year * 366 }).subtract({ days: 365 })
    return { from: from.toString(), to: from.add({ days: 365 }).toString() }
  })
}

function shown({ members, workDays, sha256 }: Fingerprint): string {
  return `${members} members, ${workDays} work days, ${sha256}`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(closed => probe.close(closed))
  return port
}
