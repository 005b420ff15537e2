import { createTransport } from 'nodemailer'
import {
  connectionsAtOnce,
  type MailMessage,
  type MailRefusal,
  MailRefused,
  type MailTransport,
} from './mail.ts'
import { headerText, type Mailbox } from './mailbox.ts'
import type { SmtpServer } from './smtp-server.ts'

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

function refusalOf(error: unknown): MailRefused {
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

export interface SmtpOptions {
  readonly server: SmtpServer
  readonly from: Mailbox
  /** An additional certificate authority, PEM; for development and tests. */
  readonly ca?: string
}

const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}
/** Servers close idle connections; they are closed here earlier, so that no message is sent on a closed one. */
const idleTimeout = 20_000

/** Sends messages to one mail server over pooled connections. */
export function smtpTransport({ server, from, ca }: SmtpOptions): MailTransport {
  const { host, port, encryption, credentials } = server
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    maxConnections: connectionsAtOnce,
    // The outbox retries failed messages, so the pool must not.
    maxRequeues: 0,
    idleTimeout,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  // The pool reports broken connections separately from their messages.
  transport.on('error', () => {})
  return {
    async send(message, signal) {
      try {
        const { response } = await transport.sendMail({ ...contentOf(message, from, domain), signal })
        return response
      } catch (error) {
        throw refusalOf(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

const contentOf = (message: MailMessage, from: Mailbox, domain: string) => ({
  messageId: `<${message.id}@${domain}>`,
  date: new Date(message.writtenAt),
  from: asAddress(from),
  to: asAddress(message.to),
  subject: headerText(message.subject),
  text: message.text,
  html: message.html,
  headers: {
    // RFC 3834 §5 suppresses automatic replies; Exchange has a header of its own.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': message.locale,
  },
})

const asAddress = ({ name, address }: Mailbox) => ({ name: name === null ? '' : headerText(name), address })
