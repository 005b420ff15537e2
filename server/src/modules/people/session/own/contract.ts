import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  CreatedAt,
  empty,
  object,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { authenticatedAt, expiresAt, idleExpiresAt, secondFactor, UserAgent } from '../sessions/shapes.ts'

/** One of the person's browsers, as they look through them. */
export const OwnSession = object(
  {
    id: RecordId,
    current: Type.Boolean({ description: 'Whether it is the session that asks.' }),
    userAgent: UserAgent,
    secondFactor,
    authenticatedAt,
    createdAt: CreatedAt,
    lastUsedAt: Type.String({ format: 'date-time', description: 'To about a minute.' }),
    expiresAt,
    idleExpiresAt,
    updatedAt: UpdatedAt,
  },
  { title: 'OwnSession' },
)
export type OwnSession = Static<typeof OwnSession>

const ownSessionOperations = {
  listOwn: {
    method: 'GET',
    path: '/v1/me/sessions',
    summary: 'List own browser sessions',
    description: "The caller's own live browser sessions in the organisation, the newest first.",
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    answers: wholeList(OwnSession),
  },
  endOwn: {
    method: 'DELETE',
    removes: { left: '/v1/me/sessions' },
    path: '/v1/me/sessions/{id}',
    summary: 'End an own browser session',
    description: "End one of the caller's own browser sessions. Ending the session that asks signs out.",
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    params: { id: idOf('session_not_found') },
    status: 204,
    refuses: ['session_not_found'],
  },
  endOthers: {
    method: 'POST',
    path: '/v1/me/sessions/end-others',
    summary: 'End all other own sessions',
    description: "End all of the caller's own browser sessions in the organisation but the one that asks.",
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    body: empty,
    answers: object({ endedCount: Type.Integer({ description: 'How many sessions were ended.' }) }),
    example: { answer: { endedCount: 2 } },
  },
} as const satisfies Record<string, Operation>

export const ownSessions = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals({
    session_not_found: {
      status: 404,
      title: 'No such session',
      when: 'The caller has no browser session with this id in the organisation.',
      remedy: 'Read the ids from `GET /v1/me/sessions`; one that has ended is gone from there.',
      translations: {
        fi: [
          'Istuntoa ei löydy',
          'Hae tunnukset osoitteesta `GET /v1/me/sessions`; päättynyt ei ole enää siellä.',
        ],
        sv: [
          'Sessionen finns inte',
          'Hämta id från `GET /v1/me/sessions`; en som har avslutats finns inte kvar där.',
        ],
      },
    },
  }),
  events: events({}),
  operations: ownSessionOperations,
})
