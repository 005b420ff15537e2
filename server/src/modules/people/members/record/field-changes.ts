import type { FieldChange } from '../../../../platform/vocabulary/decision.ts'

/** The fields of which the audit trail records the change, where they differ. */
export const changesBetween = <R extends object>(
  before: R,
  after: R,
  fields: readonly (keyof R & string)[],
): FieldChange[] =>
  fields
    .filter(field => before[field] !== after[field])
    .map(field => ({ field, from: before[field], to: after[field] }))

/** What of a patch is given: an absent field keeps what is there. */
export const given = <P extends object>(patch: P): Partial<P> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<P>
