import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { expiryOf, idleExpiryOf, type SessionBounds } from './lifetime.ts'
import type { Session } from './shapes.ts'
import type { ShownSession } from './store.ts'

export const session = (
  shown: ShownSession,
  membership: { readonly id: Id; readonly displayName: string; readonly role: Role },
  organisation: {
    readonly id: Id
    readonly name: string
    readonly timeZone: string
    readonly sandbox: boolean
  } & SessionBounds,
  secondFactorMissing: boolean,
): Session => ({
  id: shown.id,
  person: { id: shown.person.id, email: shown.person.email },
  membership: { id: membership.id, displayName: membership.displayName, role: membership.role },
  organisation: {
    id: organisation.id,
    name: organisation.name,
    timeZone: organisation.timeZone,
    sandbox: organisation.sandbox,
  },
  userAgent: shown.userAgent,
  secondFactor: shown.secondFactor,
  secondFactorMissing,
  authenticatedAt: shown.authenticatedAt,
  createdAt: shown.createdAt,
  expiresAt: expiryOf(shown, organisation),
  idleExpiresAt: idleExpiryOf(shown, organisation),
})
