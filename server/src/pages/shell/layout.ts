import { type Html, html } from '../../platform/http/html.ts'
import { mark, stylesheet } from './assets.ts'
import { withQuery } from './destination.ts'
import { type Language, languageNames, languages } from './language.ts'
import type { Document } from './page.ts'
import { shellTexts } from './texts.ts'

const name = html`<img src="${mark.path}" alt="" width="32" height="32">Konttori`

/** A document as the browser gets it. `path` is where its other languages are reached. */
export function layout(
  document: Document,
  path: string,
  { language, outside = false }: { readonly language: Language; readonly outside?: boolean },
): Html {
  const { title, content, shape = 'card', scripts = [], keep = {}, refresh } = document
  const texts = shellTexts[language]
  const failed = (document.status ?? 200) >= 400
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refresh !== undefined && html`<meta http-equiv="refresh" content="0; url=${refresh}">`}
<title>${failed && `${texts.errorPrefix}: `}${title} – Konttori</title>
<link rel="icon" href="${mark.path}" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet.path}">
${scripts.map(script => html`<script type="module" src="${script.path}"></script>`)}
</head>
<body class="${shape}">
<header>${outside ? html`<span class="home">${name}</span>` : html`<a class="home" href="/account">${name}</a>`}</header>
<main>${content}</main>
<footer><nav aria-label="${texts.language}"><ul>${languages.map(
    other =>
      html`<li><a href="${withQuery(path, { ...keep, language: other })}" lang="${other}" hreflang="${other}"${
        other === language && html` aria-current="true"`
      }>${languageNames[other]}</a></li>`,
  )}</ul></nav></footer>
</body>
</html>
`
}
