/** What the wall shows at every minute since the first instant of a date. */
export interface WallClock {
  /** Minutes from midnight of the date, by elapsed minute. */
  readonly shown: Int32Array
  /** The first elapsed minute at which the wall shows at least so many minutes from midnight, 0 to 2880. */
  readonly reached: Int32Array
}

const MINUTE = 60_000
/** Two days, and the hours that clocks may go back in them. */
const LENGTH = 2880 + 240

const clocks = new Map<string, WallClock>()

export function wallClock(date: string, timeZone: string): WallClock {
  const key = `${date} ${timeZone}`
  const known = clocks.get(key)
  if (known) return known
  const made = makeWallClock(date, timeZone)
  clocks.set(key, made)
  return made
}

function makeWallClock(date: string, timeZone: string): WallClock {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const midnight = Date.parse(`${date}T00:00Z`)
  /** Minutes from midnight of the date that the wall shows at an instant. */
  const shownAt = (instant: number) =>
    (Date.parse(`${wall.format(instant).replace(' ', 'T')}Z`) - midnight) / MINUTE

  // No zone is a day apart from UTC. The date begins where the wall first shows none of the date before.
  let start = midnight - 1440 * MINUTE
  while (shownAt(start) < 0) start += 60 * MINUTE
  while (shownAt(start - MINUTE) >= 0) start -= MINUTE

  const shown = new Int32Array(LENGTH)
  for (let from = 0; from < LENGTH; from += 30) fillHalfHour(shown, from, at => shownAt(start + at * MINUTE))
  const reached = new Int32Array(2881)
  for (let at = 0, next = 0; next <= 2880; at++)
    while (next <= 2880 && next <= (shown[at] ?? 0)) reached[next++] = at
  return { shown, reached }
}

/** Asks at both ends, and at every minute only where the clock changes between them. */
function fillHalfHour(shown: Int32Array, from: number, shownAt: (at: number) => number): void {
  const first = shownAt(from)
  const steady = shownAt(from + 29) === first + 29
  for (let at = from; at < from + 30; at++) shown[at] = steady ? first + at - from : shownAt(at)
}
