import type { Services } from '../../../../platform/services.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { isActive, memberAccess } from '../../../company/organisation/port.ts'
import type { Invited, Roster } from '../persons/roster.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { mailReset } from './mailing.ts'
import { activeMemberships, nextMembership } from './organisations.ts'
import * as store from './store.ts'

/** Further requests are dropped. The limits per address keep callers far below. */
const mostWaiting = 1000

/**
 * Requests for a new password, handled one after the other after they are answered, so that no answer's time shows
 * whether there is such an account. Requests that are lost with the process are not repeated; people ask again.
 */
export class ResetRequests {
  readonly #work: (email: string, requestId: string) => Promise<void>
  readonly #services: Pick<Services, 'log'>
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  constructor(services: Pick<Services, 'log'>, work: (email: string, requestId: string) => Promise<void>) {
    this.#services = services
    this.#work = work
  }

  note(email: string, requestId: string): void {
    if (this.#waiting >= mostWaiting) {
      this.#services.log.warn('password reset dropped', { requestId })
      return
    }
    this.#waiting++
    this.#last = this.#last.then(async () => {
      try {
        await this.#work(email, requestId)
      } catch (error) {
        this.#services.log.error('password reset failed', error, { requestId })
      } finally {
        this.#waiting--
      }
    })
  }

  /** Resolves when everything noted so far is done. */
  flush(): Promise<void> {
    return this.#last
  }
}

const requestsOfServices = new WeakMap<Services, ResetRequests>()

export function resetRequests<M extends Invited>(services: Services, roster: Roster<M>): ResetRequests {
  let requests = requestsOfServices.get(services)
  if (!requests) {
    requests = new ResetRequests(services, (email, requestId) => reset(services, roster, email, requestId))
    requestsOfServices.set(services, requests)
  }
  return requests
}

/**
 * Mails a link to an address that has an account, from an organisation where it is an active member; asked again, from
 * the next one. A local account gets one too: whoever reads it proves the address.
 */
async function reset<M extends Invited>(
  services: Services,
  roster: Roster<M>,
  email: string,
  requestId: string,
): Promise<void> {
  const memberships = await activeMemberships(services, roster, email)
  const membership = nextMembership(memberships, await store.lastMailedBy(services.database, email))
  if (!membership) return

  const { membershipId, organisation } = membership
  // Nobody has shown yet who they are, so it is nobody's doing.
  const actor = { membershipId: null, credentialKind: 'system', credentialId: null } as const
  const request = { orgId: organisation.id, actor, operation: 'session.forgotPassword', requestId }
  await services.transactions.run(request, async (tx, commit) => {
    const [member, addressee] = await Promise.all([
      memberAccess(tx, roster, membershipId),
      roster.addresseeOf(tx, membershipId),
    ])
    if (!isActive(member, organisation.timeZone, tx.now) || !addressee) return
    await commit(noted(auditLine('sign_in.password_reset_requested', membershipId)))
    const link = { membershipId, email, personId: null }
    const { token, expiresAt } = store.issue(tx, link, store.mailedLinkSeconds)
    const usefulUntil = addSeconds(tx.now, store.mailedLinkSeconds)
    mailReset(tx, services, { ...addressee, email }, organisation, { token, expiresAt, usefulUntil })
  })
}
