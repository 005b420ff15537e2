import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import type { PolicyKind, PolicyRules } from './shapes.ts'

/** One dated version of a policy with every rule of it. */
export interface DatedPolicy extends PolicyRules, Validity {
  readonly versionId: Id
  readonly kind: PolicyKind
}

/** A policy with all its versions, oldest first. */
export interface PolicyWithVersions {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly unit: 'days' | 'minutes'
  readonly active: boolean
  readonly versions: readonly DatedPolicy[]
}
