import { type Decision, type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances, createRecord, patchRecord } from '../records.ts'
import { businessId } from './business-id.ts'
import type { Employer, EmployerPatch, NewEmployer } from './contract.ts'

type EmployerDecision = Decision<Employer, never, 'code_already_in_use' | 'employer_registry_code_invalid'>

const catalogue = { plural: 'employers', singular: 'employer', words: 'employer' }

export function create(
  id: Id,
  { name, registryCode = null, active = true }: NewEmployer,
  { now, codeHolder }: Circumstances,
): EmployerDecision {
  const code = checked(registryCode)
  if (code === undefined) return invalid(registryCode)
  return createRecord(catalogue, { id, name, registryCode: code, active, updatedAt: now }, codeHolder)
}

export function update(
  employer: Employer,
  { registryCode, ...rest }: Omit<EmployerPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): EmployerDecision {
  if (registryCode === undefined) return patchRecord(catalogue, employer, rest, circumstances)
  const code = checked(registryCode)
  if (code === undefined) return invalid(registryCode)
  return patchRecord(catalogue, employer, { ...rest, registryCode: code }, circumstances)
}

/** The registry code as it is kept, or undefined when it is no business id. */
const checked = (registryCode: string | null): string | null | undefined =>
  registryCode === null ? null : (businessId(registryCode) ?? undefined)

const invalid = (registryCode: string | null): Refused<'employer_registry_code_invalid'> =>
  refuse('employer_registry_code_invalid', `“${registryCode}” is not a Finnish business id.`)
