import { resolve } from 'node:path'
import { type ClamdAddress, clamdUrlForm, readClamdUrl } from './files/clamd.ts'
import { directoryOf, type FilePlace, filesUrlForm, readFilesUrl } from './files/place.ts'
import { isRange, loopback } from './http/address-ranges.ts'
import { type Mailbox, readMailbox } from './gateways/mail/mailbox.ts'
import { readRegisterUrl, type RegisterPlace, registerUrlForm } from './gateways/company-register/url.ts'
import { readSmtpUrl, type SmtpServer, smtpUrlForm } from './gateways/mail/smtp-server.ts'
import { defaultReadsOfAddress } from './http/address-window.ts'
import { type ConnectionLimits, defaultConnectionLimits } from './http/connections.ts'

/** Everything the service reads from its environment, checked. */
export type Configuration = {
  /** An address or a name; `localhost` is both loopback addresses. */
  readonly host: string
  readonly port: number
  /** `{base_url}` in links, without a slash at the end; null when it follows from the port the system chooses (`PORT=0`). */
  readonly baseUrl: string | null
  /** Absolute. */
  readonly dataDir: string
  /** Where files lie. */
  readonly files: FilePlace
  /** Where files are scanned for malware; null: nowhere. */
  readonly clamd: ClamdAddress | null
  /** Where running services leave word of themselves for commands; null: where the system has such files. */
  readonly runtimeDir: string | null
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Processes of this service on one database; they divide the rate limits while Redis is away. */
  readonly nodes: number
  /** Where `GET /metrics` listens; null when nowhere. Port 0: one that the system chooses. */
  readonly metrics: Listener | null
  readonly demo: boolean
  /** Requests a rolling minute; `address` is for anyone who asks without credentials. */
  readonly rateLimits: { readonly key: number; readonly organisation: number; readonly address: number }
  readonly connections: ConnectionLimits
  /** Addresses and ranges of proxies whose word is taken for the client that they forward. */
  readonly trustedProxies: readonly string[]
  /** Whether keys and other secrets are taken over plain HTTP from other machines. */
  readonly allowPlainHttp: boolean
  /** Addresses and ranges that many people sign in from. */
  readonly sharedAddresses: readonly string[]
  readonly webhooksAllowPrivate: boolean
  /** Where mail is handed over, and who it comes from; null: it is held for administrators to read. */
  readonly mail: { readonly server: SmtpServer; readonly from: Mailbox } | null
  /** Where companies are looked up by their business id. */
  readonly companyRegister: RegisterPlace
  /** Where to report weaknesses, as `mailto:` or `https:` URL; null: `security.txt` names nobody. */
  readonly securityContact: string | null
  /** Null: one made at the first start and kept in the data directory. */
  readonly secret: string | null
  /** Secrets from before `secret`, for as long as the database was not brought to that. */
  readonly formerSecrets: readonly string[]
}

export type Listener = { readonly host: string; readonly port: number }

export type Environment = Readonly<Record<string, string | undefined>>

/** A variable holds a value the service cannot use; the message names the variable. Its value may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly variable: string

  constructor(variable: string, expectation: string) {
    super(`${variable} must be ${expectation}.`)
    this.variable = variable
  }
}

const shortestSecret = 32
/** More requests a minute than anybody sends. */
const unlimited = 1_000_000_000

