import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** Where the cluster with the data set is kept between runs. */
  readonly dataDir: string
  readonly size: DataSetSize
  /** Pairs of measured rounds for every hot path. */
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  /** Names of hot paths; all of them when empty. */
  readonly only: readonly string[]
  /** Profile both servers on each hot path after the rounds, and say where their time goes. */
  readonly profile: boolean
  /** Where the report is written; null to print it only. */
  readonly resultsDir: string | null
}

export interface DataSetSize {
  readonly organisations: number
  /** In each organisation. */
  readonly members: number
  /** Of each member. */
  readonly days: number
}

export const usage = `node bench/run.ts [options]

  --data-dir <path>      the cluster with the data set, kept between runs (data/bench)
  --organisations <n>    (200)     --members <n>  in each (50)     --days <n>  of each member (100)
  --rounds <n>           pairs of measured rounds for each hot path (7)
  --seconds <n>          of each round (6)
  --connections <n>      of the load generator (32)
  --only <names>         hot paths, separated by commas
  --profile              say where the time of both servers goes
  --no-results           print the report without writing it to bench/results`

/** Throws `TypeError` for an unknown option or a value that is no count. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'data-dir': { type: 'string', default: 'data/bench' },
      organisations: { type: 'string', default: '200' },
      members: { type: 'string', default: '50' },
      days: { type: 'string', default: '100' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '6' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
      'no-results': { type: 'boolean', default: false },
    },
  })
  return {
    dataDir: resolve(values['data-dir']),
    size: {
      organisations: count(values.organisations),
      members: count(values.members),
      days: count(values.days),
    },
    rounds: count(values.rounds),
    seconds: count(values.seconds),
    connections: count(values.connections),
    only: values.only.split(',').filter(Boolean),
    profile: values.profile,
    resultsDir: values['no-results'] ? null : resolve(import.meta.dirname, 'results'),
  }
}

function count(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new TypeError(`“${text}” is no count`)
}
