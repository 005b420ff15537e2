import { count, rounds, type ValuesOf } from '../bench.ts'

export const fanOutSettings = {
  rounds: rounds(21, 'pairs of measured rounds'),
  events: count(
    200,
    4,
    'events of a round, each for every webhook; four at least, which open the connections',
  ),
  webhooks: count(50, 2, 'webhooks that hear them'),
  atOnce: count(2, 1, 'requests of the bare sender under way at each receiver'),
  reads: count(1000, 2, 'pages that a caller of the other company reads while nothing else happens'),
  fanOuts: count(5, 1, 'rounds during which that caller goes on'),
  burst: count(10_000, 4, 'events of the burst, 0 to leave it out'),
  burstWebhooks: count(10, 2, 'webhooks that hear the burst'),
  singles: count(20, 1, 'events of the other company, alone and during the burst'),
}

export type FanOutOptions = ValuesOf<typeof fanOutSettings>
