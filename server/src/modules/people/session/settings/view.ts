import { recentUntil } from '../sessions/lifetime.ts'
import { hasSecondFactor } from '../methods/sign-in-methods.ts'
import { passkey } from '../passkeys/view.ts'
import type { SignIn } from './contract.ts'
import type { Self } from '../methods/person.ts'

export const signIn = ({ person, methods, session }: Self): SignIn => ({
  email: person.email,
  secondFactor: hasSecondFactor(methods),
  totp: {
    state: methods.totp === null ? 'off' : methods.totp.confirmedAt === null ? 'pending' : 'on',
    confirmedAt: methods.totp?.confirmedAt ?? null,
  },
  passkeys: methods.passkeys.map(passkey),
  recoveryCodesLeft: methods.recoveryCodesLeft,
  authenticatedAt: session.authenticatedAt,
  recentUntil: recentUntil(session),
})
