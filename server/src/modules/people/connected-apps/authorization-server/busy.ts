import { errors } from 'oidc-provider'
import { ServiceBusy, ServiceUnavailable } from '../../../../platform/data/database-errors.ts'

/** Runs work on the database. A temporary failure becomes the 503 of OAuth, not a server error. */
export async function orTemporarilyUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceBusy || error instanceof ServiceUnavailable)) throw error
    const told = new errors.TemporarilyUnavailable('the service is busy; try again in a moment')
    throw Object.assign(told, { status: 503, statusCode: 503, expose: true })
  }
}
