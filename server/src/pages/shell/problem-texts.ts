import type { Language } from './language.ts'
import type { Problem } from './operations.ts'
import { shellTexts } from './texts.ts'

/** The words for a problem: the page's own for its codes, ours for what any operation can answer, with what to quote to support. */
export function sayProblem<Code extends string>(
  problem: Problem<Code>,
  own: Readonly<Partial<Record<Code, string>>>,
  language: Language,
): string {
  const texts = shellTexts[language]
  const said = own[problem.code]
  if (said !== undefined) return said
  const code: string = problem.code
  if (code === 'too-many-requests')
    return texts.tooManyAttempts(Math.max(1, Math.ceil((problem.retryAfterSeconds ?? 60) / 60)))
  if (code === 'bad-request') return texts.malformed
  if (code === 'origin_not_allowed') return texts.wrongOrigin
  if (code === 'https_required') return texts.httpsRequired
  if (code === 'invalid_token') return texts.signedOut
  if (code === 'service_busy' || code === 'service_unavailable' || code === 'storage_full') return texts.busy
  if (code === 'not-found') return texts.notFound
  if (code === 'payload-too-large') return texts.tooLarge
  if (problem.status < 500) return texts.refused
  const { requestId } = problem.extra
  return typeof requestId === 'string' ? `${texts.failed} ${texts.reference(requestId)}` : texts.failed
}
