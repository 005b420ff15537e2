import { type Html, html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import type { Guide } from '../guides/guide.ts'
import { errorsPath, overviewPath, searchPath } from '../places.ts'
import { icon, pageScript, searchScript, stylesheet, themeScript } from './assets.ts'
import { navigation } from './navigation.ts'
import type { Link, ReferencePage } from './page.ts'

/** A complete page. What needs the script is hidden until it is there. */
export const layout = (page: ReferencePage, contents: Contents, guides: readonly Guide[]): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Konttori</title>
<link rel="icon" href="${icon.path}">
<link rel="stylesheet" href="${stylesheet.path}">
<script type="module" src="${themeScript.path}" blocking="render"></script>
<script type="module" src="${pageScript.path}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<button type="button" class="menu" popovertarget="navigation">Menu</button>
<a class="home" href="${overviewPath}">Konttori <span>reference</span></a>
<button type="button" id="search" aria-haspopup="dialog" data-script="${searchScript.path}" data-index="${searchPath}" hidden>Search <kbd>/</kbd></button>
<label id="theme" hidden><span class="unseen">Colours</span><select><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
<div class="frame">${navigation(page, contents, guides)}
<main id="content" tabindex="-1"${page.beside && html` class="wide"`}${page.pairs && html` class="paired"`}>
<div class="text">${trail(page.trail)}${page.body}</div>${page.beside && html`<div class="beside">${page.beside}</div>`}
</main></div>
<footer><p>Made from the contracts of this installation. <a href="/openapi.json">OpenAPI 3.1</a> <a href="${errorsPath}">Error codes</a></p></footer>
</body>
</html>
`

const trail = (links: readonly Link[]): Html | false =>
  links.length > 0 &&
  html`<nav class="trail" aria-label="You are here"><ol>${links.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ol></nav>`
