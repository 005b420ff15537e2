import { parentPort } from 'node:worker_threads'
import type { ServiceLog } from '../../telemetry/log.ts'
import type { EndedCall, FromThread, PlainError, ToThread } from './calls-in-thread.ts'

interface Maker<Call, Outcome> {
  make(call: Call): Promise<Outcome>
  /** To be called when nothing is under way. */
  close(): Promise<void>
}

/** Outcomes wait a little for company, because a message costs more than its content. */
const tellAfterMs = 5
const toldAtOnce = 64

/** Carries out, in a thread, the calls of `CallsInThread`, until it is closed. Its errors are logged by the calling thread. */
export function answerCalls<Call, Outcome>(
  makerWith: (log: Pick<ServiceLog, 'error'>) => Maker<Call, Outcome>,
): void {
  if (!parentPort) throw new Error('this is started as a thread')
  const port = parentPort
  const tell = (message: FromThread<Outcome>) => port.postMessage(message)
  const maker = makerWith({
    error: (event, error, fields = {}) => tell({ kind: 'error', event, error: plain(error), fields }),
  })
  let ended: EndedCall<Outcome>[] = []
  let timer: NodeJS.Timeout | undefined

  const tellEnded = () => {
    clearTimeout(timer)
    timer = undefined
    tell({ kind: 'ended', ended })
    ended = []
  }
  const make = async (number: number, call: Call) => {
    // Awaited first: what has ended before is sent meanwhile, with an array of its own.
    const outcome = await maker.make(call)
    ended.push({ number, outcome })
    if (ended.length >= toldAtOnce) tellEnded()
    else timer ??= setTimeout(tellEnded, tellAfterMs)
  }
  const close = async () => {
    await maker.close()
    if (ended.length > 0) tellEnded()
    port.close()
  }

  port.on('message', (message: ToThread<Call>) => {
    if (message.kind === 'call') for (const { number, call } of message.calls) void make(number, call)
    else void close()
  })
}

const plain = (error: unknown): PlainError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message, stack }
}
