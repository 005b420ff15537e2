import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { empty, object, Type, wholeList } from '../../../platform/contract/shapes.ts'
import { OwnSession } from '../shapes.ts'

export const ownSessionOperations = {
  listOwn: {
    method: 'GET',
    path: '/v1/me/sessions',
    summary: "The caller's own live browser sessions in the organisation, the newest first.",
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    answers: wholeList(OwnSession),
  },
  endOwn: {
    method: 'DELETE',
    path: '/v1/me/sessions/{id}',
    summary: "End one of the caller's own browser sessions.",
    description: 'Ending the session that asks signs out.',
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
    summary: "End all of the caller's own browser sessions in the organisation but the one that asks.",
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    body: empty,
    answers: object({ endedCount: Type.Integer() }),
    example: { answer: { endedCount: 2 } },
  },
} as const satisfies Record<string, Operation>
