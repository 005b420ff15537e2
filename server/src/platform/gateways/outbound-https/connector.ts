import { isIP } from 'node:net'
import { connect as secure, type SecureContext, type TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { type AddressCheck, checkedAddresses } from './addresses.ts'
import { dial } from './dial.ts'
import { OutboundRefused } from './refused.ts'

export interface ConnectorOptions extends AddressCheck {
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
    const socket = await dial(addresses, port, limit.signal)
    return await handshake(socket, host, options.secureContext, limit.signal)
  } finally {
    clearTimeout(timer)
    options.closing.removeEventListener('abort', cut)
  }
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