/** Throws `ConfigurationError` for the first variable with a wrong value. An empty variable counts as not set. */
export function readConfiguration(environment: Environment): Configuration {
  const host = read(environment, 'HOST') ?? 'localhost'
  const port = readInteger(environment, 'PORT', 8080, 0, 65_535)
  const databaseUrl = readUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const demo = readSwitch(environment, 'KONTTORI_DEMO', databaseUrl === null)
  const dataDir = resolve(read(environment, 'KONTTORI_DATA_DIR') ?? 'data')
  return {
    host,
    port,
    baseUrl: readBaseUrl(environment) ?? (port === 0 ? null : `http://${linkHost(host)}:${port}`),
    dataDir,
    files: readFiles(environment, dataDir),
    clamd: readClamd(environment),
    runtimeDir: read(environment, 'KONTTORI_RUNTIME_DIR') ?? null,
    databaseUrl,
    redisUrl: readUrl(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    nodes: readInteger(environment, 'KONTTORI_NODES', 1, 1, 1000),
    metrics: readMetrics(environment),
    demo,
    rateLimits: {
      key: readInteger(environment, 'KONTTORI_RATE_LIMIT_KEY', 600, 1, unlimited),
      organisation: readInteger(environment, 'KONTTORI_RATE_LIMIT_ORGANISATION', 3000, 1, unlimited),
      address: readInteger(environment, 'KONTTORI_RATE_LIMIT_ADDRESS', defaultReadsOfAddress, 1, unlimited),
    },
    connections: readConnections(environment),
    trustedProxies: readRanges(environment, 'KONTTORI_TRUSTED_PROXIES') ?? loopback,
    allowPlainHttp: readSwitch(environment, 'KONTTORI_ALLOW_PLAIN_HTTP', false),
    sharedAddresses: readRanges(environment, 'KONTTORI_SHARED_ADDRESSES') ?? [],
    webhooksAllowPrivate: readSwitch(environment, 'KONTTORI_WEBHOOKS_ALLOW_PRIVATE', false),
    mail: readMail(environment),
    companyRegister: readCompanyRegister(environment, demo),
    securityContact: readSecurityContact(environment),
    secret: readSecret(environment),
    formerSecrets: readFormerSecrets(environment),
  }
}

function read(environment: Environment, variable: string): string | undefined {
  const value = environment[variable]?.trim()
  return value === '' ? undefined : value
}

function readInteger(
  environment: Environment,
  variable: string,
  fallback: number,
  low: number,
  high: number,
): number {
  const text = read(environment, variable)
  if (text === undefined) return fallback
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= low && value <= high) return value
  throw new ConfigurationError(variable, `a whole number from ${low} to ${high}`)
}

function readConnections(environment: Environment): ConnectionLimits {
  const { all, address } = defaultConnectionLimits
  return {
    all: readInteger(environment, 'KONTTORI_CONNECTIONS', all, 1, 1_000_000),
    address: readInteger(environment, 'KONTTORI_CONNECTIONS_ADDRESS', address, 1, 1_000_000),
  }
}

/** Undefined when not set. */
function readRanges(environment: Environment, variable: string): readonly string[] | undefined {
  const text = read(environment, variable)
  if (text === undefined) return undefined
  if (text.toLowerCase() === 'none') return []
  const ranges = text.split(',').flatMap(range => (range.trim() === 'loopback' ? loopback : range.trim()))
  if (ranges.every(isRange)) return ranges
  throw new ConfigurationError(
    variable,
    'a list of addresses and ranges, such as “10.0.0.7, 2001:db8::/32”, “loopback”, or “none”',
  )
}

function readMetrics(environment: Environment): Listener | null {
  const port = 'KONTTORI_METRICS_PORT'
  if (read(environment, port) === undefined) return null
  return {
    host: read(environment, 'KONTTORI_METRICS_HOST') ?? '127.0.0.1',
    port: readInteger(environment, port, 0, 0, 65_535),
  }
}

function readSwitch(environment: Environment, variable: string, fallback: boolean): boolean {
  const text = read(environment, variable)?.toLowerCase()
  if (text === undefined) return fallback
  if (['on', 'true', '1'].includes(text)) return true
  if (['off', 'false', '0'].includes(text)) return false
  throw new ConfigurationError(variable, '"on" or "off"')
}

function readUrl(environment: Environment, variable: string, protocols: readonly string[]): string | null {
  const text = read(environment, variable)
  if (text === undefined) return null
  if (protocols.some(protocol => text.startsWith(`${protocol}//`))) return text
  throw new ConfigurationError(
    variable,
    `a URL that begins with ${protocols.map(name => `${name}//`).join(' or ')}`,
  )
}

