import type { FastifyRequest } from 'fastify'
import { isDevice } from '../access/caller.ts'
import { eventOfRefusal } from '../telemetry/event-of-refusal.ts'
import type { SecurityLog } from '../telemetry/security-log.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'
import type { ErrorCatalogue } from './problem.ts'

/** Writes a refusal to the security log, with its route and never its URL, which may contain a secret. */
export function logRefusal(
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
      membershipId: caller && !isDevice(caller) ? caller.membership.id : null,
      credentialKind: caller?.credential.kind ?? null,
      credentialId: caller?.credential.id ?? null,
      address: ip,
    },
    { code, method, route: routeOptions.url ?? '', requestId },
  )
}

/** A 401 without credentials is not logged: visitors cause it, and so do pages that ask whether there is a session. */
const presentsCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers.cookie !== undefined
