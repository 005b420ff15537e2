import { parseArgs } from 'node:util'

export const usage = `node bench/fan-out.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-fan-out)
  --rounds <n>         pairs of measured rounds (21)
  --events <n>         events of a round, each for every webhook (200)
  --webhooks <n>       (50)
  --at-once <n>        requests of the bare sender under way at each receiver (2)
  --burst <n>          events of the burst, 0 to leave it out (10000)
  --burst-webhooks <n> webhooks that hear the burst (10)
  --profile            say where the time of the service goes
  --no-results         print the report without writing it to bench/results`

export interface FanOutOptions {
  readonly rounds: number
  readonly events: number
  readonly webhooks: number
  readonly atOnce: number
  readonly burst: number
  readonly burstWebhooks: number
}

interface Asked {
  readonly options: FanOutOptions
  readonly dataDir: string
  readonly profile: boolean
  readonly noResults: boolean
}

export function readOptions(): Asked | 'help' {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: 'data/bench-fan-out' },
      rounds: { type: 'string', default: '21' },
      events: { type: 'string', default: '200' },
      webhooks: { type: 'string', default: '50' },
      'at-once': { type: 'string', default: '2' },
      burst: { type: 'string', default: '10000' },
      'burst-webhooks': { type: 'string', default: '10' },
      profile: { type: 'boolean', default: false },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  return {
    options: {
      rounds: Number(values.rounds),
      events: Number(values.events),
      webhooks: Number(values.webhooks),
      atOnce: Number(values['at-once']),
      burst: Number(values.burst),
      burstWebhooks: Number(values['burst-webhooks']),
    },
    dataDir: values['data-dir'],
    profile: values.profile,
    noResults: values['no-results'],
  }
}
