import { passkeys } from '../../modules/people/session/passkeys/contract.ts'
import { settings } from '../../modules/people/session/settings/contract.ts'
import type { AnswerOf, BodyOf } from '../../platform/http/handler.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { passkeyScript } from '../shell/assets.ts'
import { button, errorSummary, field, form, type FormErrors, hidden, notice } from '../shell/form.ts'
import { sayInstant } from '../shell/instants.ts'
import { fail, orFail } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { credentialGiven, passkeyForm } from '../shell/passkey-form.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import { browserName } from '../shell/user-agent.ts'
import type { OpenSession, Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { accountPath, confirmFirst, passkeysPath } from './places.ts'
import { passkeysTexts } from './passkeys-texts.ts'
import { showRecoveryCodes } from './recovery-codes.ts'

type Passkey = AnswerOf<(typeof settings.operations)['get']>['passkeys'][number]
type NewPasskey = BodyOf<(typeof passkeys.operations)['addPasskey']>['credential']
type Done = keyof (typeof passkeysTexts)['fi']['done']

/** The person's passkeys: another one, another name, one less. */
export const passkeysPage: Page = {
  path: passkeysPath,

  async show(visit) {
    const session = await visit.session()
    return session ? shown(visit, session) : signInFirst(passkeysPath)
  },

  async take(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(passkeysPath)
    const action = visit.form.get('action')
    if (action === 'rename') return rename(visit, session)
    if (action === 'remove') return remove(visit)
    return add(visit, session)
  },
}

const backSaying = (done: Done): PageAnswer => ({ goTo: `${passkeysPath}?done=${done}` })

async function add(visit: Visit, session: OpenSession): Promise<PageAnswer> {
  // The script asks for options first, and hands on why there were none.
  if (visit.form.get('failure') === 'recent_authentication_required') return confirmFirst(passkeysPath)
  const given = (visit.form.get('name') ?? '').trim()
  const name = given === '' ? proposedName(session, visit) : given
  const outcome = await visit.perform(passkeys.operations.addPasskey, {
    body: { name, credential: credentialGiven<NewPasskey>(visit.form) },
  })
  if (outcome.done) {
    const { recoveryCodes } = outcome.answer
    return recoveryCodes ? showRecoveryCodes(visit, session, recoveryCodes) : backSaying('added')
  }
  const { problem } = outcome
  if (problem.code === 'recent_authentication_required') return confirmFirst(passkeysPath)
  const texts = passkeysTexts[visit.language]
  const own = {
    'bad-request': texts.notAccepted,
    passkey_not_accepted: texts.notAccepted,
    passkey_already_registered: texts.alreadyRegistered,
    too_many_passkeys: texts.tooMany,
  }
  return shown(visit, session, { '': sayProblem(problem, own, visit.language) }, problem.status)
}

async function rename(visit: Visit, session: OpenSession): Promise<PageAnswer> {
  const id = visit.form.get('id') ?? ''
  const name = (visit.form.get('name') ?? '').trim()
  const outcome = await visit.perform(passkeys.operations.renamePasskey, { params: { id }, body: { name } })
  if (outcome.done) return backSaying('renamed')
  const { problem } = outcome
  if (problem.code === 'passkey_not_found') return { goTo: passkeysPath }
  const own = { 'bad-request': passkeysTexts[visit.language].nameIt }
  const said = sayProblem(problem, own, visit.language)
  return shown(visit, session, { [nameField(id)]: said }, problem.status)
}

async function remove(visit: Visit): Promise<PageAnswer> {
  const id = visit.form.get('id') ?? ''
  const outcome = await visit.perform(passkeys.operations.removePasskey, { params: { id } })
  if (outcome.done || outcome.problem.code === 'passkey_not_found') return backSaying('removed')
  if (outcome.problem.code === 'recent_authentication_required') return confirmFirst(passkeysPath)
  return fail(outcome.problem)
}

/** A passkey is named after the browser it is made with, until somebody knows better. */
const proposedName = (session: OpenSession, { language }: Visit): string =>
  browserName(session.userAgent) ?? passkeysTexts[language].passkey

const nameField = (id: string): string => `name-${id}`

async function shown(
  visit: Visit,
  session: OpenSession,
  errors: FormErrors = {},
  status = 200,
): Promise<Document> {
  const { passkeys: known } = orFail(await visit.perform(settings.operations.get))
  const { language } = visit
  const texts = passkeysTexts[language]
  const say = (instant: string) => sayInstant(instant, session.organisation.timeZone, language)
  return {
    title: texts.title,
    status,
    shape: 'wide',
    scripts: [passkeyScript],
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
${notice(texts.done, visit.query.get('done'))}
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
${known.length > 0 && html`<ul class="rows">${known.map(passkey => row(passkey, texts, say, errors))}</ul>`}
<section aria-labelledby="add"><h2 id="add">${texts.addTitle}</h2>
${passkeyForm({
  action: passkeysPath,
  ceremony: 'create',
  options: { from: passkeys.operations.passkeyOptions.path },
  label: texts.add,
  content: [
    hidden('action', 'add'),
    field({
      name: 'name',
      label: texts.name,
      hint: texts.nameHint,
      autocomplete: 'off',
      maxlength: 100,
      value: proposedName(session, visit),
    }),
  ],
  origin: visit.passkeyOrigin,
  language,
})}</section>
<p class="after"><a href="${accountPath}">${texts.back}</a></p>`,
  }
}

type Texts = (typeof passkeysTexts)['fi']

function row(passkey: Passkey, texts: Texts, say: (instant: string) => string, errors: FormErrors): Html {
  const { id, name, backedUp, createdAt, lastUsedAt } = passkey
  const error = errors[nameField(id)]
  return html`<li><div><strong>${name}</strong>
<p class="soft">${texts.added(say(createdAt))}<br>${lastUsedAt ? texts.lastUsed(say(lastUsedAt)) : texts.neverUsed}<br>${
    backedUp ? texts.backedUp : texts.oneDevice
  }</p>
<details${error && html` open`}><summary>${texts.rename}<span class="unseen"> ${name}</span></summary>
${form(passkeysPath, [
  hidden('action', 'rename'),
  hidden('id', id),
  field({
    id: nameField(id),
    name: 'name',
    label: texts.name,
    autocomplete: 'off',
    maxlength: 100,
    value: name,
    error,
  }),
  button(texts.save, 'quiet', name),
])}</details></div>
${form(passkeysPath, [hidden('action', 'remove'), hidden('id', id), button(texts.remove, 'danger', name)])}</li>`
}
