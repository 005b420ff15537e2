import { createTransport } from 'nodemailer'
import { connectionsAtOnce, type MailMessage, type MailTransport } from './mail.ts'
import { headerText, type Mailbox } from './mailbox.ts'
import { refusalOf } from './refusal.ts'
import type { SmtpServer } from './smtp-server.ts'

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
