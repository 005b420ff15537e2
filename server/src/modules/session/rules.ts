import type { Instant } from '../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, type Refused } from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Role } from '../../platform/vocabulary/capabilities.ts'

/** A person's membership in one organisation, as sign-in sees it. */
export interface Choice {
  readonly organisation: { readonly id: Id; readonly name: string }
  readonly membershipId: Id
  readonly active: boolean
}

/**
 * Which of a person's organisations a sign-in is for. Asked only when the password was right: what is refused
 * here tells a person of their own organisations. One they have no active membership in is as good as a wrong
 * password.
 */
export function choose<C extends Choice>(
  choices: readonly C[],
  organisationId: Id | undefined,
): Decision<C, never, 'sign_in_failed' | 'organisation_required'> {
  const open = choices.filter(({ active }) => active)
  const [only, ...others] = organisationId
    ? open.filter(({ organisation }) => organisation.id === organisationId)
    : open
  if (!only) return signInFailed()
  if (others.length > 0)
    return refuse('organisation_required', 'You belong to several organisations; choose one.', {
      organisations: [only, ...others].map(({ organisation: { id, name } }) => ({ id, name })),
    })
  return accept(only)
}

export const signInFailed = (): Refused<'sign_in_failed'> =>
  refuse('sign_in_failed', 'The e-mail address or the password is wrong.')

/** A browser session as it is stored; its token lies beside it, as a hash. */
export interface Session {
  readonly id: Id
  readonly membershipId: Id
  /** The role it was begun with: a session does not outlive it. */
  readonly role: Role
  readonly userAgent: string | null
  /** Whether more than a password was given. */
  readonly secondFactor: boolean
  readonly authenticatedAt: Instant
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
}

/** How somebody who begins a session has proved who they are, and when, by the organisation's clock. */
export type Proved = Pick<Session, 'secondFactor' | 'authenticatedAt' | 'createdAt'>

/** Begins a session of a member who is active: `member` is undefined for who is not. One that goes on from another organisation is as old as it was there. */
export function begin(
  member: { readonly id: Id; readonly role: Role } | undefined,
  userAgent: string | null,
  proved: Proved,
  { id, now }: { readonly id: Id; readonly now: Instant },
): Decision<Session, never, 'sign_in_failed'> {
  if (!member) return signInFailed()
  const session: Session = {
    id,
    membershipId: member.id,
    role: member.role,
    userAgent: userAgent === null ? null : userAgent.slice(0, 400),
    secondFactor: proved.secondFactor,
    authenticatedAt: proved.authenticatedAt,
    createdAt: proved.createdAt,
    lastUsedAt: now,
  }
  return accept(session, {
    audit: [{ action: 'session.begin', targetType: 'session', targetId: session.id }],
  })
}

/** Ends sessions; one that is gone already stays gone. */
export const end = (ids: readonly Id[]): Decision<readonly Id[], never, never> =>
  accept(ids, {
    audit: ids.map(id => ({ action: 'session.end', targetType: 'session', targetId: id })),
  })

/**
 * How a password given with an invitation's link takes it up. `known`: whether it is that of the proven account of the
 * address, and whether that account is an active member anywhere; null when there is none with a password. A link that
 * somebody else has seen answers the same whoever has an account where: what is no proven password makes a local one.
 */
export function takeUp(
  mailed: boolean,
  known: { readonly isRight: boolean; readonly isActive: boolean } | null,
): Decision<'as_proven' | 'prove' | 'local', never, 'sign_in_failed'> {
  if (known?.isRight) return accept('as_proven')
  if (!mailed) return accept('local')
  // Who is active nowhere gets no mail with a link to a new password, so this mail is that link too.
  if (known?.isActive)
    return refuse(
      'sign_in_failed',
      'Your address has an account already; give its password, or get a new one.',
    )
  return accept('prove')
}

const shortestPassword = 12
const fewestDifferent = 5

/**
 * Whether a person may choose the password. NIST SP 800-63B §3.1.1.2: length counts, composition rules do not; what
 * everybody would guess first is refused.
 */
export function acceptPassword(
  password: string,
  email: string,
): Decision<string, never, 'password_too_weak'> {
  // The guideline counts Unicode code points.
  const characters = Array.from(password.normalize('NFKC'))
  if (characters.length < shortestPassword)
    return refuse('password_too_weak', `The password needs at least ${shortestPassword} characters.`)
  if (new Set(characters).size < fewestDifferent)
    return refuse('password_too_weak', `The password needs at least ${fewestDifferent} different characters.`)
  const folded = password.normalize('NFKC').toLowerCase()
  const name = email.split('@', 1)[0]?.toLowerCase() ?? ''
  if (folded === email.toLowerCase() || (name.length >= 4 && folded.replaceAll(/\d/g, '') === name))
    return refuse('password_too_weak', 'The password is too much like the e-mail address.')
  return accept(password)
}

/** For a password that is long enough, and among those that somebody who guesses tries first. */
export const usualPassword = (): Refused<'password_too_weak'> =>
  refuse(
    'password_too_weak',
    'The password is among those that are tried first: a usual one, or one made of a name, a place, a date or your own words. A few unrelated words in a row are fine.',
  )
