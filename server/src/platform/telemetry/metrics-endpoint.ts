import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'
import { PrometheusMetrics } from './prometheus.ts'

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
