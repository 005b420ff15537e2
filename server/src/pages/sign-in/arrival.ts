import { html } from '../../platform/http/html.ts'
import { ownPath, withQuery } from '../shell/destination.ts'
import type { Page, PageAnswer } from '../shell/page.ts'
import { signInTexts } from './texts.ts'

const continuePath = '/sign-in/continue'

/**
 * Where a person goes who has just signed in. A place that is none of these pages may lead on to another origin, as a
 * connected app's consent does, and a browser holds the redirects of a form to the page's `form-action`: so it is
 * reached from a page of its own.
 */
export function arrival(next: string | undefined): PageAnswer {
  const path = next ?? '/account'
  return { goTo: /^\/account(?![^/?])/.test(path) ? path : withQuery(continuePath, { next: path }) }
}

export const continuePage: Page = {
  path: continuePath,

  show({ query, language }) {
    const next = ownPath(query.get('next') ?? undefined) ?? '/account'
    const texts = signInTexts[language]
    return {
      title: texts.signedIn,
      refresh: next,
      keep: { next },
      content: html`<h1>${texts.signedIn}</h1><p><a class="button" href="${next}">${texts.goOn}</a></p>`,
    }
  },
}
