import {
  array,
  described,
  Flag,
  Id,
  Name,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { capabilities } from '../../../../platform/vocabulary/capabilities.ts'

export const OAuthConsent = object(
  {
    id: Type.String({ description: 'The request for consent; only the browser that it began in has it.' }),
    client: described(
      object({ id: described(Id, 'The `client_id` of OAuth.'), name: Name }),
      'The app that asks.',
    ),
    redirectUri: Type.String({ description: 'Where the browser is sent with the answer.' }),
    membership: described(
      object({
        id: described(Id, 'The membership.'),
        displayName: described(Name, 'The member as the others see them.'),
      }),
      "The membership that the browser's session acts as.",
    ),
    organisation: described(
      object({
        id: described(Id, 'The organisation.'),
        name: described(Name, 'The organisation as its members know it.'),
      }),
      'The organisation of that membership.',
    ),
    scope: array(
      oneOf(capabilities, { description: 'A capability that the app asks for and the member can give it.' }),
      {
        description: 'What the app would get: the capabilities that it asks for and the member can give it.',
      },
    ),
    readOnly: described(Flag, 'Whether the app would be refused every write.'),
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
