import type { Sample } from '../../platform/contract/samples/samples.ts'
import { type Html, html } from '../../platform/http/html.ts'

/** Code that is copied whole. */
export const code = (text: string, label: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`

/**
 * The same in several languages, one in sight at a time. The choice is radio buttons, so it needs no script; the script
 * remembers it and makes it for the whole page.
 *
 * @param name tells the choices of one page apart.
 */
export const sampleTabs = (name: string, samples: readonly Sample[], label: string): Html =>
  html`<div class="samples" role="group" aria-label="${label}">
${samples.map(
  ({ language, title }, index) =>
    html`<label><input type="radio" name="${name}" value="${language}"${index === 0 && html` checked`}> ${title}</label>`,
)}
${samples.map(
  ({ language, title, text }) =>
    html`<pre tabindex="0" role="region" aria-label="${label}: ${title}" data-language="${language}"><code>${text}</code></pre>`,
)}
</div>`
