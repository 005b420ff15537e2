import { Agent } from 'undici'
import { ConcurrencyLimiter } from '../../concurrency-limiter.ts'
import { limits } from '../../vocabulary/limits.ts'
import { type CompanyRegister, LookUpLimitReached, RegisterUnavailable } from './company-register.ts'

interface AnswerBounds {
  /** For name, connection and the whole answer together. */
  readonly milliseconds: number
  /** An answer about one company has a few kilobytes. */
  readonly bytes: number
}

const usualBounds: AnswerBounds = { milliseconds: 3000, bytes: 256 * 1024 }

/**
 * Sends `GET <url>?businessId=`. It calls the host of its URL and no other: a redirect is no answer. A request is sent once.
 */
export function httpRegister(url: URL, bounds: AnswerBounds = usualBounds): CompanyRegister {
  const agent = new Agent({
    connections: 8,
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0 would turn the default off.
    connect: { timeout: bounds.milliseconds, rejectUnauthorized: true },
    allowH2: false,
    maxResponseSize: bounds.bytes,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 4000,
  })
  const limiter = new ConcurrencyLimiter({
    atOnce: 8,
    queue: { waiting: 32, detail: 'Many companies are being looked up in the register.' },
  })
  const underWay = new Map<string, number>()
  const count = (organisationId: string, by: 1 | -1): void => {
    const now = (underWay.get(organisationId) ?? 0) + by
    if (now > limits.companyLookUps) throw new LookUpLimitReached()
    if (now === 0) underWay.delete(organisationId)
    else underWay.set(organisationId, now)
  }
  return {
    async ask(businessId, organisationId) {
      count(organisationId, 1)
      try {
        return await limiter.run(() => asked(agent, url, businessId, bounds))
      } finally {
        count(organisationId, -1)
      }
    },
    close: () => agent.destroy(),
  }
}

async function asked(agent: Agent, url: URL, businessId: string, bounds: AnswerBounds): Promise<unknown> {
  const target = new URL(url)
  target.searchParams.set('businessId', businessId)
  const { status, text } = await exchange(agent, target, bounds)
  if (status === 404) return null
  if (status >= 300 && status < 400)
    throw new RegisterUnavailable('The register answered with a redirect, which is not followed.')
  if (status !== 200) throw new RegisterUnavailable(`The register answered with status ${status}.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new RegisterUnavailable('The register did not answer with JSON.')
  }
}

async function exchange(
  agent: Agent,
  target: URL,
  { milliseconds, bytes }: AnswerBounds,
): Promise<{ readonly status: number; readonly text: string }> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    const { statusCode, body } = await agent.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: 'GET',
      headers: { accept: 'application/json' },
      signal,
    })
    return { status: statusCode, text: await body.text() }
  } catch (error) {
    const reason = signal.aborted
      ? `The register did not answer within ${milliseconds} ms.`
      : (error as NodeJS.ErrnoException).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
        ? `The register answered with more than ${bytes} bytes.`
        : 'The register cannot be reached.'
    throw new RegisterUnavailable(reason, { cause: error })
  }
}
