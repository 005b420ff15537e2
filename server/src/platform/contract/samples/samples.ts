import type { NamedOperation } from '../family.ts'
import { literal } from './literal.ts'
import { keyComment, sampleRequest, type SampleRequest, searchOf, sessionComment } from './request.ts'
import { typescript } from './typescript.ts'

/** With the library `requests`. */
function python(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, credential, answersBody, idempotencyKey, signsIn, cookieName } =
    request
  const headers = headersOf(request)
  const given = [
    written(`${baseUrl}${path}`),
    Object.keys(query).length > 0 && `params=${written(asSent(query), 1)}`,
    headers.length > 0 && `headers={\n${headers.map(header => `        ${header},\n`).join('')}    }`,
    credential === 'session' && `cookies={"${request.cookieName}": os.environ["SESSION"]}`,
    body !== undefined && `json=${written(body, 1)}`,
    'timeout=30',
  ].filter(argument => argument !== false)
  const comments = [
    ...(credential === 'session' ? [sessionComment] : []),
    ...(idempotencyKey === undefined ? [] : keyComment),
  ]
  return [
    ...(credential === 'none' ? [] : ['import os', '']),
    'import requests',
    '',
    ...comments.map(comment => `# ${comment}`),
    `answer = requests.${method.toLowerCase()}(`,
    ...given.map(argument => `    ${argument},`),
    ')',
    'answer.raise_for_status()',
    ...(answersBody ? ['print(answer.json())'] : []),
    ...(signsIn
      ? [
          '# What other samples read from the environment as SESSION.',
          `print(answer.cookies["${cookieName}"])`,
        ]
      : []),
  ].join('\n')
}

function headersOf({ method, baseUrl, credential, idempotencyKey }: SampleRequest): string[] {
  return [
    credential === 'key' && `"Authorization": f"Bearer {os.environ['KEY']}"`,
    credential === 'session' && method !== 'GET' && `"Origin": ${written(new URL(baseUrl).origin)}`,
    idempotencyKey !== undefined && `"Idempotency-Key": ${written(idempotencyKey)}`,
  ].filter(header => header !== false)
}

/** `requests` would write `True` into an address, where the interface reads `true`. */
const asSent = (query: SampleRequest['query']) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  )

const words = { true: 'True', false: 'False', null: 'None' }

const text = (value: string): string => JSON.stringify(value)

const written = (value: unknown, depth = 0): string =>
  literal(value, { text, key: text, words, indent: 4, padding: '', depth })

/** For any POSIX shell. */
function shell(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, credential, idempotencyKey, cookieName, signsIn } = request
  const isSession = credential === 'session'
  const parts = [
    `curl${signsIn ? ' -i' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${baseUrl}${path}${searchOf(query)}`)}`,
    credential === 'key' && `-H "Authorization: Bearer $KEY"`,
    isSession && `-b "${cookieName}=$SESSION"`,
    isSession && method !== 'GET' && `-H ${quoted(`Origin: ${new URL(baseUrl).origin}`)}`,
    idempotencyKey !== undefined && `-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`,
    body !== undefined && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${quoted(json(body))}`,
  ]
  const comments = [
    ...(signsIn
      ? [`Export as SESSION what the header Set-Cookie has between ${cookieName}= and the first semicolon.`]
      : []),
    ...(isSession ? [sessionComment] : []),
    ...(idempotencyKey === undefined ? [] : keyComment),
  ]
  return [...comments.map(comment => `# ${comment}`), parts.filter(Boolean).join(' \\\n  ')].join('\n')
}

/** Literally, between single quotes; a quote within ends them, is escaped and begins them again. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const widestLine = 80

function json(body: unknown): string {
  const line = JSON.stringify(body)
  return line.length <= widestLine ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')
}

/** A program that calls one operation, ready to be copied. */
export interface Sample {
  readonly language: 'shell' | 'typescript' | 'python'
  /** What the program is written with, as a tab is called. */
  readonly title: string
  readonly text: string
}

/**
 * How an operation is called from each language: with the required parameters and a body that fits, both from the
 * operation's examples. A key is in the environment as `KEY`, the cookie of a session as `SESSION`.
 */
export function samplesOf(operation: NamedOperation, baseUrl: string): readonly Sample[] {
  const request = sampleRequest(operation, baseUrl)
  return [
    { language: 'shell', title: 'curl', text: shell(request) },
    { language: 'typescript', title: 'TypeScript', text: typescript(request) },
    { language: 'python', title: 'Python', text: python(request) },
  ]
}
