import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { mailableAdministrators } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import {
  dateAndTime,
  type MailableMember,
  type MailServices,
  type NewMail,
  sendMails,
} from '../../../company/outgoing-mail/port.ts'
import type { Attempt } from '../shapes.ts'
import { failingMail } from './letter.ts'

/** A webhook whose streak of failures has not been reported. */
interface FailingWebhook {
  readonly id: Id
  readonly url: string
  readonly description: string | null
  readonly consecutiveFailures: number
  readonly lastSuccessAt: Instant | null
}

/**
 * Notifies the administrators of webhooks that have just given a delivery up, once for each streak: as many failures in
 * a row as a delivery has attempts, so that one bad event among good ones is no streak. A success ends it. The
 * webhooks stay as they are. `gaveUp` has the last attempt of each webhook.
 */
export async function reportFailing(
  tx: WriteTransaction,
  services: MailServices & { readonly log: ServiceLog },
  gaveUp: ReadonlyMap<Id, Attempt>,
): Promise<void> {
  const failing = await markReported(tx, [...gaveUp.keys()])
  if (failing.length === 0) return
  const administrators = await mailableAdministrators(tx)
  if (administrators.length === 0) return
  const organisation = await settingsOf(tx)
  const mails = failing.flatMap(webhook =>
    administrators.map(person => report(webhook, gaveUp.get(webhook.id), person, organisation)),
  )
  try {
    sendMails(tx, services, mails)
  } catch (error) {
    // Deliveries go on, whatever is wrong with the address of an administrator.
    services.log.error('a failing webhook could not be reported', error, { orgId: tx.orgId })
  }
}

const markReported = (tx: WriteTransaction, ids: readonly Id[]): Promise<FailingWebhook[]> =>
  tx.sql<FailingWebhook>`
    update webhooks set failing_reported_at = ${tx.now}
    where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) and failing_reported_at is null
      and consecutive_failures >= ${limits.webhook.attempts} and deleted_at is null
    returning id, url, description, consecutive_failures, last_success_at`

function report(
  webhook: FailingWebhook,
  attempt: Attempt | undefined,
  person: MailableMember,
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): NewMail {
  const { locale } = person
  const { host, origin, pathname } = new URL(webhook.url)
  const news = {
    organisation: name,
    name: person.callName,
    // Some receivers have their password in the query.
    address: `${origin}${pathname}`,
    host,
    description: webhook.description,
    failures: webhook.consecutiveFailures,
    lastError: errorOf(attempt),
    lastSuccess: webhook.lastSuccessAt && dateAndTime(webhook.lastSuccessAt, timeZone, locale),
  }
  return {
    kind: 'webhook_failing',
    to: { address: person.email, name: person.displayName, membershipId: person.id },
    locale,
    ...failingMail(news, locale),
    about: { type: 'webhook', id: webhook.id },
  }
}

const errorOf = (attempt: Attempt | undefined): string =>
  attempt?.responseStatus == null ? (attempt?.errorCode ?? 'unexpected') : `HTTP ${attempt.responseStatus}`
