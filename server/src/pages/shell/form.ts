import { type Content, type Html, html } from '../../platform/http/html.ts'

/** What is wrong with a form, field by field; the empty name is the form as a whole. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

export interface Field {
  readonly name: string
  /** On a page that has several fields of the name. */
  readonly id?: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  /** What a password manager should fill in. */
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly inputmode?: 'numeric' | 'email'
  readonly maxlength?: number
  /** Wide enough for so short an answer, with room between its digits. */
  readonly code?: boolean
  /** The first field to write in, when nothing is wrong. */
  readonly first?: boolean
}

/** A labelled field; hint and error are read out with it. */
export function field({ type = 'text', id: given, ...of }: Field): Html {
  const id = given ?? of.name
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [of.hint && hintId, of.error && errorId].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${id}">${of.label}</label>
${of.hint && html`<p class="hint" id="${hintId}">${of.hint}</p>`}
${of.error && html`<p class="error" id="${errorId}">${of.error}</p>`}
<input${of.code && html` class="code"`} id="${id}" name="${of.name}" type="${type}" autocomplete="${of.autocomplete}" required${[
    of.value !== undefined && html` value="${of.value}"`,
    of.inputmode && html` inputmode="${of.inputmode}"`,
    of.maxlength !== undefined && html` maxlength="${of.maxlength}"`,
    described !== '' && html` aria-describedby="${described}"`,
    of.error && html` aria-invalid="true"`,
    type !== 'password' && html` autocapitalize="none" spellcheck="false"`,
    of.first && html` autofocus`,
  ]}>
</div>`
}

/** A labelled field of several lines; hint and error are read out with it. */
export function area(
  of: Pick<Field, 'name' | 'label' | 'value' | 'error' | 'maxlength'> & { id: string },
): Html {
  const errorId = `${of.id}-error`
  return html`<div class="field">
<label for="${of.id}">${of.label}</label>
${of.error && html`<p class="error" id="${errorId}">${of.error}</p>`}
<textarea id="${of.id}" name="${of.name}" rows="4" required${[
    of.maxlength !== undefined && html` maxlength="${of.maxlength}"`,
    of.error && html` aria-describedby="${errorId}" aria-invalid="true"`,
  ]}>
${of.value}</textarea>
</div>`
}

/**
 * What is wrong, at the head of the form: read out at once, and focused without a script, because it is the first
 * on the page that asks for focus.
 */
export function errorSummary(errors: FormErrors, title: string): Content {
  const wrong = Object.entries(errors)
  if (wrong.length === 0) return null
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary-title">
<h2 id="summary-title">${title}</h2>
<ul>${wrong.map(([name, message]) => html`<li>${name === '' ? message : html`<a href="#${name}">${message}</a>`}</li>`)}</ul>
</div>`
}

/** Whose password a form is about, for password managers; nobody else sees it. */
export const username = (email: string): Html =>
  html`<input type="email" name="username" autocomplete="username" value="${email}" hidden readonly>`

/** A value the form carries along. */
export const hidden = (name: string, value: string | undefined): Content =>
  value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`

/** A form to a page of our own. Our server checks it, so the browser's own words do not come in between. */
export const form = (action: string, content: Content): Html =>
  html`<form method="post" action="${action}" novalidate>${content}</form>`

/** `about` is what the button is about, for those who do not see what it is beside. */
export const button = (
  text: string,
  kind: 'primary' | 'quiet' | 'danger' = 'primary',
  about?: string,
): Html =>
  html`<button type="submit" class="${kind}">${text}${about !== undefined && html`<span class="unseen"> ${about}</span>`}</button>`

/** What was just done, as the address says: read out without taking the focus. */
export const notice = (said: Readonly<Record<string, string>>, done: string | null): Content =>
  done !== null && Object.hasOwn(said, done) && html`<p class="notice" role="status">${said[done]}</p>`
