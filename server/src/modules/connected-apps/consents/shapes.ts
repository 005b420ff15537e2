import { array, Flag, Id, Name, object, oneOf, type Static, Type } from '../../../platform/contract/shapes.ts'
import { capabilities } from '../../../platform/vocabulary/capabilities.ts'

export const OAuthConsent = object(
  {
    id: Type.String({ description: 'The request for consent; only the browser that it began in has it.' }),
    client: object({ id: Id, name: Name }),
    redirectUri: Type.String({ description: 'Where the browser is sent with the answer.' }),
    membership: object({ id: Id, displayName: Name }),
    organisation: object({ id: Id, name: Name }),
    scope: array(
      oneOf(capabilities, { description: 'A capability that the app asks for and the member can give it.' }),
    ),
    readOnly: Flag,
    offlineAccess: Type.Boolean({
      description: 'Whether the app goes on without the member, by refresh tokens.',
    }),
  },
  { title: 'OAuthConsent' },
)
export type OAuthConsent = Static<typeof OAuthConsent>

export const ConsentAnswer = object(
  {
    continueAt: Type.String({
      description: 'A path of this service, where the browser goes on to the app with the answer.',
    }),
  },
  { title: 'ConsentAnswer' },
)
