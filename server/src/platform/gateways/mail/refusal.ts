import { headerText } from './mailbox.ts'
import { type MailRefusal, MailRefused } from './mail.ts'

/** An error of nodemailer: its own code, and the server's reply where there was one. */
interface TransportError {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
  readonly message?: unknown
}

/** Replies about the authentication, not about the message (RFC 4954 §6). */
const authenticationReplies: ReadonlySet<number> = new Set([530, 534, 535, 538])
const messageCodes: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])
const codes: Readonly<Record<string, MailRefusal>> = {
  EAUTH: 'authentication_failed',
  ENOAUTH: 'authentication_failed',
  ETLS: 'tls_failed',
  ECONNECTION: 'connection_failed',
  ESOCKET: 'connection_failed',
  EDNS: 'connection_failed',
  ECONNREFUSED: 'connection_failed',
  ECONNRESET: 'connection_failed',
  EPROTOCOL: 'deferred',
  ETIMEDOUT: 'timeout',
  EABORT: 'interrupted',
}

export function refusalOf(error: unknown): MailRefused {
  const { code, responseCode, response, message } = (error ?? {}) as TransportError
  const own = typeof code === 'string' ? code : ''
  const reply = typeof responseCode === 'number' ? responseCode : null
  const detail = headerText(String(typeof response === 'string' && response !== '' ? response : message))
  return new MailRefused(kindOf(own, reply), reply, detail, error)
}

function kindOf(code: string, reply: number | null): MailRefusal {
  if (reply !== null && authenticationReplies.has(reply)) return 'authentication_failed'
  // RFC 5321 §4.2.1: 4yz is temporary, also 421, with which a server closes the connection.
  if (reply !== null && reply < 500) return 'deferred'
  if (messageCodes.has(code)) return 'rejected'
  return codes[code] ?? (reply === null ? 'unexpected' : 'deferred')
}
