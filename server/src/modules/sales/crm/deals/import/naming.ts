import type { Id } from '../../../../../platform/vocabulary/ids.ts'

/** A close reason as rows name it. */
export interface NamedReason {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly outcome: 'won' | 'lost'
  readonly active: boolean
}

/** By what a row names its customer. */
export const customerName = {
  id: (id: string): string => `id ${id.toLowerCase()}`,
  code: (code: string): string => `code ${code}`,
  reference: (source: string, id: string): string => `reference ${source} ${id}`,
}

export const emailsIn = (text: string | undefined): string[] =>
  (text ?? '').split(/[;,\s]+/).flatMap(email => email.toLowerCase() || [])
