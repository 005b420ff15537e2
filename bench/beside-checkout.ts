/** Measures the hot paths of this checkout and of another one in turn, in one run: whether the service became slower. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type * as DataSets from './data-set.ts'
import type * as HotPaths from './hot-paths.ts'
import type { DataSetSize } from './data-set-size.ts'
import { LoadGenerator } from './processes/processes.ts'
import type * as Processes from './processes/processes.ts'
import { table } from './report.ts'
import { type Round, serverRound, tidy } from './rounds.ts'
import { median, quartiles } from './statistics.ts'
import { parentOf } from './usage.ts'

const usage = `node bench/beside-checkout.ts <other checkout> [options]

  --organisations <n>    (24)     --members <n>  in each (50)     --days <n>  of each member (100)
  --rounds <n>           pairs of measured rounds for each hot path (7)
  --seconds <n>          of each round (4)
  --connections <n>      of the load generator (32)
  --only <names>         hot paths, separated by commas

Each checkout has a data set of its own, in its data/bench-beside, made by its own code and kept between runs.`

/** A checkout with its own code of the bench, which makes its data, its requests and its server. */
interface Side {
  readonly data: DataSets.DataSet
  readonly hotPaths: readonly HotPaths.HotPath[]
  readonly startService: typeof Processes.startService
  readonly postmaster: number
}

async function openSide(checkout: string, size: DataSetSize): Promise<Side> {
  const part = <Module>(name: string): Promise<Module> => import(join(checkout, 'bench', name))
  const { openDataSet } = await part<typeof DataSets>('data-set.ts')
  const { hotPaths } = await part<typeof HotPaths>('hot-paths.ts')
  const { startService } = await part<typeof Processes>('processes/processes.ts')
  const data = await openDataSet(join(checkout, 'data/bench-beside'), size)
  const [backend] = await data.owner<{ pid: number }>('select pg_backend_pid() as pid')
  return { data, hotPaths, startService, postmaster: parentOf(backend?.pid ?? 0) }
}

type Sides<T> = { readonly here: T; readonly there: T }

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      organisations: { type: 'string', default: '24' },
      members: { type: 'string', default: '50' },
      days: { type: 'string', default: '100' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  })
  const [other] = positionals
  if (values.help || !other) return console.log(usage)
  if (!existsSync(join(other, 'bench/hot-paths.ts'))) throw new Error(`${other} has no bench`)
  const only = values.only.split(',').filter(Boolean)
  const size = {
    organisations: Number(values.organisations),
    members: Number(values.members),
    days: Number(values.days),
  }
  await using ends = new AsyncDisposableStack()
  const open = async (checkout: string) => {
    const side = await openSide(resolve(checkout), size)
    ends.defer(() => side.data.close())
    return side
  }
  const sides = { here: await open(join(import.meta.dirname, '..')), there: await open(other) }
  const load = ends.adopt(new LoadGenerator(), generator => generator.stop())
  const rows: string[][] = []
  for (const { name } of sides.here.hotPaths.filter(path => only.length === 0 || only.includes(path.name))) {
    console.log(`${name} …`)
    const rounds = await measurePath(sides, load, name, {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      connections: Number(values.connections),
    })
    rows.push(rowOf(name, rounds))
    console.log(rows.at(-1)?.join('  '))
  }
  console.log(`\n${reportOf(rows).join('\n')}`)
}

interface Amounts {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** The order of a pair alternates, and the first pair warms both up. */
async function measurePath(
  sides: Sides<Side>,
  load: LoadGenerator,
  name: string,
  { rounds, ...amounts }: Amounts,
): Promise<Sides<Round[]>> {
  await using ends = new AsyncDisposableStack()
  const stageOf = async ({ data, hotPaths, startService, postmaster }: Side) => {
    const path = hotPaths.find(each => each.name === name)
    if (!path) throw new Error(`one of the checkouts has no hot path ${name}`)
    await path.reset?.(data)
    const requests = await path.requests(data)
    const server = ends.adopt(await startService(data.connection), service => service.stop())
    return async () => {
      await tidy(data, path)
      return serverRound({ load, postmaster }, server, path, requests, amounts)
    }
  }
  const stages = { here: await stageOf(sides.here), there: await stageOf(sides.there) }
  const measured: Sides<Round[]> = { here: [], there: [] }
  for (let ordinal = 0; ordinal <= rounds; ordinal++)
    for (const side of ordinal % 2 === 0 ? (['here', 'there'] as const) : (['there', 'here'] as const)) {
      const round = await stages[side]()
      if (ordinal > 0) measured[side].push(round)
    }
  for (const { data, hotPaths } of Object.values(sides))
    await hotPaths.find(each => each.name === name)?.reset?.(data)
  return measured
}

/** Of each pair the ratio, and of these the median: drift of the machine hits both of a pair. */
function rowOf(name: string, { here, there }: Sides<Round[]>): string[] {
  const each = (of: readonly Round[], value: (round: Round) => number) => median(of.map(value))
  const ratios = (value: (round: Round) => number) =>
    here.map((round, at) => value(round) / value(there[at] as Round))
  const ratio = (value: (round: Round) => number) => {
    const [low, high] = quartiles(ratios(value))
    return `**${median(ratios(value)).toFixed(2)}** (${low.toFixed(2)}–${high.toFixed(2)})`
  }
  const rate = ({ perSecond }: Round) => perSecond
  const node = ({ nodeMsPerRequest }: Round) => nodeMsPerRequest ?? 0
  const postgres = ({ postgresMsPerRequest }: Round) => postgresMsPerRequest
  return [
    name,
    ...[each(here, rate), each(there, rate)].map(value => value.toFixed(value < 100 ? 1 : 0)),
    ratio(rate),
    ...[each(here, node), each(there, node)].map(value => value.toPrecision(3)),
    ratio(node),
    ...[each(here, postgres), each(there, postgres)].map(value => value.toPrecision(3)),
    ratio(postgres),
  ]
}

const reportOf = (rows: readonly (readonly string[])[]): string[] =>
  table(
    [
      '',
      'here/s',
      'there/s',
      'here ÷ there',
      'Node here, ms/request',
      'there',
      'here ÷ there',
      'PostgreSQL here, ms/request',
      'there',
      'here ÷ there',
    ],
    rows,
  )

await bench()
