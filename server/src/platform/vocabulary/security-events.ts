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
  'devices.refused': attempt('A pairing code was wrong, or a badge or PIN that was given at a device.'),
  'access.refused': attempt('Known credentials asked for what they may not (403).'),
  'access.exceeds_actor': attempt('Somebody tried to give, make or take over more than they hold.'),
  'origin.refused': attempt(
    'A write of a browser session came from another site, or did not say from where.',
  ),
  'transport.refused': attempt(
    'A request that may carry a secret came over plain HTTP from another machine (403).',
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
  'rights.device_changed': change(
    'A place for a device was registered or changed, a device was paired or revoked, or got another credential.',
  ),
  'rights.delegation_changed': change(
    'Somebody may decide on another’s behalf from now on, or may not any more.',
  ),
  'rights.app_changed': change('An app was registered, changed or deleted, or its secret was rotated.'),
  'rights.app_connected': change('A member connected an app.'),
  'rights.app_disconnected': change('An app was disconnected from a member.'),
  'rights.settings_changed': change('The settings of an organisation were changed.'),
  'rights.changed': change('Something else changed who may do what; `action` says what.'),
} as const satisfies Readonly<Record<string, SecurityEvent>>

export type SecurityEventName = keyof typeof securityEvents
