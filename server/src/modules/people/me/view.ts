import type { Caller } from '../../../platform/access/caller.ts'
import type { Reasons } from '../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../platform/contract/sentences.ts'
import type { RateBudget } from '../../../platform/services.ts'
import { capabilities } from '../../../platform/vocabulary/capabilities.ts'
import { features, isAvailable } from '../../../platform/vocabulary/features.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Access } from './access.ts'
import type { OwnDays } from './port.ts'
import type { Entitlement, NextShift, OpenPunch, Overview, OwnBalance, OwnRequest } from './shapes.ts'
import type { RequestCount, RequestRow } from './store.ts'
import type { Subject } from './subjects.ts'

export const access = (caller: Caller, budgets: readonly RateBudget[]): Access => {
  const { membership, organisation, credential } = caller
  return {
    membership: { id: membership.id, displayName: membership.displayName, role: membership.role },
    organisation: {
      id: organisation.id,
      name: organisation.name,
      timeZone: organisation.timeZone,
      sandbox: organisation.sandbox,
    },
    capabilities: capabilities.filter(capability => caller.capabilities.has(capability)),
    modules: features.map(module => ({
      module,
      licensed: caller.features.has(module),
      available: isAvailable(module),
      active: isAvailable(module) && (caller.features.get(module)?.active ?? false),
    })),
    credential: {
      kind: credential.kind,
      id: credential.id,
      name: credential.name,
      scope: credential.scope === null ? null : [...credential.scope],
      readOnly: credential.readOnly,
      expiresAt: credential.expiresAt,
    },
    rateLimits: budgets.map(({ scope, limit, windowSeconds, remaining, resetAt }) => ({
      scope,
      limit,
      windowSeconds,
      remaining,
      resetAt,
    })),
  }
}

/** What the families have notified, as the member reads it. */
export interface OwnFigures {
  readonly today: PlainDate
  readonly since: Instant
  readonly days: Awaited<ReturnType<OwnDays>>
  readonly requests: readonly RequestCount[]
  readonly punch: OpenPunch | null
  readonly nextShift: NextShift | null
  readonly balances: readonly OwnBalance[]
  readonly entitlements: readonly Entitlement[]
}

export const overview = (told: OwnFigures): Overview => ({
  today: { workDate: told.today, workDay: told.days.today, punch: told.punch },
  nextShift: told.nextShift,
  balances: [...told.balances],
  entitlements: [...told.entitlements],
  openRequests: told.requests.filter(({ open }) => open > 0).map(({ kind, open }) => ({ kind, count: open })),
  decisionsSince: { since: told.since, count: told.requests.reduce((sum, { decided }) => sum + decided, 0) },
  missingDays: [...told.days.missing],
})

/** A request with what it is; nothing where that is gone. */
export const request = (
  row: RequestRow,
  subject: Subject | undefined,
  reasons: Reasons,
  language: Locale,
): OwnRequest | undefined =>
  subject && {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    title: subject.title,
    typeName: subject.typeName,
    state: row.state,
    fromDate: row.fromDate,
    toDate: row.toDate,
    minutes: subject.minutes,
    amountCents: subject.amountCents,
    ...reasonOf(row.reason, reasons, language),
    decidedAt: row.decidedAt,
    updatedAt: row.updatedAt,
  }

/** What somebody wrote is told as they wrote it. */
function reasonOf(said: string | null, reasons: Reasons, language: Locale) {
  if (said === null || !Object.hasOwn(reasons, said)) return { reason: said, explanation: null }
  const explanation = { code: said, values: {} }
  return { reason: sentenceOf(reasons, explanation, language), explanation }
}
