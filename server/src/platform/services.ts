import type { Authenticator } from './access/authenticator.ts'
import type { Database } from './data/database.ts'
import type { MalwareScanner } from './files/malware-scanner.ts'
import type { FileStorage } from './files/storage.ts'
import type { Thumbnails } from './files/thumbnails.ts'
import type { CompanyRegister } from './gateways/company-register/company-register.ts'
import type { MailTransport } from './gateways/mail/mail.ts'
import type { OutboundHttps, OutboundReach } from './gateways/outbound-https/outbound-https.ts'
import type { AddressRanges } from './http/address-ranges.ts'
import type { Keyring } from './secrets/keyring.ts'
import type { ServiceLog } from './telemetry/log.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Contract } from './contract/family.ts'
import type { Contributions } from './slots.ts'
import type { Transactions } from './transactions/transactions.ts'

/** What the platform offers to every family; made once, at start. */
export interface Services {
  readonly database: Database
  readonly authenticator: Authenticator
  /** The one way to write. */
  readonly transactions: Transactions
  readonly keyring: Keyring
  readonly outbound: OutboundHttps
  /** What `outbound` was made with, for a thread that has its own. */
  readonly outboundReach: OutboundReach
  /** Where the bytes of files lie. */
  readonly files: FileStorage
  /** Null where files are not scanned for malware. */
  readonly malwareScanner: MalwareScanner | null
  readonly thumbnails: Thumbnails
  /** Null where no mail server is configured: then mail is held for an administrator to read. */
  readonly mail: MailTransport | null
  /** Where companies are looked up; `built-in` is the register of made companies. */
  readonly companyRegister: CompanyRegister | 'built-in' | 'off'
  /** Where many people sign in from one network address. */
  readonly sharedAddresses: AddressRanges
  /** The public base address, without a trailing slash. */
  readonly baseUrl: string
  /** Every family's contract, in the order of the reference. */
  readonly contracts: readonly Contract[]
  readonly log: ServiceLog
  readonly metrics: Metrics
  /** The rate budgets a caller has left, as `GET /v1/me/access` shows them. */
  readonly rateBudgets: RateBudgets
  /** What families have put into a slot: `contributions(approvalSources)`. */
  readonly contributions: Contributions
}

export interface RateBudgets {
  of(organisationId: string, credentialId: string): Promise<readonly RateBudget[]>
}

export interface RateBudget {
  readonly scope: 'key' | 'tenant'
  readonly limit: number
  readonly windowSeconds: number
  readonly remaining: number
  readonly resetAt: string
}
