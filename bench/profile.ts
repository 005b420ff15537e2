import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What a part of the code took of a server's time, the whole being 1. */
export interface Share {
  readonly name: string
  readonly part: number
}

export interface Profile {
  readonly parts: readonly Share[]
  readonly functions: readonly Share[]
}

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Profiles all threads of a server during `load`; it was started with `profiler`. */
export async function profiled(
  server: { readonly pid: number },
  file: string,
  load: () => Promise<unknown>,
): Promise<Profile> {
  process.kill(server.pid, 'SIGUSR2')
  await load()
  process.kill(server.pid, 'SIGUSR2')
  const threads = JSON.parse(await whole(file)) as CpuProfile[]
  return { parts: sharesOf(threads, partOf), functions: sharesOf(threads, functionOf).slice(0, 60) }
}

/** How Node loads the profiler, and the variable by which it knows the file. */
export interface Profiler {
  readonly nodeArguments: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

export const noProfiler: Profiler = { nodeArguments: [], environment: {} }

export const profiler = (file: string): Profiler => ({
  nodeArguments: ['--import', join(import.meta.dirname, 'processes/profiler.ts')],
  environment: { KONTTORI_BENCH_PROFILE: file },
})

/** The file when it has been written; the profiler renames it into place. */
async function whole(file: string): Promise<string> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) return text
    await delay(50)
  }
}

type CallFrame = CpuProfile['nodes'][number]['callFrame']

/** Own time of the functions, added up by name over all threads, with nothing left out. */
function sharesOf(threads: readonly CpuProfile[], nameOf: (frame: CallFrame) => string | null): Share[] {
  const sums = new Map<string, number>()
  let busy = 0
  for (const { nodes, samples, timeDeltas } of threads) {
    const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    for (const [index, id] of samples.entries()) {
      const name = names.get(id)
      if (!name) continue
      const took = timeDeltas[index] ?? 0
      busy += took
      sums.set(name, (sums.get(name) ?? 0) + took)
    }
  }
  return [...sums]
    .map(([name, sum]) => ({ name, part: sum / busy }))
    .sort((one, other) => other.part - one.part)
}

/** Waiting, and what the profiler does itself. */
const isNobodys = ({ functionName, url }: CallFrame): boolean =>
  functionName === '(idle)' || url === 'node:inspector' || url.endsWith('/profiler.ts')

const parts: readonly (readonly [RegExp, string])[] = [
  [/^answer(Of)? .*\/execution\.ts|bare-server\.ts/, 'the answer as JSON'],
  [/platform\/data\/wire|node_modules\/(pg|pg-.*|postgres-.*)\//, 'PostgreSQL: protocol and rows'],
  [/platform\/data|node_modules\/kysely/, 'PostgreSQL: statements, scope and transactions'],
  [
    /platform\/(access|http\/rate-windows|http\/credentials)|modules\/\w+\/(api-keys|session|organisation)\//,
    'credentials and rate limits',
  ],
  [/platform\/http|ajv|node_modules\/qs\/|node:querystring/, 'routes, headers and shapes'],
  [/server\/src/, 'handlers, rules, stores, facts and audit'],
  [/node_modules\/undici/, 'undici'],
  [/node_modules/, 'Fastify'],
  [/^(write\w+|writev) $/, 'system calls: writing to sockets'],
  [/^\(garbage collector\)/, 'garbage collection'],
  [/ node:(_?http|internal\/http|_http)/, 'Node: HTTP'],
  [/ node:/, 'Node: sockets, streams, promises, crypto'],
]

function partOf(frame: CallFrame): string | null {
  if (isNobodys(frame)) return null
  const place = `${frame.functionName} ${frame.url}`
  return parts.find(([pattern]) => pattern.test(place))?.[1] ?? 'engine, and system calls: reading'
}

const functionOf = (frame: CallFrame): string | null =>
  isNobodys(frame)
    ? null
    : `${frame.functionName || 'anonymous'} ${frame.url.replace(/^.*\/(node_modules|src)\//, '')}:${frame.lineNumber + 1}`
