/**
 * Why a request did not bring an answer; stable, stored with delivery attempts.
 *
 * - `url_not_valid`, `url_not_https`, `url_has_credentials`, `url_port_refused`: the URL itself
 * - `host_not_public`: a name that only exists inside a network (`localhost`, `*.local`, one label, …)
 * - `address_not_public`: an IP literal, or an answer of the name's DNS, outside the public internet
 * - `header_not_valid`: a header that cannot be sent or that the connection sets
 * - `name_not_resolved`, `connection_failed`, `tls_failed`, `timeout`: while connecting or waiting
 * - `response_too_large`, `response_malformed`: the answer
 * - `destination_busy`: too much already under way to this destination, nothing was sent; `closed`: the service is stopping
 */
export const outboundCodes = [
  'url_not_valid',
  'url_not_https',
  'url_has_credentials',
  'url_port_refused',
  'host_not_public',
  'address_not_public',
  'header_not_valid',
  'name_not_resolved',
  'connection_failed',
  'tls_failed',
  'timeout',
  'response_too_large',
  'response_malformed',
  'destination_busy',
  'closed',
] as const

export type OutboundCode = (typeof outboundCodes)[number]

/** An outgoing request that was not made, or brought no whole answer. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused'
  readonly code: OutboundCode
  /** Milliseconds from the call to the refusal. */
  readonly durationMs: number
  /** The status, when the headers of an answer arrived before it was cut. */
  readonly status: number | null

  constructor(
    code: OutboundCode,
    detail: string,
    known: { readonly durationMs?: number; readonly status?: number | null; readonly cause?: unknown } = {},
  ) {
    super(detail, known.cause === undefined ? undefined : { cause: known.cause })
    this.code = code
    this.durationMs = known.durationMs ?? 0
    this.status = known.status ?? null
  }
}
