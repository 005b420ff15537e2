import { recentUntil } from '../sessions/lifetime.ts'
import { hasSecondFactor } from '../methods/sign-in-methods.ts'
import { passkey } from '../passkeys/view.ts'
import type { SignIn } from './contract.ts'
import type { Self } from '../methods/person.ts'

export const signIn = ({ person, standing, session }: Self): SignIn => ({
  email: person.email,
  secondFactor: hasSecondFactor(standing),
  totp: {
    state: standing.totp === null ? 'off' : standing.totp.confirmedAt === null ? 'pending' : 'on',
    confirmedAt: standing.totp?.confirmedAt ?? null,
  },
  passkeys: standing.passkeys.map(passkey),
  recoveryCodesLeft: standing.recoveryCodesLeft,
  authenticatedAt: session.authenticatedAt,
  recentUntil: recentUntil(session),
})
