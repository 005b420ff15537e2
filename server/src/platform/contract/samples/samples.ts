import type { NamedOperation } from '../family.ts'
import { python } from './python.ts'
import { sampleRequest } from './request.ts'
import { shell } from './shell.ts'
import { typescript } from './typescript.ts'

/** A program that calls one operation, ready to be copied. */
export interface Sample {
  readonly language: 'shell' | 'typescript' | 'python'
  /** What the program is written with, as a tab is called. */
  readonly title: string
  readonly text: string
}

/**
 * How an operation is called from each language: with the required parameters and a body that fits, both from the
 * operation's examples. A key is in the environment as `KEY`, the cookie of a session as `SESSION`.
 */
export function samplesOf(operation: NamedOperation, baseUrl: string): readonly Sample[] {
  const request = sampleRequest(operation, baseUrl)
  return [
    { language: 'shell', title: 'curl', text: shell(request) },
    { language: 'typescript', title: 'TypeScript', text: typescript(request) },
    { language: 'python', title: 'Python', text: python(request) },
  ]
}
