import type { Operation } from '../../../../platform/contract/operation.ts'

/** The code by which an operation says that its record is not there for the caller. */
export function missingCode({ params = {} }: Operation): string {
  const [parameter] = Object.values(params)
  if (!parameter || !('missing' in parameter)) throw new Error('a decision is about a record of the path')
  return parameter.missing
}
