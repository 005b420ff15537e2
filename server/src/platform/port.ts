import type { CredentialSource } from './access/authenticator.ts'
import type { Caller } from './access/caller.ts'
import type { Database, WriteTransaction } from './data/database.ts'
import type { TenantDb } from './data/tenant-db.ts'
import type { FactListener } from './events/event-log.ts'
import type { NamelessRecords } from './contract/names.ts'
import type { NamedRecords } from './names.ts'
import type { SealedColumn } from './secrets/sealed-columns.ts'
import type { Services } from './services.ts'
import { type Contributions, optionalSlot, requiredSlot, slot } from './slots.ts'
import type { Worker } from './worker.ts'
import type { Instant } from './vocabulary/dates.ts'
import type { Id } from './vocabulary/ids.ts'

/** What is there before the services are made of it. */
export interface Foundation {
  readonly database: Database
  readonly contributions: Contributions
}

/** How keys, tokens and sessions are looked up. */
export const credentialSources = slot<(foundation: Foundation) => CredentialSource>(
  'platform.credential_sources',
)

/** Called with every fact, inside the transaction that records it. */
export const factListeners = slot<(foundation: Foundation) => FactListener>('platform.fact_hearers')

/** What runs beside the requests: deliveries, schedules. */
export const workers = slot<(services: Services) => Worker>('platform.workers')

/** Columns whose values are sealed, so that a change of the service's secret reaches them (ADR 23). */
export const sealedColumns = slot<SealedColumn>('platform.sealed_columns')

/** The direct and indirect reports of a member; a stored answer is given again only within the same reach (ADR 20). */
export const reportsOf =
  requiredSlot<(db: TenantDb, membershipId: Id) => Promise<readonly Id[]>>('platform.reports_of')

/** How records of each type are called, for the answers that have their ids; or why they have no name. */
export const namedRecords = slot<NamedRecords | NamelessRecords>('platform.named_records')

/** On whose behalf a caller may act; an answer that was given on somebody's is given again only while they may (ADR 20). */
export const actsFor =
  optionalSlot<(db: TenantDb, caller: Caller, now: Instant) => Promise<ReadonlySet<Id>>>('platform.acts_for')

/** Called in the transaction that moves a sandbox's clock: what waits for a time may be due now. */
export type ClockListener = (services: Services, tx: WriteTransaction) => void

export const clockListeners = slot<ClockListener>('platform.clock_hearers')

/** What a job does by date for one organisation, in transactions of its own. A sandbox whose clock was moved has it done before the answer. */
export type DatedWork = (services: Services, orgId: Id) => Promise<void>

export const datedWork = slot<DatedWork>('platform.dated_work')

export { recordActions } from './http/may.ts'

export { erasures, freeTexts, stillKnown } from './erasure/erasing.ts'
