import { expect, it, onTestFinished, vi } from 'vitest'
import { startApp } from '../../src/app.ts'
import { startCluster } from '../../src/platform/postgres/cluster.ts'
import { makeDataDir, postmasterPid } from '../../src/platform/postgres/test/fixture.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import { features } from '../../src/platform/vocabulary/features.ts'
import { type ServerProcess, serverProcess } from '../crashes/server-process.ts'
import { type FoundedOrganisation, foundOrganisation } from '../world/founding.ts'
import { meri } from '../world/people.ts'
import { type Answered, askUntil } from './service.ts'
import { patience } from '../world/patience.ts'

type Meri = FoundedOrganisation<keyof typeof meri>

/** A data directory with an organisation in its embedded PostgreSQL, which is as durable as the operator's would be. */
async function inhabitedDataDir(): Promise<{ dataDir: string; organisation: Meri }> {
  const dataDir = await makeDataDir()
  const cluster = await startCluster({ dataDir })
  const app = await startApp({
    connection: cluster.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  const wanted = { name: 'Meri Oy', slug: 'meri', features: features.map(feature => ({ feature })) }
  const organisation = await foundOrganisation(app.services, { ...wanted, people: meri })
  await app.close()
  await cluster.stop()
  return { dataDir, organisation }
}

const dates = Array.from({ length: 300 }, (_, index) =>
  Temporal.PlainDate.from('2026-05-01').add({ days: index }).toString(),
)

/** A crowded service says that it has no time, and a crowded database that it is away: nothing was written then. */
const isTaken = ({ status }: Answered): boolean => status !== 503

/** Writes one day after the other until the server is gone; gives the minutes of every answered write by its path. */
function writeUntilKilled(server: ServerProcess, { members, catalogs, serviceKey }: Meri) {
  const answered = new Map<string, number>()
  const writeFor = async (name: 'veera' | 'onni' | 'paavo') => {
    for (let minutes = 1; ; minutes++) {
      const date = dates[minutes % dates.length]
      const path = `/v1/team/members/${members[name].id}/work-days/${date}`
      const body = {
        entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 1 + (minutes % 900) }],
      }
      const write = { key: serviceKey, method: 'PUT', body }
      const answer = await askUntil(isTaken, server, `${path}/entries`, write).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(200)
      answered.set(path, answer.body.workedMinutes)
    }
  }
  const gone = Promise.all([writeFor('veera'), writeFor('onni'), writeFor('paavo')])
  return { answered, gone }
}

it('what a killed service has answered is there when the next one takes its PostgreSQL over, or up again', async () => {
  const { dataDir, organisation } = await inhabitedDataDir()
  const server = await serverProcess({ connectionString: '' }, dataDir)
  onTestFinished(() => server.kill())

  for (const victim of ['service', 'service and PostgreSQL'] as const) {
    await server.start()
    const postmaster = await postmasterPid(dataDir)
    const { answered, gone } = writeUntilKilled(server, organisation)
    await vi.waitUntil(() => answered.size >= 30, { ...patience, interval: 1 })
    await server.kill()
    if (victim === 'service and PostgreSQL') process.kill(postmaster, 'SIGKILL')
    await gone

    await server.start()
    if (victim === 'service') expect(await postmasterPid(dataDir)).toBe(postmaster)
    else expect(await postmasterPid(dataDir)).not.toBe(postmaster)
    const { serviceKey: key } = organisation
    for (const [path, minutes] of answered)
      expect([path, (await askUntil(isTaken, server, path, { key })).body.workedMinutes]).toEqual([
        path,
        minutes,
      ])
    expect(await server.stop()).toBe(0)
    await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT')
  }
})
