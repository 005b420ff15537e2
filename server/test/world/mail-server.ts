import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { createCertificateAuthority } from './certificates.ts'

/** A mail as it arrived. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** How it came. */
  readonly encrypted: boolean
  readonly user: string | null
  /** The whole message, and what a mail program reads in it. */
  readonly raw: string
  readonly mail: Email
}

/** The server's reply to one step of a conversation; undefined accepts it. A promise delays the reply. */
export type Verdict = { readonly code: number; readonly text?: string } | undefined
type Judge<Subject> = (subject: Subject) => Verdict | Promise<Verdict>

export interface MailServerOptions {
  readonly encryption?: 'starttls' | 'tls' | 'none'
  readonly credentials?: { readonly user: string; readonly password: string }
  readonly port?: number
  /** How it sees the sender and the recipient, and what it does with a whole message. */
  readonly onSender?: Judge<string>
  readonly onRecipient?: Judge<string>
  readonly onMessage?: Judge<Received>
}

export interface MailServer {
  readonly port: number
  /** As `KONTTORI_SMTP_URL` has it. */
  readonly url: string
  /** The mails it took, in the order in which they came. */
  readonly received: Received[]
  /** What was sent to an address. */
  to(address: string): Received[]
  close(): Promise<void>
}

const authority = createCertificateAuthority('Mail authority')
export const mailAuthority = authority.certificate

/** A real mail server on loopback, with a certificate of `mailAuthority`. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { encryption = 'starttls', credentials, onSender, onRecipient, onMessage } = options
  const received: Received[] = []
  const server = new SMTPServer({
    ...authority.issue(['localhost', '127.0.0.1']),
    secure: encryption === 'tls',
    disabledCommands: [...(encryption === 'starttls' ? [] : ['STARTTLS']), ...(credentials ? [] : ['AUTH'])],
    ...(encryption === 'none' && { allowInsecureAuth: true }),
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === credentials?.user && password === credentials?.password
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onMailFrom: ({ address }, _session, done) => judged(onSender, address, done),
    onRcptTo: ({ address }, _session, done) => judged(onRecipient, address, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        void PostalMime.parse(bytes).then(mail => {
          const one: Received = {
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            encrypted: session.secure,
            user: typeof session.user === 'string' ? session.user : null,
            raw: bytes.toString('utf8'),
            mail,
          }
          judged(onMessage, one, error => {
            if (!error) received.push(one)
            done(error)
          })
        }, done)
      })
    },
  })
  // A killed client resets its connections.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp'
  const login = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : ''
  return {
    port,
    url: `${scheme}://${login}127.0.0.1:${port}${encryption === 'none' ? '?tls=off' : ''}`,
    received,
    to: address => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** The same for one test, closed after it. */
export async function mailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options)
  onTestFinished(() => server.close())
  return server
}

function judged<Subject>(
  judge: Judge<Subject> | undefined,
  subject: Subject,
  done: (error?: Error | null) => void,
): void {
  void Promise.resolve(judge?.(subject)).then(verdict =>
    verdict ? done(Object.assign(new Error(verdict.text ?? 'No'), { responseCode: verdict.code })) : done(),
  )
}
