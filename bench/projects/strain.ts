import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { median } from '../statistics.ts'
import { setTimeout as delay, setImmediate as others } from 'node:timers/promises'

/** What answering takes, by the median of rounds, from whoever else is served by the process meanwhile. */
export interface Strain {
  /** Milliseconds of the longest turn of the event loop while one answer was made and sent. */
  readonly longestDelay: number
  /** MiB of heap and buffers that the process had more at its peak than before, garbage included. */
  readonly peak: number
}

const readingProgram = `
  process.on('message', async ({ url, authorization }) => {
    const answer = await fetch(url, { headers: { authorization } })
    let bytes = 0
    for await (const chunk of answer.body) bytes += chunk.length
    process.send(bytes)
  })
  process.send('ready')`

/** A program of its own that reads answers. */
export interface Reader {
  read(asked: Asked): Promise<void>
  stop(): void
}

interface Asked {
  readonly url: string
  readonly authorization: string
}

export async function startReader(): Promise<Reader> {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', readingProgram], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(program, 'message')
  return {
    read: async asked => {
      program.send(asked)
      await once(program, 'message')
    },
    stop: () => void program.kill(),
  }
}

/** Measures the service in this process while the reader reads the answer so many times. */
export async function strainOf(reader: Reader, asked: Asked, rounds: number): Promise<Strain> {
  const delays: number[] = []
  const peaks: number[] = []
  for (let round = -1; round < rounds; round++) {
    globalThis.gc?.()
    await delay(50)
    const measured = await watched(() => reader.read(asked))
    if (round < 0) continue
    delays.push(measured.longestDelay)
    peaks.push(measured.peak)
  }
  return { longestDelay: median(delays), peak: median(peaks) }
}

async function watched(work: () => Promise<void>): Promise<Strain> {
  const before = inUse()
  let longestDelay = 0
  let peak = 0
  let over = false
  // Asking takes longer than a turn.
  const asking = setInterval(() => {
    peak = Math.max(peak, inUse() - before)
  }, 5)
  const watching = (async () => {
    let last = performance.now()
    while (!over) {
      await others()
      const now = performance.now()
      longestDelay = Math.max(longestDelay, now - last)
      last = performance.now()
    }
  })()
  await work()
  over = true
  await watching
  clearInterval(asking)
  return { longestDelay, peak: peak / 2 ** 20 }
}

const inUse = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
