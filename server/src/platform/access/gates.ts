import type { Operation } from '../contract/operation.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { type AnyCaller, type Caller, type DeviceCaller, isDevice, isKey } from './caller.ts'

/** A caller who has come to the gates of an operation; one who has passed is of the kind that the operation is for. */
export const refusalOfAny = (operation: Operation, caller: AnyCaller): RequestRefused | undefined =>
  isDevice(caller) ? refusalOfDevice(operation, caller) : refusalAtGates(operation, caller)

/**
 * The gates between a known member and an operation, in the order they are tried: kind of credential, read-only
 * key, module, capability. Returns the refusal, or undefined when the caller may pass.
 */
export function refusalAtGates(operation: Operation, caller: Caller): RequestRefused | undefined {
  if (operation.credential === 'device')
    return new RequestRefused('device_credential_required', 'Only a paired device does this.')
  return (
    refusalOfCredential(operation, caller) ??
    refusalOfModule(operation, caller) ??
    refusalOfCapability(operation, caller)
  )
}

/** Whether the gates let the caller pass, for an answer that shows what the operation would show. */
export const mayCall = (caller: Caller, operation: Operation): boolean =>
  refusalAtGates(operation, caller) === undefined

/**
 * Whether the caller has the module and a capability of the operation, for what is read by anyone who may write with it: a key
 * that only reads reads it too.
 */
export const hasRightsOf = (caller: Caller, operation: Operation): boolean =>
  (refusalOfModule(operation, caller) ?? refusalOfCapability(operation, caller)) === undefined

/** A device passes where an operation is for devices, and nowhere else, whatever a member would need there. */
const refusalOfDevice = (operation: Operation, { credential }: DeviceCaller): RequestRefused | undefined =>
  operation.credential === 'device'
    ? undefined
    : new RequestRefused(
        'device_credential_confined',
        `The device “${credential.name}” reaches the operations of devices only.`,
      )

function refusalOfCredential(operation: Operation, caller: Caller): RequestRefused | undefined {
  const need = operation.credential ?? 'any'
  if (caller.credential.secondFactorMissing && !operation.withoutSecondFactor)
    return new RequestRefused(
      'second_factor_missing',
      'The organisation asks for a second factor. Set one up, or give yours, to go on.',
    )
  if (isKey(caller)) {
    if (need === 'session')
      return new RequestRefused('api_key_cannot_manage_keys', 'API keys are managed in a human session.')
    if (need === 'credential_settings')
      return new RequestRefused('api_key_cannot_manage_credentials', 'Sign in as a person to change this.')
    if (need === 'personal' && caller.credential.kind === 'service_key')
      return new RequestRefused(
        'personal_credential_required',
        'A service key cannot act for a member themself.',
      )
  }
  if (caller.credential.readOnly && operation.method !== 'GET' && !operation.harmless)
    return new RequestRefused('read_only_key', `The key “${caller.credential.name}” only reads.`)
  return undefined
}

function refusalOfModule(operation: Operation, caller: Caller): RequestRefused | undefined {
  const { feature } = operation
  if (!feature) return undefined
  const licence = caller.features.get(feature)
  if (!licence)
    return new RequestRefused('feature_not_in_plan', `The organisation has not licensed “${feature}”.`, {
      feature,
    })
  if (!licence.active)
    return new RequestRefused('module_not_active', `An administrator has switched “${feature}” off.`, {
      feature,
    })
  return undefined
}

function refusalOfCapability(operation: Operation, caller: Caller): RequestRefused | undefined {
  if (operation.needs === 'none') return undefined
  for (const capability of operation.needs) if (caller.capabilities.has(capability)) return undefined
  return new RequestRefused('insufficient_role', `The operation needs ${operation.needs.join(' or ')}.`)
}
