/** How often an event is logged before it is only counted: an attacker must not fill the disk. */
type Pace = 'attempt' | 'change'

interface SecurityEvent {
  readonly when: string
  readonly pace: Pace
}

const attempt = (when: string): SecurityEvent => ({ when, pace: 'attempt' })
const change = (when: string): SecurityEvent => ({ when, pace: 'change' })

/** The names of the security log. They never change, because alarms depend on them. */
export const securityEvents = {
  'sign_in.succeeded': change('A browser session began.'),
  'sign_in.failed': attempt(
    'An address or a password was wrong, or a link or challenge was not good any more.',
  ),
  'sign_in.second_factor_asked': change('The password was right, and a second factor was asked for.'),
  'sign_in.second_factor_failed': attempt('A second factor, or the proof asked for anew, was wrong.'),
  'sign_in.recovery_code_used': change('Somebody used one of their recovery codes.'),
  'sign_in.limited': attempt('There were too many attempts to sign in.'),
  'sign_in.reset_requested': change('A link to choose a new password was mailed to a member.'),
  'sign_in.methods_changed': change(
    'A password, an authenticator, a passkey or recovery codes were set, changed or taken away.',
  ),
  'session.changed': change('A session was ended, proven anew or moved to another organisation.'),
  'credentials.refused': attempt(
    'A key, token or session was missing, unknown, expired, revoked or of a deactivated owner (401).',
  ),
  'access.refused': attempt('Known credentials asked for what they may not (403).'),
  'access.exceeds_actor': attempt('Somebody tried to give, make or take over more than they hold.'),
  'origin.refused': attempt(
    'A write of a browser session came from another site, or did not say from where.',
  ),
  'limits.exceeded': attempt('A rate limit was used up (429).'),
  'replay.reused': attempt('An Idempotency-Key came again with another request or from another member.'),
  'tokens.reused': attempt(
    'A refresh token or code of a connected app was used twice, and its grant was ended.',
  ),
  'rights.member_changed': change(
    'A member was made, activated, deactivated or deleted, or their role or address was changed.',
  ),
  'rights.capability_changed': change('A capability was granted to a member or taken back.'),
  'rights.key_changed': change('A key was made, changed, rotated, reassigned or revoked.'),
  'rights.app_changed': change('An app was registered, changed or deleted, or its secret was rotated.'),
  'rights.app_connected': change('A member connected an app.'),
  'rights.app_disconnected': change('An app was disconnected from a member.'),
  'rights.settings_changed': change('The settings of an organisation were changed.'),
  'rights.changed': change('Something else changed who may do what; `action` says what.'),
} as const satisfies Readonly<Record<string, SecurityEvent>>

export type SecurityEventName = keyof typeof securityEvents

const byCode: Readonly<Record<string, SecurityEventName>> = {
  sign_in_failed: 'sign_in.failed',
  challenge_not_found: 'sign_in.failed',
  invitation_not_found: 'sign_in.failed',
  password_link_not_found: 'sign_in.failed',
  second_factor_failed: 'sign_in.second_factor_failed',
  proof_failed: 'sign_in.second_factor_failed',
  origin_not_allowed: 'origin.refused',
  idempotency_key_reused: 'replay.reused',
}

/** Codes that ask for a next step and are no refusals. */
const nextSteps = new Set(['second_factor_required'])

/** The security event of a refusal; undefined for codes that do not concern security. */
export function eventOfRefusal(code: string, status: number, scope?: unknown): SecurityEventName | undefined {
  if (nextSteps.has(code)) return undefined
  if (status === 429) return scope === 'sign_in' ? 'sign_in.limited' : 'limits.exceeded'
  const named = byCode[code]
  if (named) return named
  if (/_exceeds_(actor|creator|owner)$/.test(code)) return 'access.exceeds_actor'
  if (status === 401) return 'credentials.refused'
  if (status === 403) return 'access.refused'
  return undefined
}

const byAction: Readonly<Record<string, SecurityEventName | null>> = {
  'session.begin': 'sign_in.succeeded',
  'sign_in.second_factor_asked': 'sign_in.second_factor_asked',
  'sign_in.recovery_code_used': 'sign_in.recovery_code_used',
  'sign_in.password_reset_requested': 'sign_in.reset_requested',
  // Logged where they are refused, which includes addresses without an account.
  'sign_in.password_failed': null,
  'sign_in.second_factor_failed': null,
  'sign_in.proof_failed': null,
  'sign_in.passkey_refused': null,
  'oauth_grants.refresh_token_reused': 'tokens.reused',
  'oauth_grants.code_reused': 'tokens.reused',
  'oauth_grants.consent': 'rights.app_connected',
  'oauth_grants.end': 'rights.app_disconnected',
  'members.grant_capability': 'rights.capability_changed',
  'members.revoke_capability': 'rights.capability_changed',
}

const byTarget: Readonly<Record<string, SecurityEventName>> = {
  api_key: 'rights.key_changed',
  oauth_client: 'rights.app_changed',
  oauth_grant: 'rights.changed',
  organisation: 'rights.settings_changed',
  session: 'session.changed',
  sign_in: 'sign_in.methods_changed',
}

/** Fields of a member that affect their rights or their sign-in. */
const memberFields = new Set(['role', 'email', 'status', 'personId', 'capabilities'])
const memberActions = /^members\.(create|activate|deactivate|reactivate|remove|delete|offboard|invite)/

/** The security event of an audit line; undefined where there is none. */
export function eventOfChange(line: {
  readonly action: string
  readonly targetType: string
  readonly changes?: readonly { readonly field: string }[]
}): SecurityEventName | undefined {
  const named = byAction[line.action]
  if (named !== undefined) return named ?? undefined
  if (line.targetType === 'membership')
    return memberActions.test(line.action) || line.changes?.some(({ field }) => memberFields.has(field))
      ? 'rights.member_changed'
      : undefined
  return byTarget[line.targetType]
}
