import { keyComment, type SampleRequest, searchOf, sessionComment } from './request.ts'

/** For any POSIX shell. */
export function shell(request: SampleRequest): string {
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

/** Literally, between single quotes; a quote within ends them, stands escaped and begins them again. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const widestLine = 80

function json(body: unknown): string {
  const line = JSON.stringify(body)
  return line.length <= widestLine ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')
}
