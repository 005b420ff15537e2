import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  type PrometheusContentType,
  Registry,
} from '@prometheus-io/client'
import type { Metrics, Count, NoteAnswer } from './metrics.ts'
import { RequestDurations } from './request-durations.ts'

/** Metrics of the service and its process in Prometheus's text format. */
class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry<PrometheusContentType>()
  readonly #durations = new RequestDurations()

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${this.#durations.text()}`
  }

  answersOf(operation: string): NoteAnswer {
    return this.#durations.of(operation)
  }

  counter({ name, help, label, values = [] }: Parameters<Metrics['counter']>[0]): Count {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.#registry] })
    for (const value of values) counter.inc({ [label]: value }, 0)
    return value => counter.inc({ [label]: value })
  }

  gauge({ name, help }: Parameters<Metrics['gauge']>[0], read: () => number): void {
    // prom-client calls it with the gauge as `this`.
    const collect = function (this: Gauge) {
      this.set(read())
    }
    new Gauge({ name, help, registers: [this.#registry], collect })
  }
}

export interface ServedMetrics {
  readonly metrics: Metrics
  /** For instance `http://127.0.0.1:9464/metrics`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` on a port of its own. It requires no credentials, so only operators should be able to reach the
 * host. Throws the system's error when it cannot listen.
 */
export async function serveMetrics(listener: {
  readonly host: string
  readonly port: number
}): Promise<ServedMetrics> {
  const metrics = new PrometheusMetrics()
  const server = createServer(answerWith(metrics))
  server.listen(listener.port, listener.host)
  await once(server, 'listening')
  const { address, port, family } = server.address() as AddressInfo
  return {
    metrics,
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const answerWith =
  (metrics: PrometheusMetrics): RequestListener =>
  async (request, response) => {
    const plain = { 'content-type': 'text/plain; charset=utf-8' }
    if (request.url?.split('?', 1)[0] !== '/metrics')
      return response.writeHead(404, plain).end('Metrics are at /metrics.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { ...plain, allow: 'GET, HEAD' }).end()
    try {
      const text = await metrics.text()
      return response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      return response.writeHead(500, plain).end(`The metrics cannot be read: ${String(error)}\n`)
    }
  }
