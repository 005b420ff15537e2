import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  IdOf,
  Name,
  object,
  RecordId,
  type Static,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { sessionCodes } from '../sessions/contract.ts'
import { exampleSession, Session, tokenOnce } from '../sessions/shapes.ts'

/** An organisation that the person of a session may switch to. */
export const OwnOrganisation = object(
  {
    id: RecordId,
    name: described(Name, 'The organisation as its members know it.'),
    sandbox: Type.Boolean({ description: 'Whether it is a sandbox, whose clock can be moved.' }),
    current: Type.Boolean({ description: 'Whether the session is in it.' }),
  },
  { title: 'OwnOrganisation' },
)
export type OwnOrganisation = Static<typeof OwnOrganisation>

const switchingOperations = {
  organisations: {
    method: 'GET',
    path: '/v1/session/organisations',
    summary: 'List organisations to switch to',
    description: 'The organisations that the person of the session may switch to, by name.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    answers: wholeList(OwnOrganisation),
  },
  switch: {
    method: 'POST',
    path: '/v1/session/switch',
    idempotency: tokenOnce,
    summary: 'Switch the organisation',
    description:
      'Go on in another of the person’s organisations. The session ends, and one in the other organisation takes its place with a new token. It is as old as the one before: switching prolongs nothing.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'none',
    body: object({ organisationId: described(IdOf('organisation'), 'The organisation to go on in.') }),
    answers: Session,
    refuses: ['organisation_not_found', 'session_switched', 'sign_in_failed'],
    example: {
      body: { organisationId: exampleId('organisationId') },
      answer: exampleSession,
    },
  },
} as const satisfies Record<string, Operation>

export const switching = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals({
    organisation_not_found: {
      status: 404,
      title: 'No such organisation',
      when: 'The person of the session has no active membership in an organisation with this id.',
      remedy: 'Read the ids from `GET /v1/session/organisations`.',
    },
    session_switched: {
      status: 409,
      title: 'The session has gone on elsewhere',
      when: 'Another request of the same session switched, or renewed its token, a moment ago.',
      remedy: 'Go on with the cookie of that answer; the one that was sent is void.',
    },
  }),
  events: events({}),
  uses: sessionCodes,
  operations: switchingOperations,
})
