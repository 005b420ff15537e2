import type { FastifyReply } from 'fastify'
import { documentHeaders } from '../document-headers.ts'
import { type Html, html } from '../html.ts'

/** A complete page in the style of the reference, without resources from other origins. */
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

export const pageHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders(),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=60',
}

export const sendPage = (reply: FastifyReply, content: Html): FastifyReply =>
  reply.headers(pageHeaders).send(content.text)

/** A sentence with `code` in back-ticks. */
export const sentence = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
