// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'

export type MeAccessAnswer = {
  membership: {
    /** An identifier (UUIDv7). */
    id: string
    displayName: string
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  }
  organisation: {
    /** An identifier (UUIDv7). */
    id: string
    name: string
    timeZone: string
    sandbox: boolean
  }
  /** What the request may do: the member's capabilities cut by the credential's scope. */
  capabilities: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  modules: readonly {
    module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
    licensed: boolean
    /** In force for the member: licensed, switched on, and with a seat. */
    active: boolean
  }[]
  credential: {
    kind: 'session' | 'personal_key' | 'service_key' | 'oauth'
    /** An identifier (UUIDv7). */
    id: string
    name: string
    /** Null for a session, which is not cut. */
    scope:
      | readonly (
          | 'org.admin'
          | 'members.manage'
          | 'hr.manage'
          | 'reports.team'
          | 'worktime.supervise'
          | 'payroll.run'
          | 'integrations.manage'
          | 'invoicing.manage'
          | 'projects.manage'
          | 'projects.read'
          | 'crm.use'
          | 'crm.privacy'
          | 'scheduling.plan'
          | 'service.dispatch'
        )[]
      | null
    readOnly: boolean
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    expiresAt: string | null
  }
  rateLimits: readonly {
    scope: 'key' | 'tenant'
    limit: number
    windowSeconds: number
    remaining: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    resetAt: string
  }[]
}

export const me = (call: Call) => ({
  /**
   * Who the request acts as, what it may do, and what is left of its rate limits.
   *
   * Reachable with any credential, also a key with an empty scope: the first request of an integration, and the one to compare with `x-service-capabilities` after a 403.
   *
   * `GET /v1/me/access`
   */
  access: (options?: CallOptions): Promise<MeAccessAnswer> =>
    call({ id: 'me.access', method: 'GET', path: '/v1/me/access' }, {}, options),
})
