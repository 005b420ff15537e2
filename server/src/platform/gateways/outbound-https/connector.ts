import { isIP } from 'node:net'
import { connect as secure, type SecureContext, type TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { dial } from './dial.ts'
import type { Resolve } from './names.ts'
import { OutboundRefused } from './refused.ts'

/** A name with more addresses is refused: a hostile name server could send hundreds. */
const mostAddresses = 32
/** Addresses tried for one connection. */
const mostTried = 6

export interface ConnectorOptions {
  readonly resolve: Resolve
  /** Why an address may not be connected to, or null. */
  readonly refusedRange: (address: string) => string | null
  readonly secureContext: SecureContext
  /** For name resolution, TCP and TLS together. */
  readonly connectTimeoutMs: number
  /** Aborts connections that are being opened. */
  readonly closing: AbortSignal
}

/**
 * Opens every connection of a pool, so that no request avoids the check: the name is resolved here, once,
 * every answer must be public, and the socket goes to one of the checked addresses. A `lookup` hook would not do: it
 * is never called for IP literals. SNI and certificate stay those of the host name.
 */
export function checkedConnector(options: ConnectorOptions): buildConnector.connector {
  return (target, callback) => {
    open(target.hostname, Number(target.port || 443), options).then(
      socket => callback(null, socket),
      error => callback(error, null),
    )
  }
}

/** Opens no connection: for tests that send random requests. */
export const noConnector: buildConnector.connector = (target, callback) =>
  callback(
    new OutboundRefused('connection_failed', `Nobody is called here, so ${target.hostname} is not.`),
    null,
  )

async function open(host: string, port: number, options: ConnectorOptions): Promise<TLSSocket> {
  const limit = new AbortController()
  const cut = () => limit.abort(new OutboundRefused('closed', 'The service is stopping.'))
  const expire = () =>
    limit.abort(
      new OutboundRefused('timeout', `No connection to ${host} within ${options.connectTimeoutMs} ms.`),
    )
  const timer = setTimeout(expire, options.connectTimeoutMs)
  options.closing.addEventListener('abort', cut, { once: true })
  if (options.closing.aborted) cut()
  try {
    const addresses = await checkedAddresses(host, options, limit.signal)
    const socket = await dial(addresses.slice(0, mostTried), port, limit.signal)
    return await handshake(socket, host, options.secureContext, limit.signal)
  } finally {
    clearTimeout(timer)
    options.closing.removeEventListener('abort', cut)
  }
}

/** @throws {OutboundRefused} `name_not_resolved`, or `address_not_public` when only one of many answers is not. */
async function checkedAddresses(
  host: string,
  options: ConnectorOptions,
  signal: AbortSignal,
): Promise<string[]> {
  const answers = isIP(host) ? [host] : await resolved(host, options.resolve, signal)
  if (answers.length === 0) throw new OutboundRefused('name_not_resolved', `${host} has no address.`)
  if (answers.length > mostAddresses)
    throw new OutboundRefused('name_not_resolved', `${host} has more than ${mostAddresses} addresses.`)
  for (const address of answers) {
    const range = options.refusedRange(address)
    if (range !== null)
      throw new OutboundRefused(
        'address_not_public',
        `${host} leads to ${address}, which is not a public address (${range}).`,
      )
  }
  return interleaved(answers)
}

async function resolved(host: string, resolve: Resolve, signal: AbortSignal): Promise<readonly string[]> {
  const { promise: cut, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([resolve(host, signal), cut])
  } catch (error) {
    if (error instanceof OutboundRefused) throw error
    const reason = (error as NodeJS.ErrnoException).code ?? 'no answer'
    throw new OutboundRefused('name_not_resolved', `${host}: ${reason}.`, { cause: error })
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** IPv6 and IPv4 alternately, so that a family without a route costs one attempt. RFC 8305 section 4. */
function interleaved(addresses: readonly string[]): string[] {
  const v6 = addresses.filter(address => isIP(address) === 6)
  const v4 = addresses.filter(address => isIP(address) !== 6)
  return Array.from({ length: Math.max(v6.length, v4.length) }, (_, i) => [v6[i], v4[i]])
    .flat()
    .filter(address => address !== undefined)
}

function handshake(
  socket: Awaited<ReturnType<typeof dial>>,
  host: string,
  secureContext: SecureContext,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const session = secure({
    socket,
    host,
    // SNI carries names only, RFC 6066 section 3; a literal is checked against the certificate's IP addresses.
    ...(isIP(host) ? {} : { servername: host }),
    secureContext,
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0 would turn the default off.
    rejectUnauthorized: true,
    // One protocol with one set of limits; every receiver of webhooks speaks it.
    ALPNProtocols: ['http/1.1'],
  })
  const cut = () => session.destroy(signal.reason)
  signal.addEventListener('abort', cut, { once: true })
  if (signal.aborted) cut()
  const failed = (error: NodeJS.ErrnoException) => {
    signal.removeEventListener('abort', cut)
    session.destroy()
    reject(
      error instanceof OutboundRefused
        ? error
        : new OutboundRefused(
            'tls_failed',
            `No secure connection to ${host}: ${error.code ?? error.message}.`,
            { cause: error },
          ),
    )
  }
  session.once('error', failed)
  session.once('secureConnect', () => {
    signal.removeEventListener('abort', cut)
    session.removeListener('error', failed)
    // An alert after the handshake (TLS 1.3 refuses a missing client certificate so) is only reported, and the end that
    // follows would hide it.
    session.on('error', error => session.destroy(error))
    resolve(session)
  })
  return promise
}
