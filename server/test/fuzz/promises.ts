import { answerPointer, type DescribedOperation, type Description } from './description.ts'
import type { FuzzRequest } from './requests.ts'
import type { FuzzAnswer } from './sending.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/

/** What an answer breaks of what the description and the house promise; nothing when it keeps to it. */
export function brokenPromises(description: Description, request: FuzzRequest, answer: FuzzAnswer): string[] {
  return [
    ...ofEveryAnswer(answer),
    ...ofProblem(description, request, answer),
    ...ofOperation(description, request, answer),
  ]
}

function* ofEveryAnswer({ status, headers }: FuzzAnswer): Generator<string> {
  if (status >= 500 && status !== 503) yield `answered ${status}`
  const id = headers['x-request-id']
  if (typeof id !== 'string' || !(uuid.test(id) || saneRequestId.test(id))) yield `has X-Request-Id ${id}`
  if (headers['x-content-type-options'] !== 'nosniff') yield 'may be sniffed'
  if (headers['cache-control'] === undefined) yield 'does not say whether it may be kept'
}

function* ofProblem(description: Description, request: FuzzRequest, answer: FuzzAnswer): Generator<string> {
  const { status, headers, text } = answer
  if (status < 400 || request.method === 'HEAD') return
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return yield `answered ${status} with ${headers['content-type']}`
  const problem = parsed(text)
  if (problem === undefined) return yield `answered ${status} with no JSON`
  const mistake = description.mistake('/components/schemas/Problem', problem)
  if (mistake !== null) yield `its problem document: ${mistake}`
  const expected: Readonly<Record<string, unknown>> = {
    status,
    requestId: headers['x-request-id'],
    instance: request.path.split('?', 1)[0],
  }
  for (const [field, value] of Object.entries(expected))
    if (problem[field] !== value) yield `its problem's ${field} is ${problem[field]}, not ${value}`
  if (!String(problem['type']).endsWith(`/errors/${problem['code']}`))
    yield `its problem's type is ${problem['type']}`
  if (!problem['detail'] || !problem['title']) yield 'its problem says nothing'
}

function* ofOperation(description: Description, request: FuzzRequest, answer: FuzzAnswer): Generator<string> {
  const { status, headers, text } = answer
  if (!request.reaches) return
  const operation = reached(description, request)
  if (!operation) {
    if (!['HEAD', 'OPTIONS'].includes(request.method) && (status !== 405 || !headers['allow']))
      yield `a method that the path does not have answered ${status}`
    return
  }
  if (!(String(status) in operation.responses)) return yield `answered ${status}, which it does not declare`
  if (request.method === 'HEAD') return text === '' ? undefined : yield 'HEAD has a body'
  if (status >= 400) {
    const code = parsed(text)?.['code']
    if (!operation.codes.get(status)?.includes(String(code)))
      yield `refused with ${code}, which it does not declare`
    return
  }
  const described = operation.responses[String(status)]?.content?.['application/json']
  if (!described) return text === '' ? undefined : yield `answered a body with ${status}`
  if (!String(headers['content-type']).startsWith('application/json'))
    yield `answered ${headers['content-type']}`
  const body = parsed(text)
  const mistake =
    body === undefined ? 'is no JSON' : description.mistake(answerPointer(operation, status), body)
  if (mistake !== null) yield `its answer: ${mistake}`
}

/** The operation that a request with this method is about. */
function reached(
  { operations }: Description,
  { operation, method }: FuzzRequest,
): DescribedOperation | undefined {
  if (method === operation.method) return operation
  const wanted = method === 'HEAD' ? 'GET' : method
  return operations.find(each => each.path === operation.path && each.method === wanted)
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
