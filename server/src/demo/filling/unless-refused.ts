import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'

/** What a request answers; null where it is refused, as dates, holidays and what others do may have it. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RequestRefused) return null
    throw error
  }
}
