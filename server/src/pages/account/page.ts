import { html } from '../../platform/http/html.ts'
import { button, form } from '../shell/form.ts'
import type { Page } from '../shell/page.ts'
import { signInFirst } from '../sign-in/page.ts'
import { signOutPath } from '../sign-out/page.ts'
import { accountTexts } from './texts.ts'

export const accountPath = '/account'

export const accountPage: Page = {
  path: accountPath,

  async show(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(accountPath)
    const texts = accountTexts[visit.language]
    const { person, membership, organisation } = session
    return {
      title: texts.title,
      shape: 'wide',
      content: html`<h1>${texts.title}</h1>
<p class="who"><strong>${texts.signedInAs(membership.displayName, organisation.name)}</strong><br>${person.email}</p>
${form(signOutPath, button(texts.signOut, 'quiet'))}`,
    }
  },
}
