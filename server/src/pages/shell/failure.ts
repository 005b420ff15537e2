import { html } from '../../platform/http/html.ts'
import type { ErrorCatalogue } from '../../platform/http/problem.ts'
import type { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import type { Document } from './page.ts'
import { sayProblem } from './problem-texts.ts'
import { shellTexts } from './texts.ts'
import type { Visit } from './visit.ts'

/** What is shown in place of a page that could not be made; it tells nothing of why but what the person can do. */
export function failurePage(
  refused: RequestRefused,
  catalogue: ErrorCatalogue,
  visit: Visit,
  outside = false,
): Document {
  const { language, requestId } = visit
  const texts = shellTexts[language]
  const status = catalogue.get(refused.code)?.status ?? 500
  const retryAfterSeconds = Number(refused.headers['retry-after']) || null
  const problem = { code: refused.code, status, retryAfterSeconds, extra: {} }
  const title = refused.code === 'not-found' ? texts.notFoundTitle : texts.failedTitle
  return {
    title,
    status,
    content: html`<h1>${title}</h1>
<p>${sayProblem(problem, {}, language)}</p>
${!outside && html`<p><a class="button" href="/account">${texts.back}</a></p>`}
<p class="soft">${texts.reference(requestId)}</p>`,
  }
}
