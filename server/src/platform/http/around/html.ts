import type { FastifyReply } from 'fastify'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of HTML; everything else that goes into a page is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Content = Html | string | number | null | undefined | false | readonly Content[]

/** A page or a part of one: values are escaped, parts and lists of parts go in as they are. */
export const html = (strings: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(strings.reduce((text, string, index) => text + string + render(values[index]), ''))

function render(value: Content): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return String(value).replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** A whole page in the look of the reference; it asks nothing of anybody else. */
export const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>${body}</body>
</html>
`

export const sendPage = (reply: FastifyReply, content: Html): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'public, max-age=60')
    .send(content.text)

/** A sentence with `code` in back-ticks. */
export const sentence = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
