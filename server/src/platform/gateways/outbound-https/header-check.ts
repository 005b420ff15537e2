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

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const fieldValue = /^[\t\x20-\x7e\x80-\xff]*$/

/** @throws {OutboundRefused} `header_not_valid` for a header that cannot be sent or is ours to set. */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const name in headers) {
    if (!fieldValue.test(headers[name] as string)) throw cannotBeSent(name)
    if (!sendable.has(name)) checkName(name)
  }
}

/** The same few names are sent all the time. */
const sendable = new Set<string>()
const mostSendable = 200

function checkName(name: string): void {
  if (!token.test(name)) throw cannotBeSent(name)
  if (ours.has(name.toLowerCase()))
    throw new OutboundRefused('header_not_valid', `The header ${name} is set by the connection.`)
  if (sendable.size < mostSendable) sendable.add(name)
}

const cannotBeSent = (name: string) =>
  new OutboundRefused('header_not_valid', `The header ${JSON.stringify(name)} cannot be sent.`)
