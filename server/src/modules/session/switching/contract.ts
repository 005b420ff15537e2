import type { Operation } from '../../../platform/contract/operation.ts'
import { Id, object, wholeList } from '../../../platform/contract/shapes.ts'
import { exampleSession, OwnOrganisation, Session } from '../shapes.ts'

export const switchingOperations = {
  organisations: {
    method: 'GET',
    path: '/v1/session/organisations',
    summary: 'The organisations that the person of the session may switch to, by name.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    answers: wholeList(OwnOrganisation),
  },
  switch: {
    method: 'POST',
    path: '/v1/session/switch',
    summary: 'Go on in another of the person’s organisations.',
    description:
      'The session ends, and one in the other organisation takes its place with a new token. It is as old as the one before: switching prolongs nothing.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'none',
    body: object({ organisationId: Id }),
    answers: Session,
    refuses: ['organisation_not_found', 'session_switched', 'sign_in_failed'],
    example: {
      body: { organisationId: '0199f2a0-0000-7000-8000-000000000001' },
      answer: exampleSession,
    },
  },
} as const satisfies Record<string, Operation>
