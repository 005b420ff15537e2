import { literal } from './literal.ts'
import { keyComment, type SampleRequest, sessionComment } from './request.ts'

/** With the SDK. */
export function typescript(request: SampleRequest): string {
  const call = `await konttori.${request.id}(${listed(argumentsOf(request))})`
  return [
    "import { createClient } from '@konttori/sdk'",
    '',
    clientOf(request),
    '',
    ...(request.idempotencyKey === undefined ? [] : keyComment.map(line => `// ${line}`)),
    ...(request.answersBody ? [`const answer = ${call}`, 'console.log(answer)'] : [call]),
  ].join('\n')
}

const widestLine = 80

/** One below the other where they are too long for a line. */
function listed(given: readonly string[]): string {
  const line = given.join(', ')
  if (given.length < 2 || line.includes('\n') || line.length <= widestLine) return line
  return `\n${given.map(argument => `  ${argument},\n`).join('')}`
}

/** In the order of the SDK's methods: what the path names, the body, the query, the options. */
function argumentsOf({ params, body, query, idempotencyKey }: SampleRequest): string[] {
  const [only, ...others] = Object.values(params)
  return [
    only !== undefined && (others.length === 0 ? written(only) : written(params)),
    body !== undefined && written(body),
    Object.keys(query).length > 0 && written(query),
    idempotencyKey !== undefined && written({ idempotencyKey }),
  ].filter(argument => argument !== false)
}

function clientOf({ baseUrl, credential, cookieName }: SampleRequest): string {
  const address = written(baseUrl)
  if (credential === 'none') return `const konttori = createClient({ baseUrl: ${address} })`
  if (credential === 'key')
    return `const konttori = createClient({ baseUrl: ${address}, key: process.env['KEY'] })`
  return `// ${sessionComment}
// A page of the service itself needs neither headers nor fetch: the browser sends them.
const konttori = createClient({
  baseUrl: ${address},
  fetch: (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', \`${cookieName}=\${process.env['SESSION']}\`)
    headers.set('origin', ${written(new URL(baseUrl).origin)})
    return fetch(url, { ...init, headers })
  },
})`
}

const words = { true: 'true', false: 'false', null: 'null' }

const written = (value: unknown): string => literal(value, { text, key, words, indent: 2, padding: ' ' })

const text = (value: string): string =>
  value.includes("'")
    ? JSON.stringify(value)
    : `'${JSON.stringify(value).slice(1, -1).replaceAll(String.raw`\"`, '"')}'`

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name))
