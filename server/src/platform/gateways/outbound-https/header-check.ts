import { OutboundRefused } from './refused.ts'

/** Set by the connection; from a caller they could smuggle a second request or name another host. */
const ours = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'accept-encoding',
])

/**
 * What else cannot be sent, undici refuses.
 *
 * @throws {OutboundRefused} `header_not_valid` for a header that is ours to set.
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const name in headers)
    if (ours.has(name.toLowerCase()))
      throw new OutboundRefused('header_not_valid', `The header ${name} is set by the connection.`)
}
