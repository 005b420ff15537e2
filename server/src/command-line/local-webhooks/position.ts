import { UsageError } from '../command.ts'
import type { Position } from './event-log.ts'

const instant = /^\d{4}-\d{2}-\d{2}[Tt]/

/**
 * Where to read from, as it is given: an instant, a cursor of `GET /v1/integration-events`, or both with a slash between,
 * as `listen` tells its own position when it began at an instant. Throws `UsageError`.
 */
export function positionOf(text: string): Position {
  const [first = '', second] = text.split('/')
  if (instant.test(first) && isInstant(first))
    return second ? { since: first, cursor: second } : { since: first }
  if (/^[A-Za-z0-9_-]{20,}$/.test(text)) return { cursor: text }
  throw new UsageError(
    `--since must be an instant such as 2026-11-22T07:00:00Z, or a position that “konttori listen” ended with, which “${text}” is not.`,
  )
}

export const positionText = ({ since, cursor }: Position): string =>
  [since, cursor].filter(part => part !== undefined).join('/')

function isInstant(text: string): boolean {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}
