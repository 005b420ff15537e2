import {
  array,
  Flag,
  Id,
  Instant,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { capabilities } from '../../../platform/vocabulary/capabilities.ts'
import { endReasons, grantStates } from './grant.ts'

const RealInstant = (description: string) => Type.String({ format: 'date-time', description })

export const OAuthGrant = object(
  {
    id: Id,
    clientId: Id,
    clientName: Type.String({ description: 'The name of the app, also after it has been deleted.' }),
    membershipId: Id,
    scope: array(oneOf(capabilities)),
    readOnly: Flag,
    offlineAccess: Type.Boolean({
      description: 'Whether the app goes on without the member, by refresh tokens.',
    }),
    state: oneOf(grantStates),
    lastUsedAt: nullable(Instant),
    expiresAt: RealInstant(
      'When the last of its tokens ends; every refresh moves it. In real time, also in a sandbox whose clock has been moved.',
    ),
    endedAt: nullable(Instant),
    endReason: nullable(oneOf(endReasons)),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'OAuthGrant' },
)
export type OAuthGrant = Static<typeof OAuthGrant>
