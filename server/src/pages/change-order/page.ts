import { publicChangeOrders } from '../../modules/work/projects/change-orders/public/contract.ts'
import { html } from '../../platform/http/html.ts'
import { deadLink } from '../shell/dead-link.ts'
import { errorSummary, type FormErrors } from '../shell/form.ts'
import { LinkedToken } from '../shell/linked-token.ts'
import { fail, type Problem } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { answerPart, decisionPart, type ShownOrder, terms, type Typed } from './content.ts'
import { changeOrderTexts } from './texts.ts'

/** The path that mails link to, as `/change-order?token=…`. */
export const changeOrderPath = '/change-order'

/** As long as a form of it is good for. */
const link = new LinkedToken('change-order', 86_400)
const { open, approve, decline } = publicChangeOrders.operations

/** On which a customer reads a change order, and answers it once. */
export const changeOrderPage: Page = {
  path: changeOrderPath,
  outside: true,

  show(visit) {
    return link.cleared(visit) ?? page(visit, link.of(visit))
  },

  async take(visit) {
    const of = (name: string) => visit.form.get(name) ?? ''
    const [token, formToken, documentSha256] = [of('token'), of('formToken'), of('documentSha256')]
    const typed = { answer: of('answer'), name: of('name'), email: of('email'), reason: of('reason') }
    const { name, email, reason } = typed
    const carried = { token, formToken, documentSha256, name }
    const outcome =
      typed.answer === 'decline'
        ? await visit.perform(decline, { body: { ...carried, reason } })
        : await visit.perform(approve, { body: { ...carried, email } })
    link.keep(visit, token)
    // What is decided, now or by somebody who was quicker, is shown at an address that can be loaded again.
    if (outcome.done) return { goTo: changeOrderPath }
    const { problem } = outcome
    if (problem.code === 'change_order_decided') return { goTo: lateAnswer }
    if (problem.code === 'public_form_sent')
      return { goTo: (await isTaken(visit, token, typed)) ? changeOrderPath : lateAnswer }
    return deadEnd(visit, problem) ?? page(visit, token, typed, problem)
  },
}

/** Where somebody is told that an answer had come before theirs. */
const lateAnswer = `${changeOrderPath}?late=yes`

/** Whether the answer that counts is the one that was sent twice with the same form, and not another of the same page. */
async function isTaken(visit: Visit, token: string, { answer, name }: Typed): Promise<boolean> {
  const outcome = await visit.perform(open, { body: { token } })
  if (!outcome.done) return true
  const { state, decidedByName } = outcome.answer
  return state === (answer === 'decline' ? 'declined' : 'approved') && decidedByName === name
}

async function page(visit: Visit, token: string, typed?: Typed, problem?: Problem): Promise<PageAnswer> {
  const texts = changeOrderTexts[visit.language]
  if (token === '') return deadLink({ title: texts.noLinkTitle, reason: texts.noLink, advice: texts.advice })
  const outcome = await visit.perform(open, { body: { token } })
  if (outcome.done) return orderPage(visit, token, outcome.answer, typed, problem)
  return deadEnd(visit, outcome.problem) ?? fail(outcome.problem)
}

function orderPage(
  visit: Visit,
  token: string,
  order: ShownOrder,
  typed: Typed | undefined,
  problem: Problem | undefined,
): Document {
  const { language } = visit
  const errors = problem ? errorsOf(visit, problem, typed) : {}
  const late = visit.query.get('late') ?? undefined
  return {
    title: `${changeOrderTexts[language].title(order.number)} – ${order.organisation}`,
    status: problem?.status ?? 200,
    shape: 'wide',
    keep: { late },
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
${decisionPart(order, language, late !== undefined)}
${terms(order, language)}
${answerPart(order, { path: changeOrderPath, token, language }, typed, errors)}`,
  }
}

/** The words for what was refused, at the field that it is about. */
function errorsOf(visit: Visit, problem: Problem, typed: Typed | undefined): FormErrors {
  const texts = changeOrderTexts[visit.language]
  if (problem.code === 'bad-request') return wrongFields(problem, typed, texts)
  const said: Readonly<Record<string, string>> = {
    public_form_invalid: texts.tooOld,
    change_order_document_changed: texts.changed,
    change_order_below_zero: texts.impossible,
    change_order_beyond_limits: texts.impossible,
    change_order_changes_nothing: texts.impossible,
    project_closed: texts.impossible,
  }
  return { '': said[problem.code] ?? fail(problem) }
}

function wrongFields(
  { extra }: Problem,
  typed: Typed | undefined,
  texts: (typeof changeOrderTexts)['fi'],
): FormErrors {
  const pointers = (extra['errors'] as readonly { readonly pointer?: string }[]).map(({ pointer }) => pointer)
  const nameField = typed?.answer === 'decline' ? 'decline-name' : 'name'
  const errors = {
    ...(pointers.includes('/name') && { [nameField]: texts.nameWrong }),
    ...(pointers.includes('/email') && { email: texts.emailWrong }),
    ...(pointers.includes('/reason') && { reason: texts.reasonWrong }),
  }
  // Nothing that a person typed: the form was tampered with, or lost its hidden part.
  return Object.keys(errors).length > 0 ? errors : { '': texts.tooOld }
}

/** What is said of a link that opens nothing; undefined for another problem. */
function deadEnd(visit: Visit, problem: Problem): Document | undefined {
  const texts = changeOrderTexts[visit.language]
  if (problem.code === 'public_link_expired')
    return deadLink({ title: texts.overTitle, reason: texts.over, advice: texts.advice, status: 410 })
  const pointers = (problem.extra['errors'] ?? []) as readonly { readonly pointer?: string }[]
  const isNoToken = problem.code === 'bad-request' && pointers.some(({ pointer }) => pointer === '/token')
  if (problem.code !== 'public_link_not_found' && !isNoToken) return undefined
  link.forget(visit)
  return deadLink({ title: texts.deadTitle, reason: texts.dead, advice: texts.advice })
}
