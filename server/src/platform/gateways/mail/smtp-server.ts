import { BlockList, isIP } from 'node:net'

/** The server for outgoing mail. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** `tls` from the first byte, `starttls` before any other command, `none` on the same machine only. */
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly credentials: { readonly user: string; readonly password: string } | null
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Describes a valid address, for an operator who gave another. */
export const smtpUrlForm =
  'an address like smtp://user:password@mail.example.com:587 or smtps://…:465; only on loopback may ?tls=off be added'

/** Reads `smtp://` (STARTTLS required) and `smtps://` addresses. Undefined for any other text. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (host === '' || url.hash !== '' || !['', '/'].includes(url.pathname) || url.port === '0')
    return undefined
  const encryption = encryptionOf(url, host)
  const credentials = credentialsOf(url)
  if (!encryption || credentials === undefined) return undefined
  const usualPort = encryption === 'tls' ? 465 : 587
  return { host, port: url.port === '' ? usualPort : Number(url.port), encryption, credentials }
}

function encryptionOf(url: URL, host: string): SmtpServer['encryption'] | undefined {
  const secure = url.protocol === 'smtps:'
  if (url.search === '') return secure ? 'tls' : 'starttls'
  // Messages contain links that sign people in, so they never leave the machine unencrypted.
  return url.search === '?tls=off' && !secure && isLoopback(host) ? 'none' : undefined
}

function isLoopback(host: string): boolean {
  const family = isIP(host)
  return family === 0
    ? host.toLowerCase() === 'localhost'
    : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

function credentialsOf({ username, password }: URL): SmtpServer['credentials'] | undefined {
  if (username === '') return password === '' ? null : undefined
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
