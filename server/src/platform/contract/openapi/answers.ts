import type { NamedOperation } from '../family.ts'
import { type GateCode, gateRefusals } from '../gate-refusals.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { Refusal } from '../refusals.ts'

/** The codes of the gates that an operation's requests pass, by what the operation asks for. */
export function gateCodesOf(operation: NamedOperation): GateCode[] {
  const anyone = operation.credential === 'public'
  const anonymous = operation.credential === 'anonymous'
  const device = operation.credential === 'device'
  const member = !anyone && !anonymous && !device
  const writes = operation.method !== 'GET'
  const readsTables = operation.table !== undefined || operation.readsTable === true
  const keepsAnswers = takesIdempotencyKey(operation)
  const codes: (GateCode | false)[] = [
    'bad-request',
    !anyone && !anonymous && 'invalid_token',
    !anyone && !anonymous && 'api_key_expired',
    !anyone && !anonymous && 'api_key_owner_inactive',
    !anyone && !anonymous && 'device_inactive',
    member && 'device_credential_confined',
    device && 'device_credential_required',
    member && !operation.withoutSecondFactor && 'second_factor_missing',
    operation.feature !== undefined && 'feature_not_in_plan',
    operation.feature !== undefined && 'module_not_active',
    operation.needs !== 'none' && 'insufficient_role',
    writes && member && !operation.harmless && 'read_only_key',
    operation.credential === 'personal' && 'personal_credential_required',
    operation.credential === 'session' && 'api_key_cannot_manage_keys',
    operation.credential === 'credential_settings' && 'api_key_cannot_manage_credentials',
    anonymous && 'api_key_cannot_start_human_session',
    writes && !anyone && 'origin_not_allowed',
    writes && 'payload-too-large',
    writes && 'unsupported-media-type',
    readsTables && 'table_unreadable',
    readsTables && 'table_header_invalid',
    readsTables && 'table_too_large',
    keepsAnswers && 'idempotency_key_too_long',
    keepsAnswers && 'idempotency_key_reused',
    keepsAnswers && 'idempotency_key_in_flight',
    operation.idempotency === 'required' && 'idempotency_key_required',
    // Anyone who needs no credential is limited by network address or link.
    'too-many-requests',
    operation.deprecated !== undefined && 'operation_retired',
    'internal-error',
    'service_busy',
    'service_unavailable',
    'storage_full',
  ]
  return codes.filter(code => code !== false)
}

export interface CodedRefusal {
  readonly code: string
  readonly refusal: Refusal
}

/** Everything an operation can refuse with, its own codes first. */
export function refusalsOf(
  operation: NamedOperation,
  catalogue: ReadonlyMap<string, Refusal>,
): CodedRefusal[] {
  const own = operation.refuses ?? []
  return [...new Set([...own, ...gateCodesOf(operation)])].map(code => {
    const refusal = catalogue.get(code) ?? gateRefusals[code as GateCode]
    if (!refusal) throw new Error(`${operation.id} refuses with ${code}, which nobody declares`)
    return { code, refusal }
  })
}