function readBaseUrl(environment: Environment): string | null {
  const variable = 'KONTTORI_BASE_URL'
  const text = readUrl(environment, variable, ['http:', 'https:'])
  if (text === null) return null
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password) {
    throw new ConfigurationError(variable, 'a URL without query, fragment and credentials')
  }
  return url.href.replace(/\/+$/, '')
}

function readFiles(environment: Environment, dataDir: string): FilePlace {
  const variable = 'KONTTORI_FILES_URL'
  const text = read(environment, variable)
  if (text === undefined) return directoryOf(dataDir)
  const region = read(environment, 'AWS_REGION') ?? read(environment, 'AWS_DEFAULT_REGION')
  const place = readFilesUrl(text, dataDir, region)
  if (place) return place
  throw new ConfigurationError(variable, filesUrlForm)
}

function readClamd(environment: Environment): ClamdAddress | null {
  const text = read(environment, 'KONTTORI_CLAMD_URL')
  if (text === undefined) return null
  const address = readClamdUrl(text)
  if (address) return address
  throw new ConfigurationError('KONTTORI_CLAMD_URL', clamdUrlForm)
}

function readMail(environment: Environment): Configuration['mail'] {
  const [url, sender] = [read(environment, 'KONTTORI_SMTP_URL'), read(environment, 'KONTTORI_MAIL_FROM')]
  const server = url === undefined ? null : readSmtpUrl(url)
  if (server === undefined) throw new ConfigurationError('KONTTORI_SMTP_URL', smtpUrlForm)
  const from = sender === undefined ? undefined : readMailbox(sender)
  if (from === undefined && (server !== null || sender !== undefined))
    throw new ConfigurationError(
      'KONTTORI_MAIL_FROM',
      'the address that mail comes from, such as “Konttori <office@example.com>”',
    )
  return server && from ? { server, from } : null
}

/** The register that comes with the service has made companies, so it is only for the demo unless it is chosen. */
function readCompanyRegister(environment: Environment, demo: boolean): RegisterPlace {
  const text = read(environment, 'KONTTORI_COMPANY_REGISTER_URL')
  if (text === undefined) return demo ? 'built-in' : 'off'
  const place = readRegisterUrl(text)
  if (place) return place
  throw new ConfigurationError('KONTTORI_COMPANY_REGISTER_URL', registerUrlForm)
}

/** RFC 9116 §2.5.3; a plain address is written as the URL that it means. */
function readSecurityContact(environment: Environment): string | null {
  const variable = 'KONTTORI_SECURITY_CONTACT'
  const text = read(environment, variable)
  if (text === undefined) return null
  const url = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url) && URL.canParse(url)) return url
  throw new ConfigurationError(variable, 'an e-mail address, or a URL that begins with mailto: or https://')
}

function readSecret(environment: Environment): string | null {
  const text = read(environment, 'KONTTORI_SECRET')
  if (text === undefined) return null
  if (Buffer.byteLength(text) >= shortestSecret) return text
  throw new ConfigurationError('KONTTORI_SECRET', `a random text of at least ${shortestSecret} bytes`)
}

function readFormerSecrets(environment: Environment): readonly string[] {
  const variable = 'KONTTORI_SECRET_FORMER'
  const secrets = (read(environment, variable) ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  if (secrets.length > 0 && read(environment, 'KONTTORI_SECRET') === undefined)
    throw new ConfigurationError('KONTTORI_SECRET', 'given where KONTTORI_SECRET_FORMER is')
  if (secrets.every(text => Buffer.byteLength(text) >= shortestSecret)) return secrets
  throw new ConfigurationError(variable, `former secrets of at least ${shortestSecret} bytes, one a line`)
}

/** A wildcard address is for listening; nobody can follow a link to it, and browsers make no passkeys for an IP address. */
function linkHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
