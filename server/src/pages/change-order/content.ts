import type { publicChangeOrders } from '../../modules/work/projects/change-orders/public/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Content, type Html, html } from '../../platform/http/html.ts'
import { addSeconds } from '../../platform/vocabulary/dates.ts'
import { sayCents, sayCentsChanged, sayMinutesChanged, sayQuantity } from '../shell/amounts.ts'
import { area, button, field, form, type FormErrors, hidden } from '../shell/form.ts'
import { sayDate, sayInstant } from '../shell/instants.ts'
import type { Language } from '../shell/language.ts'
import { changeOrderTexts } from './texts.ts'

export type ShownOrder = AnswerOf<(typeof publicChangeOrders.operations)['open']>

/** What was typed into one of the two forms, when it is shown again. */
export interface Typed {
  readonly answer: string
  readonly name: string
  readonly email: string
  readonly reason: string
}

/** What changes, and what that does. */
export function terms(order: ShownOrder, language: Language): Html {
  const texts = changeOrderTexts[language]
  const { code, name } = order.project
  return html`<p class="soft">${texts.asks(order.organisation, order.customer)}</p>
<h1>${texts.title(order.number)}: ${order.title}</h1>
<dl class="facts">
<div><dt>${texts.project}</dt><dd>${code} ${name}</dd></div>
${order.phase !== null && html`<div><dt>${texts.phase}</dt><dd>${order.phase}</dd></div>`}
</dl>
${order.reason !== null && html`<h2 class="small">${texts.reason}</h2><p class="said">${order.reason}</p>`}
${order.lines.length > 0 && linesPart(order, language)}
<h2>${texts.effects}</h2>
<dl class="sums">
<dt>${texts.price}</dt><dd>${order.deltaCents === 0 ? texts.unchanged : sayCentsChanged(order.deltaCents, language)}</dd>
<dt>${texts.work}</dt><dd>${order.deltaMinutes === 0 ? texts.unchanged : sayMinutesChanged(order.deltaMinutes)}</dd>
<dt>${texts.end}</dt><dd>${texts.days(order.deltaDays)}</dd>
</dl>
${afterwardsPart(order, language)}
<p class="soft">${texts.vat}</p>
${contactPart(order, language)}`
}

const linesPart = ({ lines }: ShownOrder, language: Language): Html =>
  html`<h2>${changeOrderTexts[language].lines}</h2>
<ul class="rows">${lines.map(
    ({ description, quantity, unit, unitPriceCents, cents }) => html`<li>
<div>${description}<p class="soft">${sayQuantity(quantity, language)}${unit !== null && `\u00a0${unit}`} × ${sayCents(unitPriceCents, language)}</p></div>
<strong class="amount">${sayCents(cents, language)}</strong>
</li>`,
  )}
<li><div>${changeOrderTexts[language].total}</div><strong class="amount">${sayCents(total(lines), language)}</strong></li></ul>`

const total = (lines: ShownOrder['lines']): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** What the project is with the change: its price where one is agreed on, and its end. */
function afterwardsPart({ afterwards, state }: ShownOrder, language: Language): Content {
  if (afterwards === null) return null
  const texts = changeOrderTexts[language]
  const { priceCents, endDate, phaseEndDate } = afterwards
  const rows = [
    priceCents === null ? null : { word: texts.newPrice, value: sayCents(priceCents, language) },
    endDate === null ? null : { word: texts.newEnd, value: sayDate(endDate, language) },
    phaseEndDate === null ? null : { word: texts.newPhaseEnd, value: sayDate(phaseEndDate, language) },
  ].filter(row => row !== null)
  if (rows.length === 0) return null
  return html`<h2>${state === 'approved' ? texts.became : texts.afterwards}</h2>
<dl class="sums">${rows.map(({ word, value }) => html`<dt>${word}</dt><dd>${value}</dd>`)}</dl>`
}

const contactPart = ({ contact }: ShownOrder, language: Language): Content =>
  contact !== null &&
  html`<p>${changeOrderTexts[language].contact} ${contact.name}, <a href="mailto:${contact.email}">${contact.email}</a></p>`

/** What was answered; nothing before. `late`: that another answer came after it. */
export function decisionPart(order: ShownOrder, language: Language, late: boolean): Content {
  const { state, decidedAt, decidedByName, timeZone, declineReason } = order
  if (state === 'open' || decidedAt === null) return null
  const texts = changeOrderTexts[language]
  const at = sayInstant(decidedAt, timeZone, language)
  const said = state === 'approved' ? texts.approved : texts.declined
  return html`${late && html`<p class="notice late" role="alert">${texts.notTaken}</p>`}
<p class="notice" role="status">${said(decidedByName ?? '', at)}</p>
${declineReason !== null && html`<h2 class="small">${texts.declinedBecause}</h2><p class="said">${declineReason}</p>`}`
}

/** The two ways to answer. */
export function answerPart(
  order: ShownOrder,
  { path, token, language }: { readonly path: string; readonly token: string; readonly language: Language },
  typed: Typed | undefined,
  errors: FormErrors,
): Content {
  const { formToken, documentSha256, timeZone, expiresAt } = order
  if (formToken === null) return null
  const texts = changeOrderTexts[language]
  const carried = (answer: string) => [
    hidden('token', token),
    hidden('formToken', formToken),
    hidden('documentSha256', documentSha256),
    hidden('answer', answer),
  ]
  const approving = typed?.answer === 'approve' ? typed : undefined
  const declining = typed?.answer === 'decline' ? typed : undefined
  return html`<p>${texts.until(sayInstant(addSeconds(expiresAt, -1), timeZone, language))}</p>
<section aria-labelledby="approve-title"><h2 id="approve-title">${texts.approveTitle}</h2>
<p>${texts.approveIntro}</p>
${form(path, [
  carried('approve'),
  field({
    ...{ name: 'name', label: texts.name, autocomplete: 'name', maxlength: 200 },
    ...{ value: approving?.name ?? '', error: errors['name'] },
  }),
  field({
    ...{ name: 'email', label: texts.email, type: 'email', autocomplete: 'email', maxlength: 254 },
    ...{ inputmode: 'email', value: approving?.email ?? '', error: errors['email'] },
  }),
  button(texts.approve),
])}</section>
<section aria-labelledby="decline-title"><h2 id="decline-title">${texts.declineTitle}</h2>
${form(path, [
  carried('decline'),
  field({
    ...{ name: 'name', id: 'decline-name', label: texts.declineName, autocomplete: 'name', maxlength: 200 },
    ...{ value: declining?.name ?? '', error: errors['decline-name'] },
  }),
  area({
    ...{ name: 'reason', id: 'reason', label: texts.declineReason, maxlength: 2000 },
    ...{ value: declining?.reason ?? '', error: errors['reason'] },
  }),
  button(texts.decline, 'danger'),
])}</section>`
}
