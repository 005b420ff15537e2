import {
  array,
  CreatedAt,
  described,
  Flag,
  IdOf,
  Instant,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import { endReasons, grantStates } from './grant.ts'

const RealInstant = (description: string) => Type.String({ format: 'date-time', description })

export const OAuthGrant = object(
  {
    id: RecordId,
    clientId: described(IdOf('oauth_client'), 'The app, `client_id` of OAuth.'),
    clientName: Type.String({ description: 'The name of the app, also after it has been deleted.' }),
    membershipId: described(IdOf('membership'), 'The member who consented and whom the app acts as.'),
    scope: array(oneOf(capabilities), {
      description: 'The capabilities that the member gave, and holds no longer than they do.',
    }),
    readOnly: described(Flag, 'Whether the app is refused every write.'),
    offlineAccess: Type.Boolean({
      description: 'Whether the app goes on without the member, by refresh tokens.',
    }),
    state: oneOf(grantStates, {
      description:
        '`owner_inactive`: the membership is deactivated, and the grant works again once it is not.',
    }),
    lastUsedAt: described(
      nullable(Instant),
      'When a request last carried a token of it, to within minutes; null before the first one.',
    ),
    expiresAt: RealInstant(
      'When the last of its tokens ends; every refresh moves it. In real time, also in a sandbox whose clock has been moved.',
    ),
    endedAt: described(
      nullable(Instant),
      'When it was ended; null while it can be used, and when it only expired.',
    ),
    endReason: described(nullable(oneOf(endReasons)), 'Why it was ended; null as long as nobody ended it.'),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  },
  { title: 'OAuthGrant' },
)
export type OAuthGrant = Static<typeof OAuthGrant>
