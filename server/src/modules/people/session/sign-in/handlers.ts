import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type MemberLookup, organisationInstant } from '../../../company/organisation/port.ts'
import { settleElsewhere, signInEndings } from '../accounts/endings.ts'
import { join, type TakingUp } from '../accounts/joining.ts'
import { rememberDevice } from '../attempts/devices.ts'
import { linkAttempt, passwordAttempt } from '../attempts/limits.ts'
import { hasSecondFactor, signInMethodsOf } from '../methods/sign-in-methods.ts'
import { acceptChoice } from '../passwords/choosing.ts'
import { arePasswords, hashAndCompare } from '../passwords/hashing.ts'
import { saltOf } from '../passwords/salts.ts'
import { signingIn } from '../persons/actor.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { type Account, accountsOf, isProven, type MembershipKey } from '../persons/directory.ts'
import { organisationOf } from '../persons/organisations-store.ts'
import { signInOrganisationsOf } from '../persons/organisations.ts'
import { type Invited, memberRoster, type Roster } from '../persons/roster.ts'
import { choose, signInFailed } from '../persons/rules.ts'
import { askSecondFactor, challenge, type SecondFactorChallenge } from '../second-factor/ask.ts'
import { beginSession, enter, type Entering } from '../sessions/beginning.ts'
import { endedCookie, sessionCookie } from '../sessions/cookie.ts'
import { end } from '../sessions/rules.ts'
import * as store from '../sessions/store.ts'
import * as view from '../sessions/view.ts'
import { session } from './contract.ts'
import { takeUp } from './rules.ts'

