import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { readOrganisationToken } from '../../../platform/secrets/organisation-token.ts'
import type { Services } from '../../../platform/services.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../platform/vocabulary/decision.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  type OrganisationAccess,
  organisationAccess,
  organisationInstant,
} from '../../company/organisation/port.ts'
import { countLook } from './limits.ts'
import type { PublicLink } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** What a family opens by links. */
export interface LinkKind {
  readonly kind: string
  /** The module that must be switched on; without it a link leads nowhere. */
  readonly feature: Feature
}

/** A link that somebody has opened. */
export interface OpenedLink {
  readonly link: PublicLink
  readonly subjectId: Id
  readonly organisation: OrganisationAccess
  readonly db: TenantDb
  /** The organisation's present instant. */
  readonly now: Instant
}

export interface Looking {
  readonly token: string
  /** The network address of who looks. */
  readonly address: string
}

/**
 * Opens a link for anyone who holds it, within the limits of its address; throws `too-many-requests` beyond
 * them. It uses nothing up: mail scanners open every link.
 */
export async function openLink(
  services: Services,
  { kind, feature }: LinkKind,
  { token, address }: Looking,
): Promise<OpenedLink | Refused<rules.OpeningCode>> {
  const look = await countLook(services, address)
  const named = readOrganisationToken(token)
  if (!named) return rules.nowhere()
  const db = services.database.reader(named.orgId)
  const [link, organisation] = await Promise.all([store.linkByToken(db, named.hash), organisationIfAny(db)])
  if (!organisation) return rules.nowhere()
  const now = organisationInstant(organisation)
  const opened = rules.opens(link, { kind, now, shown: organisation.features[feature] === true })
  if ('refusal' in opened) return opened
  await look.found()
  return { link: opened, subjectId: opened.subjectId, organisation, db, now }
}

/** Notes when a link was last opened, at most once a minute. */
export async function noteOpening(
  { transactions }: Services,
  { link, now, organisation }: OpenedLink,
  { operation, requestId }: { readonly operation: string; readonly requestId: string },
): Promise<void> {
  if (!rules.opened(link, now)) return
  const request = { orgId: organisation.id, actor: systemActor, operation, requestId }
  await transactions.run(request, async tx => {
    const noticed = rules.opened(link, tx.now)
    if (noticed) tx.defer(store.saveOpening(tx, noticed))
  })
}

async function organisationIfAny(db: TenantDb): Promise<OrganisationAccess | undefined> {
  const [row] = await db.sql<{ organisation: OrganisationAccess | null }>`
    select ${organisationAccess(db.orgId)} as organisation`
  return row?.organisation ?? undefined
}

/** Looks at an opened link once more in the transaction that it is answered in; a refusal when it opens nothing any more. */
export async function stillOpens(
  tx: WriteTransaction,
  { link, organisation }: OpenedLink,
  { kind, feature }: LinkKind,
): Promise<Refused<rules.OpeningCode> | undefined> {
  const now = await store.linkByToken(tx, link.tokenHash)
  const shown = organisation.features[feature] === true
  const opened = rules.opens(now, { kind, now: tx.now, shown })
  return 'refusal' in opened ? opened : undefined
}
