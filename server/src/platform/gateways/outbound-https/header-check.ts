import { OutboundRefused } from './refused.ts'

/** Set by the connection; from a caller they could smuggle in a second request or name another host. */
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
 * Refuses headers that the connection sets; undici refuses the other invalid ones.
 *
 * @throws {OutboundRefused} `header_not_valid`
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const name in headers)
    if (ours.has(name.toLowerCase()))
      throw new OutboundRefused('header_not_valid', `The header ${name} is set by the connection.`)
}
