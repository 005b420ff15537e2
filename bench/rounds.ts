import type { DataSet } from './data-set.ts'
import type { HotPath } from './hot-paths.ts'
import type { Pgbench } from './pgbench.ts'
import type { LoadGenerator, Server } from './processes/processes.ts'
import type { Request } from './request.ts'
import { memoryOf, processorTime, processorTimeOfFamily } from './usage.ts'

/** One round of one server, or of pgbench. */
export interface Round {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Of the server process; null for pgbench. */
  readonly nodeMsPerRequest: number | null
  readonly postgresMsPerRequest: number
  /** Of the server process, bytes. */
  readonly resident: number | null
  /** The part of one processor that the load generator took; near 1 it was the limit itself. */
  readonly loadShare: number
}

export interface Rounds {
  readonly service: Round[]
  readonly bare: Round[]
  readonly pgbench: Round[]
}

/** How much of it. */
interface Amounts {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

interface Stage {
  readonly data: DataSet
  readonly postmaster: number
  readonly load: LoadGenerator
  readonly service: Server
  readonly bare: Server
  readonly pgbench: Pgbench | null
}

/** Rounds alternate, so that whatever else the machine does meanwhile slows all alike. The first of each warms up. */
export async function measure(
  stage: Stage,
  path: HotPath,
  requests: readonly Request[],
  { rounds, seconds, connections }: Amounts,
): Promise<Rounds> {
  const measured: Rounds = { service: [], bare: [], pgbench: [] }
  for (let ordinal = 0; ordinal <= rounds; ordinal++) {
    // The order alternates, because the first of a pair pays for what the pair before has left behind.
    const order = ordinal % 2 === 0 ? (['service', 'bare'] as const) : (['bare', 'service'] as const)
    for (const side of order) {
      await tidy(stage.data, path)
      const round = await serverRound(stage, stage[side], path, requests, { seconds, connections })
      if (ordinal > 0) measured[side].push(round)
    }
    if (!stage.pgbench) continue
    await tidy(stage.data, path)
    const round = await pgbenchRound(stage, stage.pgbench, seconds)
    if (ordinal > 0) measured.pgbench.push(round)
  }
  await tidy(stage.data, path)
  return measured
}

export async function tidy(data: DataSet, path: HotPath): Promise<void> {
  if (!path.writes) return
  await path.reset?.(data)
  await data.owner('vacuum work_days, work_entries, organisation_clocks')
}

export async function serverRound(
  { load, postmaster }: Pick<Stage, 'load' | 'postmaster'>,
  server: Server,
  path: HotPath,
  requests: readonly Request[],
  { seconds, connections }: Omit<Amounts, 'rounds'>,
): Promise<Round> {
  const before = used(server.pid, postmaster, load.pid)
  const result = await load.run({
    url: server.url,
    requests,
    connections: path.once ? Math.min(connections, Math.ceil(requests.length / 8)) : connections,
    seconds: path.once || seconds === 0 ? null : seconds,
  })
  const after = used(server.pid, postmaster, load.pid)
  if (Object.keys(result.failures).length > 0)
    throw new Error(`${path.name} at ${server.url} failed: ${JSON.stringify(result.failures)}`)
  const each = (part: keyof typeof after) => ((after[part] - before[part]) * 1000) / result.requests
  return {
    perSecond: result.requests / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    nodeMsPerRequest: each('server'),
    postgresMsPerRequest: each('postgres'),
    resident: memoryOf(server.pid).resident,
    loadShare: (after.load - before.load) / result.seconds,
  }
}

async function pgbenchRound({ postmaster }: Stage, pgbench: Pgbench, seconds: number): Promise<Round> {
  const before = processorTimeOfFamily(postmaster)
  const result = await pgbench.run(seconds)
  return {
    ...result,
    nodeMsPerRequest: null,
    postgresMsPerRequest: ((processorTimeOfFamily(postmaster) - before) * 1000) / result.transactions,
    resident: null,
    loadShare: 0,
  }
}

const used = (server: number, postmaster: number, load: number) => ({
  server: processorTime(server),
  postgres: processorTimeOfFamily(postmaster),
  load: processorTime(load),
})
