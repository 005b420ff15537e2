import { recentUntil } from '../../lifetime.ts'
import type { SignIn } from '../shapes.ts'
import { hasSecondFactor, type Passkey } from '../standing.ts'
import type { Self } from './person.ts'

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

export const passkey = ({
  id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
  updatedAt,
}: Omit<Passkey, 'credentialId' | 'transports'>) => ({
  id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
  updatedAt,
})
