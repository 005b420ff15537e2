import { literal } from './literal.ts'
import { keyComment, type SampleRequest, sessionComment } from './request.ts'

/** With the library `requests`. */
export function python(request: SampleRequest): string {
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
