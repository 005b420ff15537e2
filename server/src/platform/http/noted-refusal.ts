import type { FastifyRequest } from 'fastify'
import { eventOfRefusal } from '../telemetry/security-events.ts'
import type { SecurityLog } from '../telemetry/security-log.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'
import type { ErrorCatalogue } from './problem.ts'

/** Tells the security log of a refusal, by its route and never by its URL, in which somebody may have put a secret. */
export function noteRefusal(
  security: SecurityLog,
  { code, extra }: RequestRefused,
  request: FastifyRequest,
  catalogue: ErrorCatalogue,
): void {
  const event = eventOfRefusal(code, catalogue.get(code) ?? { status: 500 }, extra['scope'])
  if (!event || (event === 'credentials.refused' && !presentsCredentials(request))) return
  const { caller, ip, method, requestId, routeOptions } = request
  security.note(
    event,
    {
      organisationId: caller?.organisation.id ?? null,
      membershipId: caller?.membership.id ?? null,
      credentialKind: caller?.credential.kind ?? null,
      credentialId: caller?.credential.id ?? null,
      address: ip,
    },
    { code, method, route: routeOptions.url ?? '', requestId },
  )
}

/** A request without any is somebody who looks around, or our own page that asks whether there is a session. */
const presentsCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers.cookie !== undefined
