import { createSecureContext, getCACertificates } from 'node:tls'
import { Agent } from 'undici'
import { checkedConnector, noConnector } from './connector.ts'
import type { OutboundAnswer, OutboundRequest } from './exchange.ts'
import { Exchanges } from './exchanges.ts'
import { publicNames, type Resolve, systemNames } from './names.ts'
import { specialRange } from './public-address.ts'
import { parseDestination, type UrlCheck } from './url.ts'

export type { OutboundAnswer, OutboundRequest } from './exchange.ts'
export { type OutboundCode, OutboundRefused } from './refused.ts'
export type { Resolve } from './names.ts'
export type { UrlCheck } from './url.ts'

/** The only way in which the service calls an address that a customer gave: HTTPS, and only the public internet. */
export interface OutboundHttps {
  /** @throws {OutboundRefused} whenever there is no whole answer. A request is never sent twice. */
  post(url: string, request: OutboundRequest): Promise<OutboundAnswer>
  /** The checks that need no network, for registration; `post` repeats them. */
  checkUrl(url: string): UrlCheck
  /** Refuses new requests, waits for those under way (each ends by its deadline) and closes every connection. */
  close(): Promise<void>
}

/** Whom it calls and trusts; plain data, so that another thread can create its own. */
export interface OutboundReach {
  /** Allows private names and addresses, for development only. HTTPS is still required. */
  readonly allowPrivate: boolean
  /** Refuses every connection before a name is resolved. */
  readonly closed?: boolean
  /** A certificate authority (PEM) trusted besides the system's. */
  readonly ca?: string
}

export interface OutboundOptions extends OutboundReach {
  /** Every address of a name; DNS when left out. */
  readonly resolve?: Resolve
  readonly limits?: Partial<OutboundLimits>
}

export interface OutboundLimits {
  /** Connections to one origin. */
  readonly connections: number
  /** Requests to one origin that are sent or wait for a connection; the next is `destination_busy`. */
  readonly requests: number
  /** Origins with open connections; the next is `destination_busy`. */
  readonly origins: number
  /** Milliseconds for name, TCP and TLS of one connection. */
  readonly connectTimeoutMs: number
  /** Milliseconds an idle connection is kept. Short, because a receiver that closes it first costs a delivery. */
  readonly keepAliveMs: number
}

const defaultLimits: OutboundLimits = {
  // More than one organisation has under way: receivers on one host share its connections.
  connections: 512,
  requests: 1024,
  origins: 2000,
  connectTimeoutMs: 10_000,
  keepAliveMs: 4000,
}

export function createOutboundHttps(options: OutboundOptions): OutboundHttps {
  const { allowPrivate } = options
  const limits = { ...defaultLimits, ...options.limits }
  const closing = new AbortController()
  const connect = options.closed
    ? noConnector
    : checkedConnector({
        resolve: options.resolve ?? (allowPrivate ? systemNames : publicNames()),
        refusedRange: allowPrivate ? () => null : specialRange,
        // Made once: reading some 150 authorities takes milliseconds.
        secureContext: createSecureContext({
          minVersion: 'TLSv1.2',
          ...(options.ca === undefined ? {} : { ca: [...getCACertificates('default'), options.ca] }),
        }),
        connectTimeoutMs: limits.connectTimeoutMs,
        closing: closing.signal,
      })
  const agent = new Agent({
    connect,
    connections: limits.connections,
    maxOrigins: limits.origins,
    pipelining: 1,
    // With HTTP/2 possible, a pool holds every request back until its first connection has negotiated.
    allowH2: false,
    // The deadline of each request is the only timeout.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveMaxTimeout: limits.keepAliveMs,
    // Bounds how long a connection outlives its DNS answer, so that a receiver that moved is found.
    clientTtl: 60_000,
    maxHeaderSize: 16 * 1024,
  })
  const exchanges = new Exchanges(agent, { allowPrivate, requestsPerOrigin: limits.requests })
  let closed: Promise<void> | undefined

  return {
    post: (url, request) => exchanges.post(url, request),
    checkUrl: url => {
      const parsed = parseDestination(url, allowPrivate)
      return parsed.ok ? { ok: true, url: parsed.destination.url } : parsed
    },
    close() {
      closed ??= exchanges.drain().then(() => {
        closing.abort()
        return agent.destroy()
      })
      return closed
    },
  }
}
