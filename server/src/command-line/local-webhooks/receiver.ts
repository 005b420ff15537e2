import type { LookupAddress } from 'node:dns'
import { lookup as systemLookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { bodyOf, deliveryIdOf, headersOf, tailOf } from '../../modules/exchange/webhooks/port.ts'
import { acknowledges } from '../../platform/gateways/signed-posts/signed-posts.ts'
import { signatureOf } from '../../platform/secrets/signature.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { UsageError } from '../command.ts'
import type { LoggedEvent } from './event-log.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean =>
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A name was resolved to an address that is not on this machine. */
class NotLoopback extends Error {
  override readonly name = 'NotLoopback'
  readonly code = 'NOT_LOOPBACK'

  constructor(host: string, address: string) {
    super(`${host} leads to ${address}, which is not on this machine.`)
  }
}

/** The addresses of a host, an address itself among them. `localhost` and names below it never leave the machine, RFC 6761 section 6.3. */
async function addressesOf(host: string): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  return systemLookup(host, { all: true, verbatim: true })
}

/** Throws `UsageError` for a host that is elsewhere, or that nobody knows. */
async function requireLoopback(host: string): Promise<void> {
  const addresses = await addressesOf(host).catch(() => {
    throw new UsageError(`--forward-to: the host ${host} has no address.`)
  })
  const elsewhere = addresses.find(({ address }) => !isLoopback(address))
  if (elsewhere)
    throw new UsageError(
      `--forward-to: ${elsewhere.address === host ? host : `${host}, ${elsewhere.address},`} is not on this machine; --allow-remote sends there all the same.`,
    )
}

/** Resolves names for connections, anew for each one, and refuses what leads elsewhere by then. */
export const loopbackLookup: LookupFunction = (host, options, callback) => {
  addressesOf(host).then(
    addresses => {
      const elsewhere = addresses.find(({ address }) => !isLoopback(address))
      const [first] = addresses
      if (elsewhere) callback(new NotLoopback(host, elsewhere.address), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    },
    error => callback(error, '', 0),
  )
}

/** What became of a delivery. */
export interface Forwarding {
  readonly deliveryId: string
  /** Null when no answer came. */
  readonly status: number | null
  readonly durationMs: number
  /** Why it is not acknowledged, for people; null when it is. */
  readonly problem: string | null
}

export interface Receiver {
  readonly address: string
  /** Sends one event, signed as the service signs. Throws the signal's reason; any other failure is an outcome. */
  deliver(event: LoggedEvent, signal: AbortSignal): Promise<Forwarding>
  close(): Promise<void>
}

/** As for a delivery of the service: more of an answer is not read. */
const maxAnswerBytes = 64 * 1024

/** A receiver that is being rewritten restarts often, so that a connection is never older than this. */
const keepAliveMs = 10

/** A receiver on this machine, or anywhere with `allowRemote`. Throws `UsageError` for an address that is none. */
export async function receiverAt(
  text: string,
  secret: string,
  allowRemote: boolean,
  deadlineMs: number = limits.webhook.deadlineMs,
): Promise<Receiver> {
  const url = addressIn(text)
  if (!allowRemote) await requireLoopback(url.hostname.replace(/^\[|\]$/g, ''))
  const agent = new Agent({
    connect: { timeout: deadlineMs, ...(!allowRemote && { lookup: loopbackLookup }) },
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    address: url.href,
    deliver: (event, signal) => deliver({ agent, url, secret, deadlineMs }, event, signal),
    close: () => agent.destroy(),
  }
}

function addressIn(text: string): URL {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === '')
    throw new UsageError(
      `--forward-to must be an address such as http://localhost:3000/hook, which “${text}” is not.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--forward-to has a user name or password, which deliveries never carry.')
  url.hash = ''
  return url
}

interface Sending {
  readonly agent: Agent
  readonly url: URL
  readonly secret: string
  readonly deadlineMs: number
}

async function deliver(
  { agent, url, secret, deadlineMs }: Sending,
  { id, event, createdAt, payload }: LoggedEvent,
  signal: AbortSignal,
): Promise<Forwarding> {
  const deliveryId = deliveryIdOf(id, url.href)
  const message = { event, integrationEventId: id, createdAt, data: JSON.stringify(payload) }
  const body = Buffer.concat(bodyOf(deliveryId, tailOf(message)).map(part => Buffer.from(part as string)))
  const signature = signatureOf([secret], Math.floor(Date.now() / 1000), body)
  const begun = performance.now()
  const told = (status: number | null, problem: string | null): Forwarding => {
    const durationMs = Math.round(performance.now() - begun)
    return { deliveryId, status, durationMs, problem }
  }
  const limit = AbortSignal.timeout(deadlineMs)
  let status: number | null = null
  try {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers: {
        ...headersOf(deliveryId, message),
        'x-service-signature': signature,
        'accept-encoding': 'identity',
      },
      body,
      signal: AbortSignal.any([signal, limit]),
    })
    status = answer.statusCode
    await readWhole(answer.body)
    return told(status, acknowledges(status) ? null : refusalOf(status))
  } catch (error) {
    signal.throwIfAborted()
    return told(status, limit.aborted ? `no whole answer within ${deadlineMs / 1000} s` : reasonOf(error))
  }
}

/** Reads the answer to its end, or as much of it as the service would. */
async function readWhole(body: AsyncIterable<Buffer>): Promise<void> {
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > maxAnswerBytes) return
  }
}

const refusalOf = (status: number): string =>
  status >= 300 && status < 400 ? 'a redirect, which is not followed' : 'not acknowledged'

const wellKnown: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'the host has no address',
  UND_ERR_SOCKET: 'the connection was closed before the answer was whole',
  ECONNRESET: 'the connection was closed before the answer was whole',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'the certificate is self-signed; start konttori with NODE_EXTRA_CA_CERTS=<its file>',
  SELF_SIGNED_CERT_IN_CHAIN:
    'the certificate’s authority is not known; start konttori with NODE_EXTRA_CA_CERTS=<its file>',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the certificate’s authority is not known; start konttori with NODE_EXTRA_CA_CERTS=<its file>',
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  if (!(first instanceof Error)) return String(first)
  const code = 'code' in first ? String(first.code) : ''
  return wellKnown[code] ?? first.message.replaceAll(/\s+/g, ' ')
}
