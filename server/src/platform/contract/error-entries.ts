import { type Contract, catalogueOf, operationsOf } from './family.ts'
import type { Locale } from '../vocabulary/locales.ts'
import { refusalsOf } from './openapi/answers.ts'
import { saidIn } from './refusals.ts'

/** A code as programs read it. */
export interface ErrorEntry {
  readonly code: string
  readonly status: number
  readonly title: string
  readonly when: string
  readonly remedy: string
  readonly retryable: boolean
  /** The tag whose operations will have it answered; null where it is answered now. */
  readonly waitsFor: string | null
  /** The operations that can answer it. */
  readonly operations: string[]
}

/** Every code of the service with the operations that can answer it, in the order of the codes; `when` is English in every language. */
export function errorEntries(contracts: readonly Contract[], language: Locale): ErrorEntry[] {
  const catalogue = catalogueOf(contracts)
  const operations = contracts.flatMap(operationsOf).map(operation => ({
    id: operation.id,
    codes: new Set(refusalsOf(operation, catalogue).map(({ code }) => code)),
  }))
  return [...catalogue]
    .map(([code, refusal]) => ({
      code,
      status: refusal.status,
      ...saidIn(language, refusal),
      when: refusal.when,
      retryable: refusal.retryable ?? false,
      waitsFor: refusal.waitsFor ?? null,
      operations: operations.filter(({ codes }) => codes.has(code)).map(({ id }) => id),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}