export const handlers = handle(session, {
  async create({ body, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const email = roster.normaliseAddress(body.email)
    const accounts = email === undefined ? [] : await accountsOf(services.database, email)
    const attempt = await passwordAttempt(services, browser, email ?? body.email, accounts)
    const right = await arePasswords(
      body.password,
      accounts.map(({ person }) => person.passwordHash),
    )
    const opened = accounts.filter((_, index) => right[index])
    if (opened.length === 0) {
      recordFailedSignIn(services, {
        memberships: concernedBy(accounts, body.organisationId),
        organisationId: body.organisationId,
        requestId,
        address: browser.address,
      })
      return refuse('sign_in_failed', signInFailed().detail)
    }
    if (opened.length === accounts.length || opened.some(({ person }) => isProven(person)))
      await attempt.succeeded()
    else await attempt.takeBack()

    const organisations = await signInOrganisationsOf(services, roster, opened)
    const choice = choose(organisations, body.organisationId)
    if (isRefused(choice)) return refuse(choice.refusal, choice.detail, choice.extra)
    const { person, membershipId, organisation } = choice.state
    const entering = { person, membershipId, organisation }
    const asked = await askSecondFactor(services, entering, { operation: 'session.create', requestId })
    if (asked) return refuse('second_factor_required', 'Give the second factor too.', asked)
    const answer = await enter(
      services,
      { orgId: organisation.id, membershipId, operation: 'session.create', requestId },
      browser,
      (tx, commit) => beginSession(tx, commit, entering, roster, browser),
    )
    rememberDevice(services, browser, person)
    return answer
  },

  async get({ caller, db, refuse }) {
    const shown = await store.show(db, caller.credential.id)
    if (!shown) return refuse('invalid_token', 'The session has ended.')
    return view.session(
      shown,
      caller.membership,
      caller.organisation,
      caller.credential.secondFactorMissing ?? false,
    )
  },

  async end({ caller, db, services, browser, commit }) {
    await commit(end([caller.credential.id]), async ids => store.remove(db, ids))
    browser.set(endedCookie(services.baseUrl))
    return undefined
  },

  async invitation({ body, services, browser, refuse }) {
    const attempt = await linkAttempt(services, browser)
    const { organisation, member } =
      (await openInvitation(services, services.contributions(memberRoster), body.token)) ??
      refuse('invitation_not_found', unknownLink)
    await attempt.takeBack()
    return { organisation: { name: organisation.name }, email: member.email }
  },

  async activate({ body, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const endings = services.contributions(signInEndings)
    const request = { operation: 'session.activate', requestId }
    const attempt = await linkAttempt(services, browser)
    const { link, reader, organisation, member, mailed } =
      (await openInvitation(services, roster, body.token)) ?? refuse('invitation_not_found', unknownLink)

    // Anyone who has seen the link may be trying the passwords of the address.
    const { email, id: membershipId } = member
    const { database } = services
    const [accounts, salt] = await Promise.all([accountsOf(database, email), saltOf(database, email)])
    const guess = await passwordAttempt(services, browser, email, accounts)
    const known = accounts.find(({ person }) => isProven(person)) ?? null
    const { passwordHash: present = null } = known?.person ?? {}
    const { hash: passwordHash, isSame } = await hashAndCompare(body.password, salt, present)
    // Asked for a mailed link alone: its reader may be told of their account, and may learn it from the time.
    const isActive = mailed && known !== null && (await isActiveAnywhere(services, roster, known))
    const taken = takeUp(mailed, present === null ? null : { isRight: isSame, isActive })
    if (isRefused(taken)) return refuse(taken.refusal, taken.detail)
    const how = taken.state
    if (how !== 'as_proven') {
      const names = [...(await namesOf(reader, roster, membershipId)), organisation.name]
      const accepted = await acceptChoice(body.password, { email, names })
      if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    }
    await attempt.succeeded()
    if (how === 'local') await guess.forgiveAddress()
    else await guess.succeeded()

    const write = { ...request, orgId: link.orgId, actor: signingIn(membershipId) }
    const outcome = await services.transactions.run(write, async (tx, commit) => {
      const still = await roster.findInvitation(tx, link.hash, tx.now)
      if (still?.member.email !== email) return refuse('invitation_not_found', unknownLink)
      const taking = takingUp(how, known, passwordHash)
      if (taking.how === 'as_proven') {
        const joining = { membershipId, person: taking.person }
        const asked = await challengeToJoin(tx, commit, joining, services.baseUrl, link.hash)
        if (asked) return { asked }
      }
      const { person, endedIn } = await join(tx, commit, roster, endings, still, taking)
      const entering = { person, membershipId, organisation }
      return { ...(await beginSession(tx, commit, entering, roster, browser)), person, endedIn }
    })
    if ('asked' in outcome) return refuse('second_factor_required', secondFactorToJoin, outcome.asked)
    await settleElsewhere(services, endings, outcome.endedIn, request)
    browser.set(sessionCookie(services.baseUrl, outcome.token))
    rememberDevice(services, browser, outcome.person)
    return outcome.answer
  },
})

/** What a link leads to now, before the write transaction that looks again. */
async function openInvitation(services: Services, roster: Roster<Invited>, token: string) {
  const link = roster.invitationLink(token)
  if (!link) return undefined
  const reader = services.database.reader(link.orgId)
  const organisation = await organisationOf(reader)
  if (!organisation) return undefined
  const invitation = await roster.findInvitation(reader, link.hash, organisationInstant(organisation))
  return invitation && { link, reader, organisation, ...invitation }
}

function takingUp(how: TakingUp['how'], known: Account | null, passwordHash: string): TakingUp {
  if (how === 'as_proven' && known) return { how, person: known.person }
  if (how === 'prove') return { how, passwordHash, expected: known?.person ?? null }
  return { how: 'local', passwordHash }
}

/** Asks who joins with a proven account for its second factor; undefined when it has none. */
async function challengeToJoin(
  tx: WriteTransaction,
  commit: Commit,
  joining: Pick<Entering, 'membershipId' | 'person'>,
  baseUrl: string,
  invitationHash: Buffer,
): Promise<SecondFactorChallenge | undefined> {
  const methods = await signInMethodsOf(tx, joining.person.id)
  return hasSecondFactor(methods)
    ? challenge(tx, commit, joining, methods, baseUrl, invitationHash)
    : undefined
}

const secondFactorToJoin = 'Give the second factor to join the organisation.'
const unknownLink = 'The activation link is unknown, used, replaced or too old.'

/**
 * The memberships whose trails record a wrong password: that in the organisation that was named, else those of the proven
 * account. Anyone who made a local account with somebody's address does not learn when and from where that person signs in.
 */
function concernedBy(accounts: readonly Account[], organisationId: Id | undefined): readonly MembershipKey[] {
  const everywhere = accounts.flatMap(({ memberships }) => memberships)
  const named = everywhere.filter(({ orgId }) => orgId === organisationId)
  if (named.length > 0) return named
  return accounts.find(({ person }) => isProven(person))?.memberships ?? everywhere
}

async function namesOf(
  reader: TenantDb,
  members: Pick<Roster<Invited>, 'addresseeOf'>,
  membershipId: Id,
): Promise<string[]> {
  const addressee = await members.addresseeOf(reader, membershipId)
  return [addressee?.displayName ?? '', addressee?.callName ?? '']
}

async function isActiveAnywhere(
  services: Services,
  members: MemberLookup,
  account: Account,
): Promise<boolean> {
  const organisations = await signInOrganisationsOf(services, members, [account])
  return organisations.some(({ active }) => active)
}

interface FailedSignIn {
  /** Those of the person whose address was given: every one, or that of the organisation they named. */
  readonly memberships: readonly { readonly orgId: Id; readonly membershipId: Id }[]
  readonly organisationId: Id | undefined
  readonly requestId: string
  readonly address: string
}

/**
 * Records a wrong password on the audit trail of each organisation that the person belongs to. It is not awaited: an
 * answer that took longer would tell which accounts exist. The limits of signing in bound how many run at once.
 */
function recordFailedSignIn(services: Services, failed: FailedSignIn): void {
  const { memberships, organisationId, requestId, address } = failed
  const named = memberships.filter(({ orgId }) => orgId === organisationId)
  for (const { orgId, membershipId } of named.length > 0 ? named : memberships)
    services.transactions
      .run(
        { orgId, actor: signingIn(null), operation: 'session.create', requestId, address },
        (_tx, commit) => commit(noted(auditLine('sign_in.password_failed', membershipId))),
      )
      .catch(error =>
        services.log.warn('a failed sign-in is not on the audit trail', { orgId, error: String(error) }),
      )
}
