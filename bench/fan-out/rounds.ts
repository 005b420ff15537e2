import type { FanOutOptions } from './options.ts'
import { processorTime, processorTimeOfFamily } from '../usage.ts'
import type { Received } from './receiver-process.ts'
import { approve, confirmedDays, logged, type Stage, subscribe, tidy } from './stage.ts'

export interface FanOutRound {
  readonly perSecond: number
  /** Without the request that makes the events. */
  readonly perSecondOnceMade: number
  readonly nodeMsPerDelivery: number
  readonly postgresMsPerDelivery: number
  readonly receiversMsPerDelivery: number
  readonly repeats: number
}

export interface FanOutRounds {
  readonly service: FanOutRound[]
  readonly bare: FanOutRound[]
}

/** Events before every round, so that either side begins with its connections open: a handshake is dearer than ten posts. */
const warmingEvents = 4

/** Rounds alternate, so that whatever else the machine does slows both alike. The first of each warms up. */
export async function measureRounds(stage: Stage, options: FanOutOptions): Promise<FanOutRounds> {
  await subscribe(stage, 0, stage.urls.slice(0, options.webhooks))
  const days = await confirmedDays(stage, 0, warmingEvents + options.events)
  const warming = days.slice(0, warmingEvents)
  const ids = days.slice(warmingEvents)
  const count = options.events * options.webhooks
  const sides = {
    service: { warm: () => approve(stage, 0, warming), send: () => approve(stage, 0, ids) },
    bare: { warm: () => stage.bare.post(warmingEvents), send: () => stage.bare.post(options.events) },
  }
  // The bare sender posts what the service has posted, headers and all.
  await stage.bare.load(stage.ca, await recorded(stage, ids, count), options.atOnce)

  const measured: FanOutRounds = { service: [], bare: [] }
  for (let ordinal = 0; ordinal <= options.rounds; ordinal++) {
    const order = ordinal % 2 === 0 ? (['service', 'bare'] as const) : (['bare', 'service'] as const)
    for (const side of order) {
      await tidy(stage, days)
      const warm = await stage.receivers.expect(warmingEvents * options.webhooks)
      await Promise.all([warm(), sides[side].warm()])
      if (side === 'service') await logged(stage)
      const round = await oneRound(stage, side, sides[side].send, count)
      if (ordinal > 0) measured[side].push(round)
    }
  }
  await tidy(stage, days)
  return measured
}

async function recorded(stage: Stage, ids: readonly string[], count: number): Promise<readonly Received[]> {
  const arrived = await stage.receivers.expect(count, true)
  await approve(stage, 0, ids)
  const { kept } = await arrived()
  await logged(stage)
  return kept
}

/** From the request that makes the events, or the first post, until the last has arrived. */
async function oneRound(
  stage: Stage,
  side: keyof FanOutRounds,
  send: () => Promise<unknown>,
  count: number,
): Promise<FanOutRound> {
  const sender = side === 'service' ? stage.service.pid : stage.bare.pid
  const arrived = await stage.receivers.expect(count)
  const used = () => ({
    node: processorTime(sender),
    postgres: processorTimeOfFamily(stage.postmaster),
    receivers: processorTime(stage.receivers.pid),
  })
  const before = used()
  const began = Date.now()
  const made = send().then(() => Date.now())
  const { atMs, repeats } = await arrived()
  const startedMs = side === 'service' ? await made : began
  if (side === 'service') await logged(stage)
  const after = used()
  return {
    perSecond: count / ((atMs - began) / 1000),
    perSecondOnceMade: count / ((atMs - startedMs) / 1000),
    nodeMsPerDelivery: ((after.node - before.node) * 1000) / count,
    postgresMsPerDelivery: ((after.postgres - before.postgres) * 1000) / count,
    receiversMsPerDelivery: ((after.receivers - before.receivers) * 1000) / count,
    repeats,
  }
}
