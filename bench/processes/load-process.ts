/** Generates the load, in a process of its own; told what to do by messages. */
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { idempotencyKey, type Request } from '../request.ts'

export interface LoadTask {
  readonly url: string
  readonly requests: readonly Request[]
  readonly connections: number
  /** How long to go on, repeating the requests; null to make each of them once. */
  readonly seconds: number | null
}

export interface LoadResult {
  readonly seconds: number
  readonly requests: number
  /** Answers by status, for those that were not 200. */
  readonly failures: Readonly<Record<string, number>>
  readonly p50Ms: number
  readonly p99Ms: number
}

process.on('message', (task: LoadTask) => {
  void run(task).then(result => process.send?.(result))
})

function run({ url, requests, connections: most, seconds }: LoadTask): Promise<LoadResult> {
  // A connection without requests of its own would have nothing to send.
  const connections = Math.min(most, requests.length)
  const latencies: number[] = []
  const failures: Record<string, number> = {}
  let connection = 0
  const began = performance.now()
  let ended = began
  return new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        ...(seconds === null ? { amount: requests.length } : { duration: seconds }),
        sampleInt: 100,
        timeout: 60,
        // Each connection has requests of its own, so that no two make the same one at the same time.
        setupClient: client => {
          const first = connection++
          client.setRequests(
            requests.filter((_, index) => index % connections === first).map(request => prepared(request)),
          )
        },
      },
      error => {
        if (error) return reject(error)
        latencies.sort((a, b) => a - b)
        const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN
        resolve({
          seconds: (ended - began) / 1000,
          requests: latencies.length,
          failures,
          p50Ms: at(0.5),
          p99Ms: at(0.99),
        })
      },
    )
    running.on('response', (_client, status, _bytes, milliseconds) => {
      ended = performance.now()
      latencies.push(milliseconds)
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
    })
    running.on('reqError', error => {
      failures[error.message] = (failures[error.message] ?? 0) + 1
    })
  })
}

const prepared = ({ method, path, headers, body }: Request) => ({
  method,
  path,
  headers: method === 'POST' ? { ...headers, [idempotencyKey]: randomUUID() } : headers,
  ...(body !== null && { body }),
})
